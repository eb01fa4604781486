import { placeAll } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { backdrop, plinth } from "../parts/stage.mjs";
import { still } from "../things/still.mjs";
import { maternityBelt } from "../things/worn.mjs";

export default still({
  name: "maternity-belt-pack",
  tint: "#F3E6E8",
  alt: {
    en: "A rose-beige maternity support belt closed in a ring as it is worn, broad at the back, with two adjustable side straps",
    hi: "पहनने के घेरे में बंद गुलाबी-भूरी मैटरनिटी सपोर्ट बेल्ट, पीछे से चौड़ी, दोनों ओर कसने वाली पट्टियाँ",
  },
  camera: { eye: [0, 3.3, 8], target: [0, 0.62, 0], fov: 23.5 },
  light: { below: "#f9eeef" },
  reach: { middle: [0, 0.8, 0], radius: 2.8 },
  things: async () => [
    backdrop("#F3E6E8", { wall: "#E3C7CC", back: 2 }),
    plinth("#FBF4F5", { radius: 1.75, height: 0.2 }),
    placeAll(maternityBelt({ cloth: "#D9A79A", edge: "#B56F6B", inner: "#F7E7DD" }), rotateY(-24), move(0, 0.2, 0)),
  ],
});
