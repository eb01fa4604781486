import { placeAll } from "../engine/mesh.mjs";
import { move, rotateX, rotateY } from "../engine/transform.mjs";
import { dollop } from "../goods/bath.mjs";
import { flask, flipCap } from "../goods/bodies.mjs";
import { sun } from "../goods/drawings.mjs";
import { good } from "../goods/good.mjs";
import { fit, head, print, put, stack } from "../goods/labels.mjs";
import { ovalSection } from "../packs/bottle.mjs";
import { carton } from "../packs/carton.mjs";
import { words } from "../packs/label.mjs";

const face = (h, y) =>
  `${head("CARE", 500, y, 116, "#B4571E")}${stack(
    [
      ["Mineral", 106, { weight: 400 }],
      ["Sunscreen", 118],
    ],
    500,
    y + 210,
    760,
    { colour: "#8A3E10", family: "serif" },
  )}${words("SPF 50", 500, y + 710, 150, { colour: "#FFFFFF" })}${fit("zinc oxide 20 %, tinted", 500, y + 812, 64, 700, { colour: "#FFF3DF", weight: 400 })}${words("50 g", 500, h - 90, 72, { colour: "#FFFFFF" })}`;
const label = `<path d="M0 710A1400 1400 0 0 1 1000 710V1500H0z" fill="#F2994A"/>${face(1380, 90)}`;
const box = `<rect width="1000" height="1900" fill="#FFF6E6"/><circle cx="500" cy="1790" r="920" fill="#F2994A"/>${face(1860, 330)}`;
const flank = `<rect width="700" height="1900" fill="#F2994A"/>${put(sun("#FFE0A8"), 350, 900, 2)}`;

export default good({
  slug: "mineral-sunscreen-spf-50",
  tint: "#FFEEDC",
  wall: "#FAD7B0",
  alt: {
    en: "A flat 50 g bottle of Mylo Care mineral sunscreen SPF 50 beside its orange carton, with a dab of tinted cream",
    hi: "नारंगी डिब्बे के पास मायलो केयर मिनरल सनस्क्रीन SPF 50 की 50 ग्राम की चपटी बोतल और टिंट वाली थोड़ी क्रीम",
  },
  camera: { eye: [0, 2.6, 9], target: [0.02, 1.22, 0], fov: 21.5 },
  things: async () => {
    const section = ovalSection(0.46, 2.6);
    const outline = [
      [0.001, 0],
      [0.5, 0, 0.12],
      [0.6, 0.9, 0.9],
      [0.5, 1.62, 0.3],
      [0.3, 1.72, 0.05],
      [0.28, 1.78],
    ];
    const bottle = [
      flask({
        outline,
        section,
        colour: "#FFF6E6",
        map: await print(1000, 1500, label, 1.5),
        wide: 1.14,
        y0: 0,
        y1: 1.72,
      }),
      flipCap({ y: 1.74, r: 0.36, h: 0.5, colour: "#FFFFFF", section: ovalSection(0.66, 2.6), dome: 0.08 }),
    ];
    const card = carton({
      w: 1.1,
      h: 2.3,
      d: 0.7,
      front: await print(1000, 1900, box, 1.2),
      side: await print(700, 1900, flank, 0.8),
      colour: "#FFF6E6",
    });
    return [
      placeAll(card, rotateY(-24), move(-0.66, 0, -0.4)),
      placeAll(bottle, rotateX(0), rotateY(10), move(0.62, 0, 0.3)),
      placeAll(dollop({ r: 0.2, h: 0.18, hex: "#E9C3A0" }), move(-0.34, 0, 1.2)),
    ];
  },
});
