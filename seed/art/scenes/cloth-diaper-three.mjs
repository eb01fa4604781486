import { houseLight } from "../engine/light.mjs";
import { placeAll, rest } from "../engine/mesh.mjs";
import { move, rotateX, rotateY } from "../engine/transform.mjs";
import { hue, tint } from "../palette.mjs";
import { closedDiaper } from "../parts/diaper.mjs";
import { print } from "../parts/prints.mjs";
import { backdrop, plinth } from "../parts/stage.mjs";

export default {
  name: "cloth-diaper-three",
  width: 1080,
  height: 1080,
  tint: tint.honey,
  alt: {
    en: "Three cloth diapers side by side: night-sky stars, elephants, and mango paisleys on green",
    hi: "तीन कपड़े के डायपर साथ-साथ: तारों भरा आसमान, हाथी और हरे रंग पर आम की बूटियाँ",
  },
  async draw({ shot, quality }) {
    const one = async (name, edge, snaps, seed) =>
      closedDiaper({ map: await print(name), edge, snaps, seed, detail: 0.8 });
    return [
      await shot({
        meshes: [
          backdrop(tint.honey, { wall: "#FCE3B4", back: 2.6 }),
          placeAll([plinth("#FCE9C4", { radius: 1.35, height: 0.95 })], move(-1.12, 0, -1.5)),
          placeAll([plinth("#FCE2B2", { radius: 1.2, height: 0.5 })], move(1.3, 0, -0.85)),
          placeAll(
            rest(placeAll(await one("stars", "#34477F", hue.honey, 4), rotateX(-5), rotateY(14)), 0.94),
            move(-1.12, 0, -1.5),
          ),
          placeAll(
            rest(placeAll(await one("mango", "#1F6354", hue.marigold, 7), rotateX(-5), rotateY(-20)), 0.49),
            move(1.3, 0, -0.85),
          ),
          placeAll(
            rest(placeAll(await one("elephants", hue.petal, hue.rose, 1), rotateX(-4), rotateY(-14)), -0.01),
            move(-0.35, 0, 0.95),
          ),
        ],
        camera: { eye: [0, 3, 9.4], target: [0.06, 1.12, 0], fov: 25 },
        light: houseLight({ quality, spread: 16, sun: 1.3, below: "#ffeccb" }),
        reach: { middle: [0, 1.2, 0], radius: 5 },
        shadowSize: 1536,
      }),
    ];
  },
};
