import { placeAll } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { block, finePump } from "../goods/bodies.mjs";
import { sprig } from "../goods/garden.mjs";
import { good } from "../goods/good.mjs";
import { fit, head, print, stack } from "../goods/labels.mjs";
import { filledBottle, glass, wrapLabel } from "../packs/glass-bottle.mjs";
import { words } from "../packs/label.mjs";

const label = `<rect width="800" height="1000" fill="#FFFAF6"/><rect x="30" y="30" width="740" height="940" fill="none" stroke="#C9976A" stroke-width="5"/>${head("VEDA", 400, 90, 100, "#7A3F6B")}${stack(
  [
    ["Smoothing", 88],
    ["Hair Serum", 74, { weight: 400 }],
  ],
  400,
  280,
  620,
  { colour: "#5E2450", family: "serif" },
)}<path d="M340 520h120" stroke="#C9976A" stroke-width="6"/>${fit("with argan oil", 400, 620, 62, 620, { colour: "#7A4B6B", weight: 400 })}${fit("two drops on damp ends", 400, 702, 50, 620, { colour: "#7A4B6B", weight: 400 })}${words("50 ml", 400, 880, 72, { colour: "#5E2450" })}`;

export default good({
  slug: "hair-serum",
  tint: "#F3E7E4",
  wall: "#DCC2BE",
  alt: {
    en: "A small square-shouldered 50 ml glass bottle of Mylo Veda smoothing hair serum with a fine pump, on a stone block",
    hi: "पत्थर के चबूतरे पर बारीक पंप वाली मायलो वेदा स्मूदिंग हेयर सीरम की 50 मि.ली. की काँच की छोटी बोतल",
  },
  camera: { eye: [0.6, 2.7, 8.6], target: [0.1, 1.26, 0], fov: 21 },
  light: { quality: 1.2 },
  things: async () => {
    const outline = [
      [0.001, 0],
      [0.44, 0, 0.08],
      [0.44, 1.34, 0.12],
      [0.2, 1.46, 0.05],
      [0.18, 1.6],
    ];
    const pack = [
      wrapLabel({ map: await print(800, 1000, label), r: 0.44, y0: 0.16, y1: 1.16, degrees: 104 }),
      finePump({ y: 1.54, r: 0.21, collar: "#D9B48A", head: "#FFFDFA" }),
      filledBottle({
        outline,
        fill: 1.24,
        liquid: glass("#F2D7A0", { depth: 1.1, bend: 0.1, milk: 0.1 }),
        tinted: glass("#FBF6F2", { depth: 2, bend: 0.03 }),
        wall: 0.07,
      }),
    ];
    return [
      placeAll([block("#E9D5D0", 1.9, 0.36, 1.5, { corner: 0.08, edge: 0.03 })], rotateY(-18), move(-0.1, 0, 0)),
      placeAll([block("#C99AA6", 0.9, 1.5, 0.7, { corner: 0.06, edge: 0.03 })], rotateY(-18), move(0.98, 0, -1)),
      placeAll(pack, rotateY(6), move(-0.12, 0.36, 0.1)),
      placeAll(
        sprig({ hex: "#7F9A6A", length: 1.3, size: 0.42, slim: 0.16, leaves: 11, rise: 0.35 }),
        rotateY(10),
        move(0.5, 0.06, 1.1),
      ),
    ];
  },
});
