import { placeAll } from "../engine/mesh.mjs";
import { rotateY } from "../engine/transform.mjs";
import { good } from "../goods/good.mjs";
import { pantsBag } from "../goods/pants-bag.mjs";
import { moon } from "../parts/motifs.mjs";

export default good({
  slug: "diaper-pants-xxl",
  tint: "#E3EAF8",
  wall: "#BCCBEA",
  alt: {
    en: "A large night-blue bag of Mylo diaper pants, size XXL for 15 to 25 kg, 24 pants, with a sleeping moon",
    hi: "मायलो डायपर पैंट का बड़ा गहरा नीला पैक, साइज़ XXL, 15 से 25 किलो, 24 पैंट, सोता हुआ चाँद",
  },
  camera: { eye: [0, 3.1, 10.2], target: [0.05, 1.66, 0], fov: 23.6 },
  things: async () => [
    placeAll(
      await pantsBag({
        size: "XXL",
        weight: "15–25 kg",
        count: "24 pants",
        line: "for journeys, naps and nights",
        film: ["#4E74B8", "#27447F"],
        ink: "#27447F",
        ground: "#DCE7FB",
        drawing: moon("#FBD27F"),
        layout: "tower",
        w: 2.75,
        h: 3.2,
        d: 1.3,
        seed: 14,
      }),
      rotateY(-20),
    ),
  ],
});
