import { paint, placeAll, rest } from "../engine/mesh.mjs";
import { roundedRect, slab } from "../engine/solid.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { cotton } from "../parts/fabric.mjs";
import { backdrop } from "../parts/stage.mjs";
import { bolster } from "../things/linen.mjs";
import { muslin } from "../things/matter.mjs";
import { still } from "../things/still.mjs";

export default still({
  name: "pregnancy-pillow-c-shaped-pack",
  tint: "#E3E8F2",
  alt: {
    en: "A long C-shaped pregnancy pillow in dusk blue cotton lying on a cream mattress",
    hi: "क्रीम गद्दे पर रखा धुंधले नीले सूती कवर वाला लंबा C आकार का प्रेगनेंसी तकिया",
  },
  camera: { eye: [1.2, 6.2, 7.4], target: [0.05, 0.35, 0.1], fov: 27 },
  light: { below: "#ebeff7" },
  reach: { middle: [0, 0.5, 0], radius: 3.4 },
  things: async () => {
    const pillow = bolster(
      [
        [0.85, 0.4, 1.75],
        [0.1, 0.42, 1.85],
        [-0.75, 0.44, 1.35],
        [-1.0, 0.44, 0.3],
        [-0.95, 0.44, -0.8],
        [-0.35, 0.42, -1.55],
        [0.45, 0.4, -1.6],
        [1.0, 0.36, -1.2],
      ],
      (t) => 0.4 - 0.1 * Math.max(0, t - 0.75) * 2 + 0.02 * Math.sin(t * 9),
      cotton("#7E93BD"),
      { cell: 0.05 },
    );
    return [
      backdrop("#E3E8F2", { wall: "#C2CCE2", back: 4 }),
      placeAll(
        [
          paint(
            slab(roundedRect(4.2, 5.2, 0.5), 0.36, { edge: 0.16, puff: 0.05, rings: 30 }),
            muslin("#FBF4E8", { crinkle: 0.6 }),
          ),
        ],
        rotateY(-24),
        move(0, 0.18, 0),
      ),
      placeAll(rest([pillow], 0.36), rotateY(-24), move(0, 0, 0)),
    ];
  },
});
