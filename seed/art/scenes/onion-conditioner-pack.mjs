import { placeAll } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { comb } from "../goods/bath.mjs";
import { block, flask } from "../goods/bodies.mjs";
import { good } from "../goods/good.mjs";
import { fit, head, print, put, quantity, stack } from "../goods/labels.mjs";
import { tubeFlip } from "../goods/tubes.mjs";
import { onion, shea } from "../packs/botanicals.mjs";
import { ovalSection } from "../packs/bottle.mjs";

const label = `<path d="M0 0H1000V640C760 760 640 560 420 640S120 740 0 660z" fill="#8E3564"/>${head("VEDA", 500, 170, 118, "#FBE7F0")}${put(onion(), 360, 470, 0.9)}${put(shea(), 640, 470, 0.8)}${stack(
  [
    ["Onion", 140],
    ["Conditioner", 100, { weight: 400 }],
  ],
  500,
  750,
  760,
  { colour: "#6E2450", family: "serif" },
)}${fit("two minutes on the lengths", 500, 1140, 58, 740, { colour: "#8A4B6B", weight: 400 })}${quantity("200 ml", 500, 1270, 56, "#8A2F5E")}`;

export default good({
  slug: "onion-conditioner",
  tint: "#F7E6EC",
  wall: "#EBC8D6",
  alt: {
    en: "A pink 200 ml Mylo Veda onion conditioner standing on its wide plum cap, a wooden comb in front",
    hi: "चौड़े बैंगनी ढक्कन पर खड़ी मायलो वेदा प्याज़ कंडीशनर की 200 मि.ली. की गुलाबी बोतल, आगे लकड़ी की कंघी",
  },
  camera: { eye: [-0.4, 2.7, 9], target: [0.1, 1.32, 0], fov: 23.5 },
  things: async () => {
    const section = ovalSection(0.58, 2.3);
    const outline = [
      [0.001, 0.4],
      [0.6, 0.4, 0.06],
      [0.74, 1.3, 0.6],
      [0.78, 2.3, 0.3],
      [0.5, 2.56, 0.3],
      [0.001, 2.62],
    ];
    const pack = [
      flask({
        outline,
        section,
        colour: "#F8D9E2",
        map: await print(1000, 1560, label, 1.5),
        wide: 1.42,
        y0: 0.4,
        y1: 2.62,
      }),
      tubeFlip({ a: 0.6, b: 0.36, h: 0.42, colour: "#6E2450" }),
    ];
    return [
      placeAll([block("#FBF1F4", 2.5, 0.22, 1.7, { corner: 0.2 })], rotateY(-10), move(-0.1, 0, -0.1)),
      placeAll(pack, rotateY(8), move(-0.15, 0.22, 0)),
      placeAll(comb({ w: 1.5 }), rotateY(22), move(0.72, 0, 1.12)),
    ];
  },
});
