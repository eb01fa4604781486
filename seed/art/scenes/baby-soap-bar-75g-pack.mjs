import { linear } from "../engine/colour.mjs";
import { houseLight } from "../engine/light.mjs";
import { ball, merge, paint, place, placeAll } from "../engine/mesh.mjs";
import { random } from "../engine/noise.mjs";
import { material } from "../engine/shade.mjs";
import { texture } from "../engine/texture.mjs";
import { move, rotateX, rotateY } from "../engine/transform.mjs";
import { oats, shea } from "../packs/botanicals.mjs";
import { carton } from "../packs/carton.mjs";
import { centredMark, sheetOf, words } from "../packs/label.mjs";
import { soapBar } from "../packs/soap.mjs";
import { hue, tint } from "../palette.mjs";
import { backdrop, plinth } from "../parts/stage.mjs";

const front = sheetOf(
  1000,
  660,
  `<rect width="1000" height="660" fill="#FFF7EF"/><circle cx="500" cy="760" r="470" fill="#F9D2C6"/>
${centredMark(500, 60, 100)}${words("BABY", 500, 200, 32, { colour: hue.coral, space: 14, weight: 400 })}
${words("Shea &amp; Oat Soap", 500, 296, 78, { colour: "#7A3A2E" })}<g transform="translate(360 480) scale(.8)">${shea()}</g>
<g transform="translate(650 470) scale(.8)">${oats()}</g>${words("75 g", 500, 620, 46, { colour: "#7A3A2E" })}`,
);
const side = sheetOf(
  1000,
  660,
  `<rect width="1000" height="660" fill="#F3A895"/>${centredMark(500, 230, 200, "#FFFFFF")}`,
);

/** Lather in a loose heap. */
function lather() {
  const rnd = random(9);
  const foam = material(linear("#FFFFFF"), { gloss: 0.8, rough: 0.2, sheen: 0.3 });
  const blobs = Array.from({ length: 150 }, () => {
    const r = 0.02 + 0.075 * rnd() ** 2.4;
    const a = rnd() * 2 * Math.PI;
    const d = rnd() ** 0.7;
    return place(
      ball(r, r, r, { detail: 18 }),
      move(1.08 + 0.42 * d * Math.cos(a), 0.2 + r * 0.7 + 0.12 * (1 - d), 1.1 + 0.24 * d * Math.sin(a)),
    );
  });
  return paint(merge(blobs), foam);
}

export default {
  name: "baby-soap-bar-75g-pack",
  width: 1080,
  height: 1080,
  tint: tint.blush,
  alt: {
    en: "A cream baby soap bar pressed with the Mylo name, leaning on its 75 g shea and oat carton, with bubbles",
    hi: "मायलो नाम की छाप वाली क्रीम रंग की बेबी साबुन की टिकिया, 75 ग्राम शिया और ओट डिब्बे पर टिकी, साथ में बुलबुले",
  },
  async draw({ shot, quality }) {
    const box = carton({
      w: 2,
      h: 1.32,
      d: 0.7,
      front: await texture(front, { width: 1600, height: 1056 }),
      side: await texture(side, { width: 800, height: 528 }),
      colour: "#FFF7EF",
    });
    return [
      await shot({
        meshes: [
          backdrop(tint.blush, { wall: "#FBD9D3" }),
          plinth("#FFF4EF", { radius: 2, height: 0.2 }),
          placeAll(box, rotateY(-16), move(-0.35, 0.2, -0.6)),
          placeAll([await soapBar({ colour: "#FFE7CF" })], rotateX(30), rotateY(8), move(0.34, 0.36, 0.7)),
          lather(),
        ],
        camera: { eye: [0, 3.3, 8.4], target: [0.05, 0.72, 0.1], fov: 23 },
        light: houseLight({ quality, spread: 18, sun: 1.25 }),
        reach: { middle: [0, 0.9, 0], radius: 2.8 },
        shadowSize: 1536,
      }),
    ];
  },
};
