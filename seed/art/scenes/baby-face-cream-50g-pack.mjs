import { placeAll } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { cotton, dollop } from "../goods/bath.mjs";
import { good } from "../goods/good.mjs";
import { fit, head, print, put, stack } from "../goods/labels.mjs";
import { airlessTube } from "../goods/vanity.mjs";
import { pill } from "../packs/label.mjs";
import { hue } from "../palette.mjs";
import { cloud, moon } from "../parts/motifs.mjs";
import { arch, plinth } from "../parts/stage.mjs";

const label = `<rect width="1000" height="2000" fill="#FCE4DF"/><path d="M0 1420Q500 1240 1000 1420V2000H0z" fill="#F7B9B0"/>${put(cloud("#FFFFFF"), 300, 1560, 2.4)}${put(cloud("#FFFFFF"), 720, 1660, 2)}${put(moon("#FBD27F"), 520, 1420, 2)}${head("BABY", 500, 190, 140, hue.coral)}${stack(
  [
    ["Baby", 130, { weight: 400 }],
    ["Face Cream", 120],
  ],
  500,
  460,
  760,
  { colour: "#9A3A44" },
)}${fit("shea and a little beeswax", 500, 880, 66, 760, { colour: "#A8545A", weight: 400 })}${pill("50 g", 500, 1040, 240, 76, "#EF7A80")}`;

export default good({
  slug: "baby-face-cream-50g",
  tint: "#FDEAE4",
  wall: "#F7CFC4",
  alt: {
    en: "A round coral 50 g pump tube of Mylo Baby face cream with a sleeping moon, beside cotton balls and a dab of cream",
    hi: "सोते चाँद वाली मायलो बेबी फ़ेस क्रीम की 50 ग्राम की गोल पंप ट्यूब, पास में रुई और थोड़ी क्रीम",
  },
  camera: { eye: [0.3, 2.3, 8.8], target: [0.06, 1.22, 0], fov: 20.5 },
  light: { quality: 1.2 },
  things: async () => [
    placeAll(arch("#F5B9AE", { width: 1.9, height: 2.4 }), move(-0.3, 0, -1.2)),
    placeAll([plinth("#FFF6F2", { radius: 0.95, height: 0.26 })], move(-0.1, 0, 0.1)),
    placeAll(
      airlessTube({ map: await print(1000, 2000, label, 1.2), colour: "#FCE4DF" }),
      rotateY(6),
      move(-0.1, 0.26, 0.1),
    ),
    cotton([
      [1.02, 0.5, 0.26],
      [0.74, 1, 0.2],
      [1.3, 0.98, 0.18],
    ]),
    placeAll(dollop({ r: 0.18, h: 0.18 }), move(-1.05, 0, 0.98)),
  ],
});
