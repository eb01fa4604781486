import { placeAll } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { dollop, towel } from "../goods/bath.mjs";
import { good } from "../goods/good.mjs";
import { fit, head, print, put, stack } from "../goods/labels.mjs";
import { softTube, tubeFlip } from "../goods/tubes.mjs";
import { pill, words } from "../packs/label.mjs";
import { hue } from "../palette.mjs";
import { cloud, star } from "../parts/motifs.mjs";

const label = `<rect width="1000" height="1720" fill="#FFFFFF"/><path d="M0 1000Q500 780 1000 1000V1720H0z" fill="#F9B7B0"/><path d="M0 1090Q500 870 1000 1090V1720H0z" fill="#F58F8A"/>${head("BABY", 500, 150, 130, hue.coral)}${stack(
  [
    ["Diaper Rash", 116],
    ["Cream", 96, { weight: 400 }],
  ],
  500,
  360,
  760,
  { colour: "#A8323F" },
)}${pill("Zinc oxide 15 %", 500, 690, 420, 52, "#5FB0A0")}${fit("and shea butter", 500, 816, 62, 600, { colour: "#A8323F", weight: 400 })}
${put(cloud("#FFFFFF", 0.85), 500, 1150, 3)}${put(star("#FFD88A"), 610, 1080, 1)}${words("50 g", 500, 1420, 84, { colour: "#FFFFFF" })}${fit("no added fragrance", 500, 1516, 58, 640, { colour: "#FFFFFF", weight: 400 })}`;

export default good({
  slug: "diaper-rash-cream",
  tint: "#DDEFEA",
  wall: "#C7E4DD",
  alt: {
    en: "A white and coral 50 g tube of Mylo Baby diaper rash cream with zinc oxide, a dab of white cream and a folded cloth",
    hi: "ज़िंक ऑक्साइड वाली मायलो बेबी डायपर रैश क्रीम की 50 ग्राम की सफ़ेद-मूँगिया ट्यूब, सफ़ेद क्रीम और तह किया कपड़ा",
  },
  camera: { eye: [0, 2.8, 9], target: [0.1, 1.16, 0], fov: 20.5 },
  things: async () => [
    placeAll(
      softTube({
        map: await print(1000, 1720, label, 1.5),
        colour: "#FFFFFF",
        w: 1.16,
        a: 0.52,
        b: 0.36,
        h: 1.95,
        capHeight: 0.36,
      }),
      rotateY(-14),
      move(-0.3, 0, 0.1),
    ),
    placeAll([tubeFlip({ a: 0.52, b: 0.37, h: 0.36, colour: "#5FB0A0" })], rotateY(-14), move(-0.3, 0, 0.1)),
    placeAll(towel({ w: 1.3, d: 0.9, layers: 3, hex: "#F9C9C2" }), rotateY(-18), move(1.02, 0, -0.7)),
    placeAll(dollop({ r: 0.3, h: 0.3 }), move(0.78, 0, 0.9)),
  ],
});
