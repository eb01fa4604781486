import { houseLight } from "../engine/light.mjs";
import { placeAll } from "../engine/mesh.mjs";
import { move, rotateX, rotateY } from "../engine/transform.mjs";
import { hue, tint } from "../palette.mjs";
import { closedDiaper } from "../parts/diaper.mjs";
import { print } from "../parts/prints.mjs";
import { backdrop, leafShade } from "../parts/stage.mjs";

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
    const one = async (name, edge, snaps, seed) => closedDiaper({ map: await print(name), edge, snaps, seed, detail: 0.8 });
    return [
      await shot({
        meshes: [
          backdrop(tint.honey, { wall: "#FCE3B4", back: 2.6 }),
          placeAll(await one("stars", "#34477F", hue.honey, 4), rotateX(-5), rotateY(-38), move(-1.18, 0, -0.75)),
          placeAll(await one("mango", "#1F6354", hue.marigold, 7), rotateX(-5), rotateY(30), move(1.2, 0, -0.7)),
          placeAll(await one("elephants", hue.petal, hue.rose, 1), rotateX(-4), rotateY(-8), move(0, 0, 0.75)),
          leafShade([-4.2, 4.6, 2.2], { dir: [1, -0.3, 0], size: 0.9, count: 11, seed: 5 }),
        ],
        camera: { eye: [0, 3.1, 9.2], target: [0, 0.74, 0], fov: 24 },
        light: houseLight({ quality, spread: 12, sun: 1.3, below: "#ffeccb" }),
        reach: { middle: [0, 1.2, 0], radius: 5 },
        shadowSize: 1536,
      }),
    ];
  },
};
