import { placeAll } from "../engine/mesh.mjs";
import { move, rotateY, rotateZ } from "../engine/transform.mjs";
import { good } from "../goods/good.mjs";
import { pantsBag } from "../goods/pants-bag.mjs";
import { elephant } from "../parts/motifs.mjs";
import { clothBall } from "../parts/toys.mjs";

export default good({
  slug: "diaper-pants-new-born",
  tint: "#E3EFFB",
  wall: "#C6DCF3",
  alt: {
    en: "A small blue bag of Mylo diaper pants, New Born size up to 5 kg, 46 pants, with an elephant on the front, beside a cloth ball",
    hi: "मायलो डायपर पैंट का छोटा नीला पैक, न्यू बॉर्न साइज़, 5 किलो तक, 46 पैंट, सामने हाथी, पास में कपड़े की गेंद",
  },
  camera: { eye: [0, 2.8, 9.6], target: [0.06, 1.36, 0], fov: 22.5 },
  things: async () => [
    placeAll(
      await pantsBag({
        size: "NB",
        weight: "up to 5 kg",
        count: "46 pants",
        line: "a low front for the cord stump",
        film: ["#8FC4EA", "#5C9AD3"],
        ink: "#2F6DA8",
        ground: "#EAF5FF",
        drawing: elephant("#F7C6C2", "#F4A93B"),
        layout: "beside",
        w: 2.2,
        h: 2.35,
        d: 1.15,
        seed: 3,
      }),
      rotateY(-22),
      move(-0.3, 0, 0),
    ),
    placeAll([clothBall(0.34, ["#F7A9A8", "#FFF9F1", "#7FA8E0"])], rotateZ(20), rotateY(24), move(1.44, 0.34, 0.9)),
  ],
});
