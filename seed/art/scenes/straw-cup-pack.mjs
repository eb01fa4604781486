import { placeAll } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { backdrop, plinth } from "../parts/stage.mjs";
import { strawCup } from "../things/feeding.mjs";
import { still } from "../things/still.mjs";

export default still({
  name: "straw-cup-pack",
  tint: "#E0F0F2",
  alt: {
    en: "A clear round cup of water with a teal lid, two soft handles and a straw whose steel weight lies at the bottom",
    hi: "पानी भरा गोल पारदर्शी कप, टील ढक्कन, दो मुलायम हत्थे और तले में स्टील के वज़न वाला स्ट्रॉ",
  },
  camera: { eye: [0, 2.5, 7.6], target: [0, 1.2, 0], fov: 24.5 },
  light: { below: "#e8f4f5" },
  reach: { middle: [0, 1.2, 0], radius: 2.6 },
  things: async () => [
    backdrop("#E0F0F2", { wall: "#BEDFE3", back: 1.9 }),
    plinth("#F5FBFB", { radius: 1.55, height: 0.2 }),
    placeAll(strawCup({ lid: "#2F8F94", handle: "#F2957F" }), rotateY(-20), move(0, 0.2, 0)),
  ],
});
