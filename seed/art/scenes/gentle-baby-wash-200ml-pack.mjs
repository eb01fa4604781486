import { placeAll } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { bubbles, foam, rubberDuck } from "../goods/bath.mjs";
import { duck } from "../goods/drawings.mjs";
import { good } from "../goods/good.mjs";
import { head, print, put, quantity, stack } from "../goods/labels.mjs";
import { pumpHead } from "../packs/bottle.mjs";
import { filledBottle, glass, wrapLabel } from "../packs/glass-bottle.mjs";
import { hue } from "../palette.mjs";
import { plinth } from "../parts/stage.mjs";

const label = `<rect width="1000" height="760" rx="60" fill="#FFFFFF"/>${head("BABY", 500, 66, 96, hue.coral)}${stack(
  [
    ["Gentle", 104],
    ["Baby Wash", 78, { weight: 400 }],
  ],
  500,
  220,
  520,
  { colour: "#14605F" },
)}${stack([["soap free, pH 5.5", 38, { weight: 400 }]], 500, 448, 520, { colour: "#2B7A78" })}${quantity("200 ml", 500, 566, 44, "#2B7A78")}
<path d="M0 664c80-30 170 30 250 0s170 30 250 0 170 30 250 0 170 30 250 0V700q0 60-60 60H60q-60 0-60-60z" fill="#BFE6E3"/>${put(duck(), 780, 632, 0.62)}`;

export default good({
  slug: "gentle-baby-wash-200ml",
  tint: "#DDF2F0",
  wall: "#BFE3E2",
  alt: {
    en: "A clear 200 ml pump bottle of Mylo Baby gentle wash with a yellow bath duck and bubbles",
    hi: "पीली बत्तख़ और बुलबुलों के साथ मायलो बेबी जेंटल वॉश की 200 मि.ली. की पारदर्शी पंप बोतल",
  },
  camera: { target: [0.16, 1.5, 0], fov: 23.5 },
  things: async () => {
    const outline = [
      [0.001, 0],
      [0.66, 0, 0.16],
      [0.68, 1.34, 0.3],
      [0.6, 1.8, 0.42],
      [0.27, 2.02, 0.14],
      [0.25, 2.2],
    ];
    const bottle = [
      wrapLabel({ map: await print(1000, 760, label), r: 0.68, y0: 0.28, y1: 1.36, degrees: 132 }),
      pumpHead({ y: 2.14, radius: 0.3, colour: "#FFFFFF" }),
      filledBottle({
        outline,
        fill: 1.72,
        liquid: glass("#BFE9E4", { depth: 1.3, bend: 0.1, milk: 0.1 }),
        tinted: glass("#F2FBFA", { depth: 2.4, bend: 0.03 }),
      }),
    ];
    return [
      placeAll([plinth("#F4FBFB", { radius: 1.35, height: 0.2 })], move(-0.12, 0, 0)),
      placeAll(bottle, rotateY(-8), move(-0.2, 0.2, 0)),
      placeAll(rubberDuck(0.86), rotateY(-38), move(1.08, 0.02, 0.86)),
      placeAll(foam({ r: 0.34 }), move(0.5, 0, 1.4)),
      bubbles([
        [1.1, 1.5, 0.2, 0.16],
        [0.86, 1.98, -0.1, 0.09],
        [1.32, 1.1, 0.1, 0.07],
        [-1.2, 1.2, 0.2, 0.1],
        [-1.02, 1.7, 0, 0.06],
        [1.26, 2.2, 0, 0.055],
      ]),
    ];
  },
});
