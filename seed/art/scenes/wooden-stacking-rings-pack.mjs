import { placeAll } from "../engine/mesh.mjs";
import { move, rotateX, rotateY, rotateZ } from "../engine/transform.mjs";
import { backdrop } from "../parts/stage.mjs";
import { stripes } from "../things/repeats.mjs";
import { still } from "../things/still.mjs";
import { ringBase, stackRing } from "../things/toybox.mjs";

const RINGS = [
  [1.02, "#C9503F"],
  [0.92, "#E08A3C"],
  [0.82, "#E5B94A"],
  [0.72, "#6FA06A"],
  [0.62, "#4F86A8"],
  [0.53, "#86629B"],
];

export default still({
  name: "wooden-stacking-rings-pack",
  tint: "#FDF0D8",
  alt: {
    en: "A wooden stacking toy: four stained rings on a rod covered in striped cotton, two smaller rings lying in front",
    hi: "लकड़ी के छल्लों का खिलौना: धारीदार सूती खंभे पर चार रंगीन छल्ले, दो छोटे छल्ले सामने रखे हुए",
  },
  camera: { eye: [0, 3, 8.2], target: [0.1, 1.12, 0], fov: 25 },
  light: { below: "#fdf1dc" },
  reach: { middle: [0, 1.1, 0], radius: 2.9 },
  things: async () => [
    backdrop("#FDF0D8", { wall: "#F9DDAE", back: 2.2 }),
    placeAll(
      [
        ringBase(await stripes(Array.from({ length: 28 }, (_, k) => [k % 2 ? "#F2A594" : "#FFF6E8", 1]))),
        RINGS.slice(0, 4).map(([r, hex], k) =>
          placeAll([stackRing(r, hex, k)], rotateZ(k % 2 ? 1.5 : -1.5), move(0.004 * k, 0.42 + k * 0.315, 0)),
        ),
      ],
      rotateZ(-1.5),
      move(-0.3, 0, -0.2),
    ),
    placeAll([stackRing(RINGS[4][0], RINGS[4][1], 4)], rotateX(66), rotateY(18), move(1.05, 0.52, 0.2)),
    placeAll([stackRing(RINGS[5][0], RINGS[5][1], 5)], move(0.35, 0.17, 1.1)),
  ],
});
