import { placeAll, rest } from "../engine/mesh.mjs";
import { move, rotateX, rotateY } from "../engine/transform.mjs";
import { drops } from "../goods/bath.mjs";
import { aloePlant } from "../goods/garden.mjs";
import { good } from "../goods/good.mjs";
import { aloeWipes } from "../goods/wipes.mjs";
import { tint } from "../palette.mjs";
import { plinth } from "../parts/stage.mjs";

export default good({
  slug: "baby-wipes-72",
  tint: tint.leaf,
  wall: "#CDE8DB",
  alt: {
    en: "A soft green pack of 72 Mylo Baby wipes with aloe, its white lid closed, an aloe plant behind it",
    hi: "एलोवेरा वाले मायलो बेबी वाइप्स का 72 का हरा मुलायम पैक, बंद सफ़ेद ढक्कन, पीछे एलोवेरा का पौधा",
  },
  camera: { eye: [0.4, 2.9, 8.4], target: [0.02, 0.98, 0], fov: 22.5 },
  things: async () => [
    plinth("#F3FBF7", { radius: 1.75, height: 0.16 }),
    placeAll(rest(placeAll(await aloeWipes(), rotateX(-34), rotateY(-8)), 0.16), move(-0.02, 0, 0.3)),
    placeAll(aloePlant({ size: 2.1, leaves: 11 }), move(0.7, 0, -1.5)),
    drops(
      [
        [-1.1, 1.45, 0.09],
        [-0.86, 1.62, 0.05],
        [1.2, 1.3, 0.07],
      ],
      0.14,
    ),
  ],
});
