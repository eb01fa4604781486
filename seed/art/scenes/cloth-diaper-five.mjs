import { houseLight } from "../engine/light.mjs";
import { placeAll } from "../engine/mesh.mjs";
import { move, rotateX, rotateY } from "../engine/transform.mjs";
import { hue, tint } from "../palette.mjs";
import { closedDiaper } from "../parts/diaper.mjs";
import { foldOver, insert } from "../parts/insert.mjs";
import { print } from "../parts/prints.mjs";
import { backdrop, plinth } from "../parts/stage.mjs";

/** Print, binding, snaps, fall of the cloth, then x, z, turn and the height it stands at. */
const five = [
  ["waves", "#9CCBC0", hue.coral, 9, -1.86, -1.5, 14, 0.55],
  ["stars", "#34477F", hue.honey, 4, 0.05, -1.75, 4, 0.55],
  ["mango", "#1F6354", hue.marigold, 7, 1.94, -1.5, -14, 0.55],
  ["elephants", hue.petal, hue.rose, 1, -1.28, 0.5, 12, 0],
  ["kites", hue.sky, hue.coral, 12, 1.3, 0.5, -14, 0],
];

export default {
  name: "cloth-diaper-five",
  width: 1080,
  height: 1080,
  tint: tint.leaf,
  alt: {
    en: "Five cloth diapers in five prints, waves, stars, mangoes, elephants and kites, with a stack of five white inserts",
    hi: "पाँच छपाइयों वाले पाँच कपड़े के डायपर, लहरें, तारे, आम, हाथी और पतंग, साथ में पाँच सफ़ेद पैड",
  },
  async draw({ shot, quality }) {
    const diapers = await Promise.all(
      five.map(async ([name, edge, snaps, seed, x, z, turn, y]) =>
        placeAll(
          closedDiaper({ map: await print(name), edge, snaps, seed, detail: 0.7 }),
          rotateX(-5),
          rotateY(turn),
          move(x, y - 0.04, z),
        ),
      ),
    );
    const pads = [0, 1, 2, 3, 4].map((k) =>
      placeAll(
        insert({ seed: k + 1, pose: foldOver(0.13) }),
        rotateY(90 + (k % 2 ? 3 : -2)),
        move(-0.46 + 0.02 * (k % 3), 0.05 + k * 0.2, 1.75),
      ),
    );
    return [
      await shot({
        meshes: [
          backdrop(tint.leaf, { wall: "#CBE5D8", back: 3.4 }),
          placeAll([plinth("#D5EBE0", { radius: 3.4, height: 0.52 })], move(0, 0, -2.6)),
          diapers,
          pads,
        ],
        camera: { eye: [0, 4.2, 11.4], target: [0, 0.7, 0], fov: 26 },
        light: houseLight({ quality, spread: 16, sun: 1.25, below: "#e2f3ea" }),
        reach: { middle: [0, 1, 0], radius: 5 },
        shadowSize: 1536,
      }),
    ];
  },
};
