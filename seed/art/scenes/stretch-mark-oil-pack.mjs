import { placeAll } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { bellyOil } from "../goods/belly.mjs";
import { sprig } from "../goods/garden.mjs";
import { good } from "../goods/good.mjs";
import { almondHeap } from "../goods/pantry.mjs";
import { plinth } from "../parts/stage.mjs";

export default good({
  slug: "stretch-mark-oil",
  tint: "#FBE9E2",
  wall: "#EFC9BC",
  alt: {
    en: "A round clear 100 ml bottle of golden Mylo Care stretch mark oil with a wooden stopper, almonds beside it",
    hi: "लकड़ी के ढक्कन वाली मायलो केयर स्ट्रेच मार्क ऑयल की 100 मि.ली. की गोल पारदर्शी बोतल, पास में बादाम",
  },
  camera: { eye: [0, 2.4, 8.8], target: [0.12, 1.2, 0], fov: 21.5 },
  things: async () => [
    placeAll([plinth("#FBEFE9", { radius: 1.05, height: 0.34, edge: 0.12 })], move(-0.1, 0, 0)),
    placeAll(await bellyOil(), rotateY(-4), move(-0.1, 0.34, 0)),
    placeAll(almondHeap({ count: 8, spread: 0.4, size: 0.15, seed: 11 }), move(1.06, 0, 0.86)),
    placeAll(
      sprig({ hex: "#6F9A74", length: 1.2, size: 0.38, slim: 0.2, rise: 0.3 }),
      rotateY(-150),
      move(-0.42, 0.05, 1.2),
    ),
  ],
});
