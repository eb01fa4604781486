import { houseLight } from "../engine/light.mjs";
import { placeAll } from "../engine/mesh.mjs";
import { texture } from "../engine/texture.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { orange } from "../packs/botanicals.mjs";
import { carton } from "../packs/carton.mjs";
import { dropper, filledBottle, glass, wrapLabel } from "../packs/glass-bottle.mjs";
import { centredMark, sheetOf, words } from "../packs/label.mjs";
import { slicedOrange } from "../parts/produce.mjs";
import { backdrop, plinth } from "../parts/stage.mjs";

const front = (w, h, y) =>
  `<rect width="${w}" height="${h}" fill="#FFFDF8"/>${centredMark(w / 2, y, 92, "#D9781E")}
${words("CARE", w / 2, y + 134, 30, { colour: "#D9781E", space: 14, weight: 400 })}`;
const label = sheetOf(
  1000,
  760,
  `${front(1000, 760, 60)}${words("Vitamin C", 500, 380, 104, { colour: "#7A3E00", family: "serif" })}
${words("face serum", 500, 460, 58, { colour: "#7A3E00", family: "serif", weight: 400, italic: true })}<path d="M430 506h140" stroke="#F59A2E" stroke-width="5"/>
${words("10% ethyl ascorbic acid", 500, 568, 34, { colour: "#8A5A00", weight: 400 })}
${words("30 ml", 500, 660, 46, { colour: "#8A5A00" })}`,
);
const boxFront = sheetOf(
  700,
  1500,
  `${front(700, 1500, 130)}<circle cx="350" cy="1210" r="420" fill="#FFE3B0"/>
<g transform="translate(350 1080) scale(2.1)">${orange()}</g>
${words("Vitamin C", 350, 560, 108, { colour: "#7A3E00", family: "serif" })}
${words("face serum", 350, 640, 60, { colour: "#7A3E00", family: "serif", weight: 400, italic: true })}
${words("10% ethyl ascorbic acid", 350, 730, 36, { colour: "#8A5A00", weight: 400 })}
${words("30 ml", 350, 1390, 50, { colour: "#7A3E00" })}`,
);
const boxSide = sheetOf(
  700,
  1500,
  `<rect width="700" height="1500" fill="#FBC364"/>${centredMark(350, 640, 150, "#FFFFFF")}`,
);

export default {
  name: "vitamin-c-serum-pack",
  width: 1080,
  height: 1080,
  tint: "#FFF0DC",
  alt: {
    en: "A 30 ml glass dropper bottle of Mylo Care vitamin C face serum beside its white and amber carton and cut oranges",
    hi: "अपने सफ़ेद और सुनहरे डिब्बे और कटे संतरों के पास मायलो केयर विटामिन सी फ़ेस सीरम की 30 मि.ली. काँच की ड्रॉपर बोतल",
  },
  async draw({ shot, quality }) {
    const outline = [
      [0.001, 0],
      [0.56, 0, 0.09],
      [0.56, 1.18, 0.16],
      [0.24, 1.34, 0.08],
      [0.22, 1.5],
    ];
    const bottle = [
      wrapLabel({ map: await texture(label, { width: 2000, height: 1520 }), r: 0.56, y0: 0.2, y1: 1.02, degrees: 138 }),
      dropper({ y: 1.44, collar: "#D9A04A", bulb: "#FFF7EC", down: 0.2 }),
      filledBottle({
        outline,
        fill: 1.12,
        liquid: glass("#F3B45C", { depth: 1.2, bend: 0.1, milk: 0.2 }),
        tinted: glass("#FBF3E6", { depth: 2, bend: 0.03 }),
      }),
    ];
    const box = carton({
      w: 0.98,
      h: 2.2,
      d: 0.98,
      front: await texture(boxFront, { width: 1050, height: 2250 }),
      side: await texture(boxSide, { width: 700, height: 1500 }),
      colour: "#FFFDF8",
    });
    return [
      await shot({
        meshes: [
          backdrop("#FFF0DC", { wall: "#FBDDB6" }),
          placeAll([plinth("#FFF7EA", { radius: 1.75, height: 0.2 })], move(0, 0, 0)),
          placeAll(box, rotateY(-26), move(-0.62, 0.2, -0.3)),
          placeAll(bottle, rotateY(-8), move(0.62, 0.2, 0.42)),
          placeAll(await slicedOrange(0.42), rotateY(20), move(1.4, 0, 1.25)),
        ],
        camera: { eye: [0, 2.7, 8.6], target: [0.2, 1.2, 0], fov: 24 },
        light: houseLight({ quality, spread: 16, sun: 1.3, below: "#ffeeda" }),
        reach: { middle: [0, 1.3, 0], radius: 2.8 },
        shadowSize: 1536,
      }),
    ];
  },
};
