import { placeAll } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { backdrop } from "../parts/stage.mjs";
import { backpack } from "../things/outing.mjs";
import { table } from "../things/props.mjs";
import { still } from "../things/still.mjs";

export default still({
  name: "diaper-backpack-pack",
  tint: "#ECE7E1",
  alt: {
    en: "A grey diaper backpack standing on a wooden floor, wide mouth, front pockets with tan piping, padded straps and a carry handle",
    hi: "लकड़ी के फ़र्श पर खड़ा स्लेटी डायपर बैकपैक, चौड़ा मुँह, सामने की जेबें, गद्देदार पट्टियाँ और पकड़ने का हैंडल",
  },
  camera: { eye: [0.4, 2.9, 9.6], target: [0, 1.58, 0], fov: 23.5 },
  light: { below: "#f3ece2" },
  reach: { middle: [0, 1.6, 0], radius: 3.1 },
  things: async () => [
    backdrop("#ECE7E1", { wall: "#D9CEC2", back: 0.9, bend: 0.7 }),
    placeAll(table("#D8B48A", { wide: 12, deep: 7, planks: 7 }), move(0, 0.012, 1.6)),
    placeAll(backpack({ cloth: "#8A8F98", trim: "#C79A68", lining: "#6E747E" }), rotateY(-26), move(0.02, 0, 0)),
  ],
});
