import { placeAll } from "../engine/mesh.mjs";
import { rotateY } from "../engine/transform.mjs";
import { good } from "../goods/good.mjs";
import { pantsBag } from "../goods/pants-bag.mjs";
import { boat } from "../parts/motifs.mjs";

export default good({
  slug: "diaper-pants-xl",
  tint: "#EEE6F8",
  wall: "#D5C4EB",
  alt: {
    en: "A violet bag of Mylo diaper pants, size XL for 12 to 17 kg, 28 pants, with a paper boat on the front",
    hi: "मायलो डायपर पैंट का बैंगनी पैक, साइज़ XL, 12 से 17 किलो, 28 पैंट, सामने काग़ज़ की नाव",
  },
  camera: { eye: [-0.3, 2.3, 9.8], target: [-0.02, 1.6, 0], fov: 24 },
  things: async () => [
    placeAll(
      await pantsBag({
        size: "XL",
        weight: "12–17 kg",
        count: "28 pants",
        line: "changed standing, for runners",
        film: ["#B79AD8", "#7F5DB0"],
        ink: "#56357F",
        ground: "#F0E8FA",
        drawing: boat("#EF4E5E", "#FFFFFF"),
        layout: "beside",
        w: 2.6,
        h: 3.05,
        d: 1.25,
        seed: 11,
      }),
      rotateY(24),
    ),
  ],
});
