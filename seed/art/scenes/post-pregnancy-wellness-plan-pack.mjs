import { paint, placeAll } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { palm, pot } from "../parts/plants.mjs";
import { backdrop } from "../parts/stage.mjs";
import { ply, spiral, zigzag } from "../things/folds.mjs";
import { muslin, satin } from "../things/matter.mjs";
import { stripes } from "../things/repeats.mjs";
import { still } from "../things/still.mjs";
import { waterBottle } from "../things/visit.mjs";

export default still({
  name: "post-pregnancy-wellness-plan-pack",
  tint: "#E6F0E6",
  alt: {
    en: "A green exercise mat half unrolled, a water bottle, a folded shawl and a potted palm: a quiet corner to get strong in",
    hi: "आधी खुली हरी व्यायाम चटाई, पानी की बोतल, तह किया शॉल और गमले में पौधा: मज़बूत होने का शांत कोना",
  },
  camera: { eye: [0.4, 3.7, 9], target: [0.05, 0.95, 0], fov: 28 },
  light: { below: "#eff5ee", from: [-0.8, 0.8, 0.6] },
  reach: { middle: [0, 1.1, 0], radius: 3.7 },
  things: async () => {
    const shawl = await stripes([
      ["#F1C9A5", 8],
      ["#C9714F", 0.7],
      ["#F1C9A5", 0.8],
      ["#C9714F", 0.4],
    ]);
    return [
      backdrop("#E6F0E6", { wall: "#C8DEC9", back: 2.2 }),
      placeAll(
        [
          paint(
            ply(spiral(3.4, 0.12, 0.105, 3.1), 2.1, 0.085, { along: 700, rumple: 0.003 }),
            satin("#4E8E76", { gloss: 0.12, rough: 0.8 }),
          ),
        ],
        rotateY(-30),
        move(-0.15, 0.04, -1.0),
      ),
      placeAll(waterBottle("#E58A5E", 1.7), move(1.55, 0, 0.3)),
      placeAll(
        [
          paint(ply(zigzag(5, 0.85, 0.085), 1.25, 0.075, { seed: 3, scale: 1.2 }), {
            ...muslin("#F1C9A5"),
            map: shawl,
          }),
        ],
        rotateY(-18),
        move(0.95, 0, 1.35),
      ),
      placeAll(
        [pot(0.52, "#C98A66"), placeAll(palm({ height: 1.9, seed: 7 }), move(0, 0.82, 0))],
        move(-1.55, 0, -1.15),
      ),
    ];
  },
});
