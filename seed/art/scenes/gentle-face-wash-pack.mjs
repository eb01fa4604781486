import { houseLight } from "../engine/light.mjs";
import { placeAll } from "../engine/mesh.mjs";
import { texture } from "../engine/texture.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { aloe } from "../packs/botanicals.mjs";
import { centredMark, sheetOf, words } from "../packs/label.mjs";
import { squeezeTube } from "../packs/tube.mjs";
import { tint } from "../palette.mjs";
import { aloePlant, pot } from "../parts/plants.mjs";
import { backdrop, plinth } from "../parts/stage.mjs";

const GREEN = "#2E6B57";
const label = sheetOf(
  1000,
  1090,
  `<rect width="1000" height="1090" fill="#F5FAF5"/>
<path d="M0 0H1000V300C860 400 700 250 500 330S150 410 0 300z" fill="#B9DFCB"/>
<path d="M0 0H1000V262C860 360 700 214 500 290S150 372 0 262z" fill="#7FBF9F"/>
${centredMark(500, 90, 78, "#FFFFFF")}${words("CARE", 500, 214, 30, { colour: "#fff", space: 14, weight: 400 })}
<g transform="translate(500 440) scale(.86)">${aloe("#6DB08B")}</g>
${words("Gentle", 500, 682, 66, { colour: GREEN, family: "serif" })}
${words("Face Wash", 500, 750, 56, { colour: GREEN, family: "serif", weight: 400 })}
${words("with aloe and rice water", 500, 808, 23, { colour: GREEN, weight: 400 })}
<path d="M440 846h120" stroke="#7FBF9F" stroke-width="4"/>
${words("Net Qty 100 ml", 500, 908, 25, { colour: GREEN })}
${words("low foam gel", 500, 948, 21, { colour: GREEN, weight: 400 })}`,
);

export default {
  name: "gentle-face-wash-pack",
  width: 1080,
  height: 1080,
  tint: tint.leaf,
  alt: {
    en: "A 100 ml tube of Mylo Care Gentle Face Wash standing on its green cap beside an aloe plant in a white pot",
    hi: "सफ़ेद गमले में एलोवेरा के पास अपने हरे ढक्कन पर खड़ी मायलो केयर जेंटल फ़ेस वॉश की 100 मि.ली. ट्यूब",
  },
  async draw({ shot, quality }) {
    const pack = squeezeTube({
      map: await texture(label, { width: 2000, height: 2180 }),
      colour: "#F5FAF5",
      cap: "#3E8A6C",
    });
    return [
      await shot({
        meshes: [
          backdrop(tint.leaf, { wall: "#CDE8DB" }),
          placeAll([plinth("#EFF8F3", { radius: 1.3, height: 0.26 })], move(-0.25, 0, 0)),
          placeAll(pack, rotateY(-16), move(-0.25, 0.26, 0)),
          placeAll([pot(0.4, "#FBF7F0"), placeAll([aloePlant()], move(0, 0.62, 0))], move(1.2, 0, 0.1)),
        ],
        camera: { eye: [0, 2.5, 9], target: [0.3, 1.62, 0], fov: 24 },
        light: houseLight({ quality, spread: 18, sun: 1.25, below: "#e2f3ea" }),
        reach: { middle: [0, 1.5, 0], radius: 3 },
        shadowSize: 1536,
      }),
    ];
  },
};
