import { placeAll } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { good } from "../goods/good.mjs";
import { fit, head, print, put, stack } from "../goods/labels.mjs";
import { onion } from "../packs/botanicals.mjs";
import { combCap, filledBottle, glass, wrapLabel } from "../packs/glass-bottle.mjs";
import { words } from "../packs/label.mjs";
import { tint } from "../palette.mjs";
import { redOnion } from "../parts/produce.mjs";
import { plinth } from "../parts/stage.mjs";

const label = `<rect width="1000" height="800" fill="#FFF8F4"/><rect y="694" width="1000" height="106" fill="#A23E6E"/><rect width="1000" height="16" fill="#A23E6E"/>${head("VEDA", 500, 46, 86, "#A23E6E")}${put(onion(), 490, 310, 0.82)}${stack(
  [
    ["Onion", 96],
    ["Hair Oil", 64, { weight: 400 }],
  ],
  500,
  398,
  600,
  { colour: "#6E2450", family: "serif" },
)}${fit("in sesame and coconut oil", 500, 644, 42, 600, { colour: "#8A4B6B", weight: 400 })}${words("200 ml", 500, 764, 48, { colour: "#FFF3F8" })}`;

export default good({
  slug: "onion-hair-oil",
  tint: tint.lilac,
  wall: "#DFD2EF",
  alt: {
    en: "A clear 200 ml bottle of amber Mylo Veda onion hair oil with a comb cap, beside red onions",
    hi: "लाल प्याज़ के पास कंघी वाले ढक्कन की मायलो वेदा प्याज़ हेयर ऑयल की पारदर्शी 200 मि.ली. बोतल",
  },
  camera: { target: [0.22, 1.58, 0], fov: 24.5 },
  things: async () => {
    const outline = [
      [0.001, 0],
      [0.62, 0, 0.12],
      [0.62, 1.72, 0.3],
      [0.5, 1.98, 0.2],
      [0.26, 2.12, 0.1],
      [0.24, 2.3],
    ];
    const bottle = [
      wrapLabel({ map: await print(1000, 800, label), r: 0.62, y0: 0.3, y1: 1.54, degrees: 150 }),
      combCap({ y: 2.22, radius: 0.3, colour: "#6E2450" }),
      filledBottle({
        outline,
        fill: 1.86,
        liquid: glass("#D9962E", { depth: 1.1, bend: 0.1, milk: 0.16 }),
        tinted: glass("#FBF6EE", { depth: 2, bend: 0.03 }),
      }),
    ];
    return [
      placeAll([plinth("#F4EDFB", { radius: 1.2, height: 0.24 })], move(-0.2, 0, 0)),
      placeAll(bottle, rotateY(-12), move(-0.2, 0.24, 0)),
      placeAll(redOnion(0.46), move(1.1, 0, 0.62)),
    ];
  },
});
