import { placeAll } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { sunHat } from "../goods/bath.mjs";
import { smilingSun } from "../goods/drawings.mjs";
import { good } from "../goods/good.mjs";
import { fit, head, print, put, stack, waves } from "../goods/labels.mjs";
import { softTube, tubeScrew } from "../goods/tubes.mjs";
import { words } from "../packs/label.mjs";
import { hue } from "../palette.mjs";

const label = `<rect width="1000" height="1700" fill="#E9F4FD"/>${waves(1000, 1700, 1330, "#A9D2F0", "#7DB7E4")}${head("BABY", 500, 120, 124, hue.coral)}${put(smilingSun(), 500, 560, 1.5)}${stack(
  [
    ["Mineral", 100, { weight: 400 }],
    ["Sunscreen", 116],
  ],
  500,
  720,
  740,
  { colour: "#1F5288" },
)}${words("SPF 30", 500, 1120, 130, { colour: "#E5731E" })}${fit("zinc oxide only", 500, 1220, 66, 700, { colour: "#2F6298", weight: 400 })}${words("50 g", 500, 1560, 90, { colour: "#FFFFFF" })}`;

export default good({
  slug: "baby-mineral-sunscreen-50g",
  tint: "#FFF3D6",
  wall: "#FBDF9E",
  alt: {
    en: "A pale blue 50 g tube of Mylo Baby mineral sunscreen SPF 30 with a smiling sun, beside a baby's cotton sun hat",
    hi: "मुस्कराते सूरज वाली मायलो बेबी मिनरल सनस्क्रीन SPF 30 की 50 ग्राम की हल्की नीली ट्यूब, पास में शिशु की सूती टोपी",
  },
  camera: { eye: [-0.3, 2.6, 9], target: [0.16, 1.14, 0], fov: 20.5 },
  things: async () => [
    placeAll(
      [
        softTube({
          map: await print(1000, 1700, label, 1.4),
          colour: "#E9F4FD",
          w: 1.12,
          a: 0.45,
          b: 0.42,
          h: 1.86,
          capHeight: 0.4,
        }),
        tubeScrew({ r: 0.4, h: 0.4, colour: "#F59A3E", ribs: 40 }),
      ].flat(),
      rotateY(8),
      move(-0.5, 0, 0.2),
    ),
    placeAll(sunHat({ r: 0.46, hex: "#FFF8EC", band: "#7DB7E4" }), rotateY(20), move(0.9, 0, -0.2)),
  ],
});
