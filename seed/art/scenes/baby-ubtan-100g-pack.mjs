import { placeAll } from "../engine/mesh.mjs";
import { move, rotateX, rotateY } from "../engine/transform.mjs";
import { woodCap } from "../goods/bodies.mjs";
import { rose } from "../goods/drawings.mjs";
import { bloom, petals } from "../goods/garden.mjs";
import { good } from "../goods/good.mjs";
import { head, print, put, stack } from "../goods/labels.mjs";
import { grains } from "../goods/pantry.mjs";
import { oats } from "../packs/botanicals.mjs";
import { bottleBody } from "../packs/bottle.mjs";
import { pill, words } from "../packs/label.mjs";
import { hue } from "../palette.mjs";

const label = `<rect width="3000" height="860" fill="#FFF4E6"/><rect y="740" width="3000" height="120" fill="#F3A9A6"/>${head("BABY", 1500, 84, 96, hue.coral)}${stack(
  [
    ["Baby Ubtan", 110],
    ["bath powder", 58, { weight: 400 }],
  ],
  1500,
  226,
  720,
  { colour: "#8A4A3A" },
)}${words("oats, gram flour, rose", 1500, 520, 48, { colour: "#9A5A48", weight: 400 })}${pill("100 g", 1500, 622, 190, 52, "#E58A8A")}${put(rose(), 1060, 420, 1.3)}${put(oats(), 1960, 420, 1.5)}${words("above 6 months", 1500, 818, 50, { colour: "#FFFFFF" })}`;

export default good({
  slug: "baby-ubtan-100g",
  tint: "#FBE8E2",
  wall: "#F0C9BE",
  alt: {
    en: "A cream 100 g jar of Mylo Baby ubtan bath powder with a wooden lid, a rose, petals and oats around it",
    hi: "लकड़ी के ढक्कन वाला मायलो बेबी उबटन का 100 ग्राम का क्रीम जार, आसपास गुलाब, पंखुड़ियाँ और जई",
  },
  camera: { eye: [0, 3, 8.6], target: [0.04, 0.92, 0], fov: 20 },
  things: async () => {
    const outline = [
      [0.001, 0],
      [0.84, 0, 0.1],
      [0.84, 1.36, 0.08],
      [0.7, 1.42, 0.02],
      [0.7, 1.5],
    ];
    return [
      placeAll(
        [
          bottleBody({ outline, map: await print(3000, 860, label, 1.1), colour: "#FFF4E6", gloss: 0.4 }),
          woodCap({ y: 1.42, r: 0.86, h: 0.3, colour: "#CFA074", edge: 0.06 }),
        ],
        rotateY(-6),
        move(-0.12, 0, 0),
      ),
      placeAll(
        bloom({ r: 0.42, colours: ["#E27C90", "#EC98A6", "#F3B5BE"], rings: 5, ruffle: 0 }),
        rotateX(26),
        move(1.1, 0.06, 0.7),
      ),
      placeAll(petals({ hex: "#EC98A6", count: 9, spread: [0.6, 0.3], size: 0.2, seed: 8 }), move(0.5, 0, 1.3)),
      placeAll(grains({ r: 0.36, h: 0.13, count: 230, seed: 31 }), move(-1.05, 0, 1.02)),
    ];
  },
});
