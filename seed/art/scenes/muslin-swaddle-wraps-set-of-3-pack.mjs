import { paint, placeAll } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { backdrop } from "../parts/stage.mjs";
import { ply, zigzag } from "../things/folds.mjs";
import { hung, rolled, towelRail } from "../things/linen.mjs";
import { muslin } from "../things/matter.mjs";
import { bloom, leafPair, repeat, sparrow } from "../things/repeats.mjs";
import { still } from "../things/still.mjs";

export default still({
  name: "muslin-swaddle-wraps-set-of-3-pack",
  tint: "#F7ECDD",
  alt: {
    en: "Three muslin swaddle wraps: a jasmine print hung over a wooden rail, a sparrow print folded below and a plain sand one rolled up",
    hi: "तीन मलमल के स्वैडल: लकड़ी की डंडी पर टँगा चमेली छपा, नीचे तह किया गौरैया छपा और लिपटा हुआ सादा रेतीला",
  },
  camera: { eye: [0.3, 2.6, 9], target: [0, 1.38, 0], fov: 25 },
  light: { below: "#fbf1e4", from: [-0.8, 0.75, 0.7] },
  reach: { middle: [0, 1.4, 0], radius: 3.2 },
  things: async () => {
    const jasmine = await repeat("#FBF6EC", [bloom("#FFFFFF", "#F4C76A"), leafPair("#9DBF9A")], { scale: 0.75 });
    const birds = await repeat("#E9F0F4", [sparrow("#8FA9BD", "#5F7F98")], { scale: 0.8, columns: 4 });
    return [
      backdrop("#F7ECDD", { wall: "#EFD8BC", back: 1.6 }),
      placeAll(
        [
          towelRail(3.3, 2.7),
          placeAll(
            [
              hung(1.9, 2.7, 2.15, 1.9, muslin("#FBF6EC", { map: jasmine, crinkle: 0.8 }), {
                gather: 0.08,
                folds: 5,
                seed: 3,
                scale: 1.1,
                r: 0.14,
              }),
            ],
            move(-0.25, 0, 0),
          ),
        ],
        rotateY(-8),
        move(0, 0, -0.5),
      ),
      placeAll(
        [
          paint(
            ply(zigzag(6, 1.15, 0.08), 1.5, 0.07, { seed: 5, scale: 1.1 }),
            muslin("#E9F0F4", { map: birds, crinkle: 0.7 }),
          ),
        ],
        rotateY(18),
        move(0.7, 0, 0.75),
      ),
      placeAll([rolled(1.45, 4, 0.075, muslin("#DDBF97"), { seed: 2 })], rotateY(14), move(0.7, 0.5, 0.7)),
    ];
  },
});
