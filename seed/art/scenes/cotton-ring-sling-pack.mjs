import { placeAll } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { cotton } from "../parts/fabric.mjs";
import { backdrop } from "../parts/stage.mjs";
import { ringSling } from "../things/basics.mjs";
import { pegRail } from "../things/diapering.mjs";
import { stripes } from "../things/repeats.mjs";
import { still } from "../things/still.mjs";

export default still({
  name: "cotton-ring-sling-pack",
  tint: "#F7E9D6",
  alt: {
    en: "A handwoven terracotta cotton ring sling with a cream and indigo border, gathered through two cast rings, hanging from a wooden peg",
    hi: "क्रीम और नील किनारी वाली हाथ से बुनी गेरुए रंग की सूती रिंग स्लिंग, दो ढले छल्लों से निकली, लकड़ी की खूँटी पर टँगी",
  },
  camera: { eye: [-0.5, 2.2, 9], target: [0.05, 1.98, 0], fov: 25 },
  light: { below: "#fbf0e0" },
  reach: { middle: [0, 1.9, 0], radius: 3.1 },
  things: async () => {
    const map = await stripes([
      ["#C0633F", 9],
      ["#FBEBD2", 0.5],
      ["#C0633F", 0.6],
      ["#33476F", 1],
      ["#C0633F", 0.6],
      ["#FBEBD2", 0.5],
      ["#C0633F", 2],
    ]);
    return [
      backdrop("#F7E9D6", { wall: "#EFD5B2", back: -0.4, bend: 0.6 }),
      pegRail([-1.6, 0, 1.6], 3.5, { z: -0.12 }),
      placeAll(ringSling({ ...cotton("#C0633F"), map }), rotateY(6), move(0, 3.1, 0.28)),
    ];
  },
});
