import { placeAll } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { drops, towel } from "../goods/bath.mjs";
import { faceWash } from "../goods/face-wash.mjs";
import { aloePlant } from "../goods/garden.mjs";
import { good } from "../goods/good.mjs";

export default good({
  slug: "gentle-face-wash-trial",
  tint: "#E6F2EA",
  wall: "#CDE3D5",
  alt: {
    en: "A small 50 ml trial tube of Mylo Care gentle face wash standing on a folded towel",
    hi: "तह किए तौलिए पर खड़ी मायलो केयर हल्के फ़ेस वॉश की छोटी 50 मि.ली. ट्रायल ट्यूब",
  },
  camera: { eye: [0.5, 2.6, 9], target: [0.02, 1.12, 0], fov: 19 },
  things: async () => [
    placeAll(towel({ w: 1.9, d: 1.2, layers: 2, thick: 0.18, hex: "#FFF4EC" }), rotateY(10)),
    placeAll(await faceWash({ volume: "50 ml", small: true }), rotateY(14), move(-0.1, 0.35, 0.1)),
    placeAll(aloePlant({ size: 0.9, leaves: 8, seed: 5 }), move(1.12, 0, -0.7)),
    drops([
      [0.9, 0.95, 0.07],
      [1.06, 1.1, 0.045],
      [-1.1, 0.95, 0.06],
    ]),
  ],
});
