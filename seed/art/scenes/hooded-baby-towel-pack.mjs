import { placeAll } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { backdrop } from "../parts/stage.mjs";
import { pegRail } from "../things/diapering.mjs";
import { hoodedTowel } from "../things/linen.mjs";
import { leafShade } from "../things/props.mjs";
import { still } from "../things/still.mjs";

export default still({
  name: "hooded-baby-towel-pack",
  tint: "#E6F1EE",
  alt: {
    en: "A soft aqua terry towel with a cream muslin hood, hanging in folds from a wooden peg",
    hi: "क्रीम मलमल की टोपी वाला हल्का हरा-नीला टेरी तौलिया, लकड़ी की खूँटी से तहों में लटका हुआ",
  },
  camera: { eye: [0.8, 2.4, 9], target: [0, 1.85, 0], fov: 26 },
  light: { below: "#edf5f2" },
  reach: { middle: [0, 1.9, 0], radius: 3.2 },
  things: async () => [
    backdrop("#E6F1EE", { wall: "#C9E2DB", back: -0.4, bend: 0.6 }),
    pegRail([-1.7, 0, 1.7], 3.42, { z: -0.1 }),
    placeAll(
      hoodedTowel({ hex: "#A9D5CE", edge: "#5FA39A", inner: "#FFF5E6", y: 3.12 }),
      rotateY(-4),
      move(0, 0, 0.02),
    ),
    leafShade([2.6, 3.8, 2.2], { count: 9, size: 0.6, dir: [-1, -0.2, 0] }),
  ],
});
