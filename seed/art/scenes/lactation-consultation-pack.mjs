import { paint, placeAll } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { cotton } from "../parts/fabric.mjs";
import { backdrop } from "../parts/stage.mjs";
import { ply, zigzag } from "../things/folds.mjs";
import { bolster } from "../things/linen.mjs";
import { muslin } from "../things/matter.mjs";
import { tumbler } from "../things/props.mjs";
import { bloom, leafPair, repeat } from "../things/repeats.mjs";
import { still } from "../things/still.mjs";
import { caller, phone } from "../things/visit.mjs";

export default still({
  name: "lactation-consultation-pack",
  tint: "#FBE9E4",
  alt: {
    en: "A phone showing a counsellor in a green sari on a video call, beside a nursing cushion, a folded muslin and a steel tumbler of water",
    hi: "फ़ोन पर वीडियो कॉल में हरी साड़ी वाली सलाहकार, पास में नर्सिंग तकिया, तह की मलमल और स्टील के गिलास में पानी",
  },
  camera: { eye: [0, 3.2, 8.8], target: [0, 1.1, 0], fov: 28 },
  light: { below: "#fdf0ec" },
  reach: { middle: [0, 1.2, 0], radius: 3.2 },
  things: async () => [
    backdrop("#FBE9E4", { wall: "#F3CDC2", back: 2 }),
    placeAll(
      await phone(
        caller({
          ground: "#F7D9B8",
          skin: "#8F5A3A",
          hair: "#2A1D1C",
          coat: "#2F7D69",
          dupatta: "#F4A93B",
          bun: false,
        }),
      ),
      rotateY(-14),
      move(0.8, 0, -0.25),
    ),
    placeAll(
      [
        bolster(
          [
            [-0.75, 0.4, 0.75],
            [-0.95, 0.4, 0.15],
            [-0.6, 0.42, -0.5],
            [0.1, 0.42, -0.72],
            [0.75, 0.4, -0.4],
          ],
          (t) => 0.26 + 0.16 * Math.sin(t * Math.PI),
          cotton("#E7A79C", { map: await repeat("#E7A79C", [leafPair("#FBE7DD")], { scale: 0.55 }) }),
          { cell: 0.04 },
        ),
      ],
      rotateY(10),
      move(-0.8, 0, -0.15),
    ),
    placeAll(
      [
        paint(
          ply(zigzag(4, 0.95, 0.07), 1.2, 0.06, { seed: 6, scale: 1.1 }),
          muslin("#FFF6EA", { map: await repeat("#FFF6EA", [bloom("#F2A79A", "#F4A93B")], { scale: 0.6 }) }),
        ),
      ],
      rotateY(22),
      move(-0.55, 0, 1.1),
    ),
    placeAll(tumbler(0.27, 0.68), move(1.75, 0, 0.65)),
  ],
});
