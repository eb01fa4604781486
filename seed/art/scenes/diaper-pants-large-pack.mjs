import { placeAll } from "../engine/mesh.mjs";
import { move, rotateY, rotateZ } from "../engine/transform.mjs";
import { good } from "../goods/good.mjs";
import { pantsBag } from "../goods/pants-bag.mjs";
import { kite } from "../parts/motifs.mjs";
import { clothBall } from "../parts/toys.mjs";

export default good({
  slug: "diaper-pants-large",
  tint: "#FFF0CF",
  wall: "#FADDA0",
  alt: {
    en: "A marigold bag of Mylo diaper pants, size L for 9 to 14 kg, 32 pants, with a kite over a hill",
    hi: "मायलो डायपर पैंट का गेंदई पैक, साइज़ L, 9 से 14 किलो, 32 पैंट, पहाड़ी पर पतंग",
  },
  camera: { eye: [0.4, 3, 9.6], target: [0.02, 1.54, 0], fov: 24 },
  things: async () => [
    placeAll(
      await pantsBag({
        size: "L",
        weight: "9–14 kg",
        count: "32 pants",
        line: "room for the knees to move",
        film: ["#F9BE5E", "#EE9328"],
        ink: "#9A5300",
        ground: "#FFF1D0",
        drawing: kite("#EF4E5E", "#FFD67A"),
        layout: "hill",
        w: 2.5,
        h: 3,
        d: 1.2,
        seed: 8,
      }),
      rotateY(-18),
      move(-0.1, 0, 0),
    ),
    placeAll([clothBall(0.26, ["#EF4E5E", "#FFF9F1"])], rotateZ(-30), move(1.5, 0.26, 1.1)),
  ],
});
