import { placeAll } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { foam } from "../goods/bath.mjs";
import { discCap, flask } from "../goods/bodies.mjs";
import { good } from "../goods/good.mjs";
import { fit, head, print, put, quantity, stack } from "../goods/labels.mjs";
import { onion } from "../packs/botanicals.mjs";
import { ovalSection } from "../packs/bottle.mjs";
import { redOnion } from "../parts/produce.mjs";
import { plinth } from "../parts/stage.mjs";

const label = `${head("VEDA", 500, 150, 120, "#FBE7F0")}<path d="M140 480Q140 420 200 420H800q60 0 60 60V1500q0 60-60 60H200q-60 0-60-60z" fill="#FFF6F2"/>${put(onion(), 500, 640, 1.35)}${stack(
  [
    ["Onion", 150],
    ["Shampoo", 106, { weight: 400 }],
  ],
  500,
  790,
  620,
  { colour: "#6E2450", family: "serif" },
)}<path d="M420 1160h160" stroke="#A23E6E" stroke-width="6"/>${fit("with wheat protein", 500, 1240, 52, 600, { colour: "#8A4B6B", weight: 400 })}${fit("no sulphates", 500, 1312, 52, 600, { colour: "#8A4B6B", weight: 400 })}${quantity("200 ml", 500, 1462, 54, "#8A2F5E")}`;

export default good({
  slug: "onion-shampoo",
  tint: "#F1E4F1",
  wall: "#DFC6DD",
  alt: {
    en: "A tall plum 200 ml bottle of Mylo Veda onion shampoo with red onions and lather",
    hi: "मायलो वेदा प्याज़ शैम्पू की 200 मि.ली. की लंबी बैंगनी बोतल, साथ में लाल प्याज़ और झाग",
  },
  camera: { eye: [0, 2.5, 9.2], target: [0.1, 1.52, 0], fov: 23 },
  things: async () => {
    const section = ovalSection(0.62, 3.6);
    const outline = [
      [0.001, 0],
      [0.7, 0, 0.12],
      [0.7, 2.1, 0.24],
      [0.4, 2.34, 0.1],
      [0.36, 2.44],
    ];
    const bottle = [
      flask({
        outline,
        section,
        colour: "#8E3564",
        map: await print(1000, 1700, label, 1.6),
        wide: 1.36,
        y0: 0,
        y1: 2.3,
        gloss: 0.7,
      }),
      discCap({ y: 2.4, r: 0.42, h: 0.34, colour: "#5E1F44", section: ovalSection(0.86, 2.4) }),
    ];
    return [
      placeAll([plinth("#F8EEF7", { radius: 1.2, height: 0.16 })], move(-0.05, 0, 0)),
      placeAll(bottle, rotateY(-16), move(-0.05, 0.16, 0.05)),
      placeAll(redOnion(0.4), rotateY(-100), move(-1.2, 0, 0.3)),
      placeAll(foam({ r: 0.4, seed: 12 }), move(1.05, 0, 0.9)),
    ];
  },
});
