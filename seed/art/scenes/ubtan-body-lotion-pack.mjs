import { placeAll } from "../engine/mesh.mjs";
import { move, rotateX, rotateY } from "../engine/transform.mjs";
import { bloom } from "../goods/garden.mjs";
import { good } from "../goods/good.mjs";
import { almondHeap } from "../goods/pantry.mjs";
import { ubtanLotion } from "../goods/ubtan.mjs";
import { arch } from "../parts/stage.mjs";

export default good({
  slug: "ubtan-body-lotion",
  tint: "#F8EBDC",
  wall: "#E8CBA6",
  alt: {
    en: "A slim cream 200 ml pump bottle of Mylo Veda ubtan body lotion, a marigold garland round its foot, with almonds",
    hi: "बादाम के साथ मायलो वेदा उबटन बॉडी लोशन की 200 मि.ली. की पतली क्रीम-रंगी पंप बोतल, नीचे गेंदे की माला",
  },
  camera: { eye: [-0.5, 2.4, 9], target: [0.1, 1.44, 0], fov: 23 },
  light: { quality: 1.2 },
  things: async () => [
    placeAll(arch("#E5B877", { width: 2, height: 2.6 }), move(0.5, 0, -1.7)),
    placeAll(await ubtanLotion(), rotateY(4), move(-0.1, 0, 0.1)),
    placeAll(almondHeap({ count: 10, spread: 0.46 }), move(0.98, 0, 0.8)),
    placeAll(bloom({ r: 0.3 }), rotateX(20), move(-0.98, 0.06, 0.7)),
  ],
});
