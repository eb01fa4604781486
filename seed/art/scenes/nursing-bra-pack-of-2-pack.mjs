import { placeAll } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { backdrop, plinth } from "../parts/stage.mjs";
import { nursingBra } from "../things/basics.mjs";
import { still } from "../things/still.mjs";

export default still({
  name: "nursing-bra-pack-of-2-pack",
  tint: "#F8E9E1",
  alt: {
    en: "Two soft cotton nursing bras without wires, one in a skin tone and one in maroon, with clips on the straps",
    hi: "बिना तार की दो मुलायम सूती नर्सिंग ब्रा, एक त्वचा के रंग की और एक मरून, पट्टियों पर क्लिप",
  },
  camera: { eye: [0, 3.1, 9.4], target: [0.15, 1.3, 0], fov: 28.5 },
  light: { below: "#fbefe8" },
  reach: { middle: [0, 1.2, 0], radius: 3.2 },
  things: async () => [
    backdrop("#F8E9E1", { wall: "#EFCFBF", back: 2 }),
    placeAll([plinth("#FCF3EE", { radius: 1.25, height: 0.62 })], move(-0.95, 0, -0.9)),
    placeAll(nursingBra({ hex: "#7C2B3C", trim: "#5F1E2D" }), rotateY(14), move(-0.95, 0.62, -0.9)),
    placeAll(nursingBra({ hex: "#D9AB8C", trim: "#BF8C6C" }), rotateY(-20), move(0.95, 0.03, 0.5)),
  ],
});
