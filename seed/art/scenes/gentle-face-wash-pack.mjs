import { placeAll } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { faceWash } from "../goods/face-wash.mjs";
import { aloePlant } from "../goods/garden.mjs";
import { good } from "../goods/good.mjs";
import { grains } from "../goods/pantry.mjs";
import { plinth } from "../parts/stage.mjs";

export default good({
  slug: "gentle-face-wash",
  tint: "#FDECE6",
  wall: "#F6D2C8",
  alt: {
    en: "A 100 ml tube of Mylo Care gentle face wash standing on its cap, with an aloe plant and rice",
    hi: "एलोवेरा के पौधे और चावल के साथ अपने ढक्कन पर खड़ी मायलो केयर हल्के फ़ेस वॉश की 100 मि.ली. ट्यूब",
  },
  camera: { eye: [0, 2.5, 9], target: [0.14, 1.56, 0], fov: 24 },
  things: async () => [
    placeAll([plinth("#FFF6F2", { radius: 1.2, height: 0.22 })], move(-0.2, 0, 0.1)),
    placeAll(await faceWash({ volume: "100 ml" }), rotateY(-14), move(-0.2, 0.22, 0.1)),
    placeAll(aloePlant({ size: 1.5, leaves: 9 }), move(1.25, 0, -0.9)),
    placeAll(
      grains({ r: 0.42, h: 0.12, count: 330, shape: [0.016, 0.014, 0.05], colours: ["#FFFDF6", "#F6EFE0"], seed: 21 }),
      move(1.0, 0, 0.95),
    ),
  ],
});
