import { houseLight } from "../engine/light.mjs";
import { placeAll } from "../engine/mesh.mjs";
import { texture } from "../engine/texture.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { onion } from "../packs/botanicals.mjs";
import { combCap, filledBottle, glass, wrapLabel } from "../packs/glass-bottle.mjs";
import { centredMark, sheetOf, words } from "../packs/label.mjs";
import { tint } from "../palette.mjs";
import { redOnion } from "../parts/produce.mjs";
import { backdrop, plinth } from "../parts/stage.mjs";

const label = sheetOf(
  1000,
  800,
  `<rect width="1000" height="800" fill="#FFF8F4"/><rect y="690" width="1000" height="110" fill="#A23E6E"/>
<rect width="1000" height="16" fill="#A23E6E"/>
${centredMark(500, 46, 84, "#A23E6E")}${words("CARE", 500, 170, 28, { colour: "#A23E6E", space: 14, weight: 400 })}
<g transform="translate(490 310) scale(.82)">${onion()}</g>
${words("Onion", 500, 506, 92, { colour: "#6E2450", family: "serif" })}
${words("Hair Oil", 500, 576, 62, { colour: "#6E2450", family: "serif", weight: 400 })}
${words("with sesame and coconut oils", 500, 636, 34, { colour: "#8A4B6B", weight: 400 })}${words("Net Qty 200 ml", 500, 757, 34, { colour: "#FFF3F8" })}`,
);

export default {
  name: "onion-hair-oil-pack",
  width: 1080,
  height: 1080,
  tint: tint.lilac,
  alt: {
    en: "A clear 200 ml bottle of amber Mylo Care onion hair oil with a comb cap, beside red onions",
    hi: "लाल प्याज़ के पास कंघी वाले ढक्कन की मायलो केयर प्याज़ हेयर ऑयल की पारदर्शी 200 मि.ली. बोतल",
  },
  async draw({ shot, quality }) {
    const outline = [
      [0.001, 0],
      [0.62, 0, 0.12],
      [0.62, 1.72, 0.3],
      [0.5, 1.98, 0.2],
      [0.26, 2.12, 0.1],
      [0.24, 2.3],
    ];
    const bottle = [
      wrapLabel({ map: await texture(label, { width: 2000, height: 1600 }), r: 0.62, y0: 0.3, y1: 1.54, degrees: 150 }),
      combCap({ y: 2.22, radius: 0.3, colour: "#6E2450" }),
      filledBottle({
        outline,
        fill: 1.86,
        liquid: glass("#D9962E", { depth: 1.1, bend: 0.1, milk: 0.16 }),
        tinted: glass("#FBF6EE", { depth: 2, bend: 0.03 }),
      }),
    ];
    return [
      await shot({
        meshes: [
          backdrop(tint.lilac, { wall: "#DFD2EF" }),
          placeAll([plinth("#F4EDFB", { radius: 1.2, height: 0.24 })], move(-0.2, 0, 0)),
          placeAll(bottle, rotateY(-12), move(-0.2, 0.24, 0)),
          placeAll(redOnion(), move(1.14, 0, 0.62)),
        ],
        camera: { eye: [0, 2.5, 9], target: [0.26, 1.52, 0], fov: 23.5 },
        light: houseLight({ quality, spread: 18, sun: 1.25, below: "#efe4fa" }),
        reach: { middle: [0, 1.5, 0], radius: 3 },
        shadowSize: 1536,
      }),
    ];
  },
};
