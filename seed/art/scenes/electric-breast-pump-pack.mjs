import { linear } from "../engine/colour.mjs";
import { houseLight } from "../engine/light.mjs";
import { paint, placeAll, rest, tube } from "../engine/mesh.mjs";
import { material } from "../engine/shade.mjs";
import { texture } from "../engine/texture.mjs";
import { move, rotateX, rotateY } from "../engine/transform.mjs";
import { spline } from "../engine/vec.mjs";
import { sheetOf, wordmark } from "../packs/label.mjs";
import { hue, tint } from "../palette.mjs";
import { collection, pumpUnit } from "../parts/breast-pump.mjs";
import { arch, backdrop, plinth } from "../parts/stage.mjs";

/** The storage bag's print: a measure in tens of millilitres and the brand's name. */
const marks = sheetOf(
  700,
  1000,
  `<g stroke="#8B6BB0" stroke-width="7" stroke-linecap="round">${[0, 1, 2, 3, 4, 5, 6].map((k) => `<path d="M250 ${880 - k * 90}h${k % 2 ? 60 : 110}"/>`).join("")}</g>
${wordmark(400, 700, 110, "#8B6BB0")}`,
);

export default {
  name: "electric-breast-pump-pack",
  width: 1080,
  height: 1080,
  tint: tint.lilac,
  alt: {
    en: "An electric breast pump: a small rounded motor with a screen, joined by a soft tube to the breast shield and a milk storage bag",
    hi: "इलेक्ट्रिक ब्रेस्ट पंप: स्क्रीन वाली छोटी गोल मोटर, मुलायम नली से ब्रेस्ट शील्ड और दूध रखने की थैली से जुड़ी हुई",
  },
  async draw({ shot, quality }) {
    const set = collection({
      colour: "#FBF6F4",
      accent: hue.lilac,
      scale: await texture(marks, { width: 700, height: 1000 }),
    });
    const line = spline([
      [0.95, 2.44, 0.02],
      [1.25, 2.6, 0.1],
      [1.5, 2.1, 0.4],
      [1.2, 1.1, 0.9],
      [0.45, 0.75, 1.0],
      [-0.3, 0.9, 0.55],
    ]);
    return [
      await shot({
        meshes: [
          backdrop(tint.lilac, { wall: "#DFD2EF" }),
          placeAll(arch("#CDB9E6", { width: 3, height: 3.2 }), move(0.25, 0, -1.6)),
          plinth("#F7F1FC", { radius: 1.9, height: 0.2 }),
          placeAll(set, rotateY(-10), move(0.66, 0.2, 0)),
          placeAll(
            rest(placeAll(await pumpUnit({ colour: "#FBF6F4", accent: "#8B6BB0" }), rotateX(52), rotateY(16)), 0.2),
            move(-0.72, 0, 0.5),
          ),
          paint(
            tube(line, 0.045, { along: 120, around: 14 }),
            material(linear("#F3ECF8"), { gloss: 0.8, rough: 0.25 }),
          ),
        ],
        camera: { eye: [0, 2.7, 9], target: [0.04, 1.58, 0], fov: 26 },
        light: houseLight({ quality, spread: 18, sun: 1.2, below: "#efe4fa" }),
        reach: { middle: [0, 1.4, 0], radius: 3 },
        shadowSize: 1536,
      }),
    ];
  },
};
