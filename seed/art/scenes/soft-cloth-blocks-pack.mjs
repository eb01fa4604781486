import { placeAll } from "../engine/mesh.mjs";
import { texture } from "../engine/texture.mjs";
import { move, rotateY, rotateZ } from "../engine/transform.mjs";
import { backdrop } from "../parts/stage.mjs";
import { faces } from "../things/drawings.mjs";
import { still } from "../things/still.mjs";
import { clothBlock } from "../things/toybox.mjs";

const face = (name) => texture(faces[name](), { width: 700 });

const cube = async ([front, right, left, top], ground) =>
  clothBlock(
    1.1,
    { front: await face(front), right: await face(right), left: await face(left), top: await face(top) },
    { front: ground },
  );

export default still({
  name: "soft-cloth-blocks-pack",
  tint: "#E6F0F8",
  alt: {
    en: "Six soft cloth blocks, some stacked, with an auto, a mango, a peacock, a lota, the moon and numbers in two scripts",
    hi: "कपड़े के छह नरम ब्लॉक, कुछ एक पर एक रखे, उन पर ऑटो, आम, मोर, लोटा, चाँद और दो लिपियों में अंक",
  },
  camera: { eye: [0.2, 3.4, 9], target: [0.05, 1.6, 0], fov: 27 },
  light: { below: "#eef3f8" },
  reach: { middle: [0, 1.4, 0], radius: 3.2 },
  things: async () => [
    backdrop("#E6F0F8", { wall: "#C6DCEE", back: 2.2 }),
    placeAll(await cube(["peacock", "three", "sun", "flower"], "#FBE0DA"), rotateY(-24), move(-1.2, 0.56, 0.1)),
    placeAll(await cube(["auto", "one", "lota", "six"], "#FDEBC8"), rotateY(16), move(0.12, 0.56, -0.25)),
    placeAll(await cube(["lota", "fish", "five", "kite"], "#DCE9FA"), rotateY(-14), move(1.4, 0.56, 0.15)),
    placeAll(await cube(["two", "moon", "elephant", "mango"], "#F4A93B"), rotateY(-32), move(-0.55, 1.67, -0.06)),
    placeAll(
      await cube(["mango", "four", "fish", "sun"], "#DDF0E4"),
      rotateY(20),
      rotateZ(-2),
      move(0.72, 1.68, -0.08),
    ),
    placeAll(await cube(["moon", "kite", "two", "one"], "#3E5592"), rotateY(-8), rotateZ(3), move(0.05, 2.8, -0.06)),
  ],
});
