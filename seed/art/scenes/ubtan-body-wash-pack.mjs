import { placeAll } from "../engine/mesh.mjs";
import { move, rotateX, rotateY } from "../engine/transform.mjs";
import { bloom, petals } from "../goods/garden.mjs";
import { good } from "../goods/good.mjs";
import { turmericRoot } from "../goods/pantry.mjs";
import { ubtanWash } from "../goods/ubtan.mjs";
import { plinth } from "../parts/stage.mjs";

export default good({
  slug: "ubtan-body-wash",
  tint: "#FFF1D2",
  wall: "#F8D898",
  alt: {
    en: "A honey 200 ml bottle of Mylo Veda ubtan body wash with turmeric root and marigold flowers",
    hi: "हल्दी की गाँठ और गेंदे के फूलों के साथ मायलो वेदा उबटन बॉडी वॉश की 200 मि.ली. की शहद-रंगी बोतल",
  },
  camera: { eye: [0.3, 2.5, 9], target: [0.06, 1.28, 0], fov: 22.5 },
  things: async () => [
    placeAll([plinth("#FFF8E6", { radius: 1.3, height: 0.2 })], move(-0.05, 0, 0)),
    placeAll(await ubtanWash(), rotateY(-12), move(-0.1, 0.2, 0)),
    placeAll(turmericRoot(), rotateY(20), move(0.94, 0, 1)),
    placeAll(bloom({ r: 0.36 }), rotateX(24), move(-1.2, 0.08, 0.78)),
    placeAll(petals({ hex: "#F39A2B", count: 9, spread: [0.5, 0.3], size: 0.15, seed: 4 }), move(-0.7, 0, 1.25)),
  ],
});
