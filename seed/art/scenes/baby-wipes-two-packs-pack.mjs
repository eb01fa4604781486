import { placeAll, rest } from "../engine/mesh.mjs";
import { move, rotateX, rotateY, rotateZ } from "../engine/transform.mjs";
import { good } from "../goods/good.mjs";
import { aloeWipes } from "../goods/wipes.mjs";

export default good({
  slug: "baby-wipes-two-packs",
  tint: "#DDF0EE",
  wall: "#BFE0DD",
  alt: {
    en: "Two packs of Mylo Baby wipes with aloe, 72 in each, one standing behind and one lying in front",
    hi: "एलोवेरा वाले मायलो बेबी वाइप्स के दो पैक, हर एक में 72, एक पीछे खड़ा और एक आगे लेटा",
  },
  camera: { eye: [0.6, 3.6, 8], target: [0, 0.72, 0.1], fov: 23.5 },
  things: async () => [
    placeAll(rest(placeAll(await aloeWipes(), rotateX(-70), rotateY(16)), 0), move(0.16, 0, 1.02)),
    placeAll(rest(placeAll(await aloeWipes(), rotateX(-12), rotateZ(-2), rotateY(-12)), 0), move(-0.12, 0, -0.6)),
  ],
});
