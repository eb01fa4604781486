import { placeAll } from "../engine/mesh.mjs";
import { move, rotateY, scale } from "../engine/transform.mjs";
import { good } from "../goods/good.mjs";
import { pantsBag } from "../goods/pants-bag.mjs";
import { star } from "../parts/motifs.mjs";
import { stacker } from "../parts/toys.mjs";

export default good({
  slug: "diaper-pants-small",
  tint: "#E1F1E9",
  wall: "#C3E2D3",
  alt: {
    en: "A green bag of Mylo diaper pants, size S for 4 to 8 kg, 42 pants, with a smiling star on the front, beside stacking rings",
    hi: "मायलो डायपर पैंट का हरा पैक, साइज़ S, 4 से 8 किलो, 42 पैंट, सामने मुस्कराता तारा, पास में छल्लों का खिलौना",
  },
  camera: { eye: [0, 2.6, 9.6], target: [-0.05, 1.42, 0], fov: 23 },
  things: async () => [
    placeAll(
      await pantsBag({
        size: "S",
        weight: "4–8 kg",
        count: "42 pants",
        line: "a high back waist",
        film: ["#8FD0B4", "#4FA684"],
        ink: "#1F6F5C",
        ground: "#E6F6EE",
        drawing: star("#FFD67A"),
        layout: "tower",
        w: 2.3,
        h: 2.6,
        d: 1.15,
        seed: 5,
      }),
      rotateY(20),
      move(0.24, 0, 0),
    ),
    placeAll(stacker(), scale(0.86), move(-1.5, 0, 0.7)),
  ],
});
