import { placeAll } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { flipCap } from "../goods/bodies.mjs";
import { coconut, sesame } from "../goods/drawings.mjs";
import { good } from "../goods/good.mjs";
import { fit, head, print, put, stack } from "../goods/labels.mjs";
import { coconuts, grains } from "../goods/pantry.mjs";
import { filledBottle, glass, wrapLabel } from "../packs/glass-bottle.mjs";
import { words } from "../packs/label.mjs";
import { hue, tint } from "../palette.mjs";
import { plinth } from "../parts/stage.mjs";

const label = `<path d="M60 0H940q60 0 60 60V560C820 660 680 700 500 700S180 660 0 560V60Q0 0 60 0z" fill="#FFFBF2"/>${head("BABY", 500, 50, 88, hue.coral)}${stack(
  [
    ["Massage Oil", 100],
    ["for babies", 50, { weight: 400 }],
  ],
  500,
  200,
  640,
  { colour: "#7A4A12" },
)}${put(coconut(), 400, 480, 0.62)}${put(sesame(), 610, 484, 0.74)}${fit("cold-pressed coconut and sesame", 500, 604, 40, 640, { colour: "#8A5A1E", weight: 400 })}${words("200 ml", 500, 660, 40, { colour: "#7A4A12" })}`;

export default good({
  slug: "baby-massage-oil-200ml",
  tint: tint.sand,
  wall: "#EBD6B8",
  alt: {
    en: "A clear 200 ml bottle of golden Mylo Baby massage oil with a coral cap, beside a halved coconut and sesame",
    hi: "आधे नारियल और तिल के पास मूँगिया ढक्कन वाली मायलो बेबी मालिश तेल की 200 मि.ली. की सुनहरी बोतल",
  },
  camera: { eye: [-0.5, 2.6, 9], target: [0.26, 1.34, 0], fov: 23 },
  things: async () => {
    const outline = [
      [0.001, 0],
      [0.66, 0, 0.14],
      [0.66, 1.16, 0.4],
      [0.5, 1.6, 0.5],
      [0.25, 1.98, 0.3],
      [0.24, 2.3],
    ];
    const bottle = [
      wrapLabel({ map: await print(1000, 700, label), r: 0.66, y0: 0.2, y1: 1.08, degrees: 140 }),
      flipCap({ y: 2.2, r: 0.3, h: 0.44, colour: hue.coral, dome: 0.1 }),
      filledBottle({
        outline,
        fill: 1.74,
        liquid: glass("#EDBE5A", { depth: 1.3, bend: 0.12, milk: 0.14 }),
        tinted: glass("#FCF8EE", { depth: 2.4, bend: 0.03 }),
      }),
    ];
    return [
      placeAll([plinth("#FBF3E6", { radius: 1.15, height: 0.18 })], move(-0.3, 0, 0)),
      placeAll(bottle, rotateY(-4), move(-0.3, 0.18, 0)),
      placeAll(coconuts(0.56), move(1.2, 0, 0.5)),
      placeAll(
        grains({ r: 0.36, h: 0.1, count: 380, shape: [0.016, 0.011, 0.028], colours: ["#F2DEB2", "#E3C88F"], seed: 3 }),
        move(0.4, 0, 1.35),
      ),
    ];
  },
});
