import { lathe, paint, placeAll, profile } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { cotton } from "../parts/fabric.mjs";
import { armchair } from "../parts/room.mjs";
import { backdrop } from "../parts/stage.mjs";
import { bolster } from "../things/linen.mjs";
import { timber } from "../things/matter.mjs";
import { tumbler } from "../things/props.mjs";
import { dots, repeat } from "../things/repeats.mjs";
import { still } from "../things/still.mjs";

export default still({
  name: "lactation-home-visit-abu-dhabi-pack",
  tint: "#E3EFEF",
  alt: {
    en: "An armchair ready for a feed, a dotted nursing cushion on its seat and a tumbler of water on the small table beside it",
    hi: "दूध पिलाने के लिए तैयार कुर्सी, सीट पर बिंदीदार नर्सिंग तकिया और पास की छोटी मेज़ पर पानी का गिलास",
  },
  camera: { eye: [0.6, 4, 13], target: [0.2, 2.0, 0], fov: 27 },
  light: { below: "#ecf4f4" },
  reach: { middle: [0, 1.8, 0], radius: 4.2 },
  things: async () => [
    backdrop("#E3EFEF", { wall: "#C2DADA", back: 2.6 }),
    placeAll([armchair("#D9A27E")], rotateY(-18), move(-0.5, 1.72, -0.4)),
    placeAll(
      [
        bolster(
          [
            [-0.8, 0.3, 0.75],
            [-1.0, 0.3, 0.1],
            [-0.6, 0.32, -0.5],
            [0.1, 0.32, -0.7],
            [0.75, 0.32, -0.4],
            [0.95, 0.3, 0.25],
            [0.7, 0.3, 0.8],
          ],
          (t) => 0.24 + 0.14 * Math.sin(t * Math.PI),
          cotton("#5F9A9A", { map: await repeat("#5F9A9A", [dots("#D9ECE8")], { columns: 5, scale: 0.9 }) }),
          { cell: 0.045 },
        ),
      ],
      rotateY(-18),
      move(-0.6, 1.74, 0.05),
    ),
    placeAll(
      [
        paint(
          lathe(
            profile([
              [0.5, 0],
              [0.46, 0.06, 0.03],
              [0.08, 0.14, 0.1],
              [0.07, 1.5, 0.1],
              [0.72, 1.56, 0.04],
              [0.72, 1.64, 0.03],
              [0.001, 1.64],
            ]),
            { around: 96 },
          ),
          timber("#B98A5C", { along: [1, 0, 0.2], heart: [2.4, -1, 0] }),
        ),
        placeAll(tumbler(0.24, 0.6), move(0.1, 1.64, 0.05)),
      ],
      move(2.5, 0, 0.3),
    ),
  ],
});
