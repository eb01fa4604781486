import { ball, paint, placeAll } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { glass } from "../packs/glass-bottle.mjs";
import { binding, fleece } from "../parts/fabric.mjs";
import { backdrop } from "../parts/stage.mjs";
import { ply, spiral } from "../things/folds.mjs";
import { tumbler } from "../things/props.mjs";
import { band } from "../things/shapes.mjs";
import { still } from "../things/still.mjs";

const SEA = "#9FC3E0";

/** Drops of water standing on the film. */
const bead = (x, z, r) =>
  placeAll(
    [paint(ball(r, r * 0.42, r, { detail: 24 }), glass("#DCEFFB", { depth: 0.8, bend: 0.25 }))],
    move(x, 0.05 + r * 0.25, z),
  );

export default still({
  name: "waterproof-dry-sheet-pack",
  tint: "#E3EFF8",
  alt: {
    en: "A soft blue fleece dry sheet, half rolled up, with flat stitched edges and beads of water on its surface, a steel tumbler beside it",
    hi: "आधी लिपटी हुई हल्की नीली फ़्लीस ड्राई शीट, सपाट सिले किनारे, ऊपर पानी की बूँदें, पास में स्टील का गिलास",
  },
  camera: { eye: [1.3, 3.9, 7.2], target: [0.12, 0.42, 0], fov: 25 },
  light: { below: "#e8f2fa" },
  reach: { middle: [0, 0.6, 0], radius: 3 },
  things: async () => {
    const path = spiral(3.6, 0.1, 0.085, 2.5);
    const hem = (side) =>
      band(
        (t) => {
          const [z, y] = path.at(0.02 + 0.97 * t);
          return [side * 1.24, y + 0.03, z];
        },
        0.07,
        0.05,
        { along: 400, side: () => [1, 0, 0] },
      );
    return [
      backdrop("#E3EFF8", { wall: "#C4DBEE", back: 2.4 }),
      placeAll(
        [
          paint(ply(path, 2.5, 0.06, { along: 900, rumple: 0.008 }), fleece(SEA)),
          paint(hem(1), binding("#6E9CC4")),
          paint(hem(-1), binding("#6E9CC4")),
          [
            [-0.5, 1.2, 0.09],
            [-0.2, 1.5, 0.06],
            [0.3, 1.15, 0.11],
            [0.55, 1.65, 0.07],
            [-0.7, 1.8, 0.07],
            [0.05, 1.9, 0.05],
            [0.7, 1.2, 0.05],
          ].map(([x, z, r]) => bead(x, z, r)),
        ],
        rotateY(-38),
        move(0.55, 0.03, -0.75),
      ),
      placeAll(tumbler(0.34, 0.9), move(1.45, 0, -1.5)),
    ];
  },
});
