import { houseLight } from "../engine/light.mjs";
import { placeAll } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { tint } from "../palette.mjs";
import { backdrop } from "../parts/stage.mjs";
import { stroller } from "../parts/stroller.mjs";

export default {
  name: "everyday-stroller-sun-hood-pack",
  width: 1080,
  height: 1080,
  tint: tint.leaf,
  alt: {
    en: "A sage green baby stroller with a three-hoop hood, padded cream seat, harness, bumper bar and basket",
    hi: "तीन घेरों वाली छतरी, गद्देदार क्रीम सीट, बेल्ट और टोकरी वाला हल्का हरा बेबी स्ट्रॉलर",
  },
  async draw({ shot, quality }) {
    return [
      await shot({
        meshes: [
          backdrop(tint.leaf, { wall: "#CBE5D8", back: 4 }),
          placeAll(stroller({ cloth: "#5E9A86", lining: "#FBF1E2", trim: "#3F7765" }), rotateY(-52), move(0, 0, 0.1)),
        ],
        camera: { eye: [0, 2.7, 11], target: [0.02, 1.42, 0], fov: 20 },
        light: houseLight({ quality, spread: 18, sun: 1.25, below: "#e2f3ea" }),
        reach: { middle: [0, 1.5, 0], radius: 3 },
        shadowSize: 1536,
      }),
    ];
  },
};
