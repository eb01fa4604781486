import { houseLight } from "../engine/light.mjs";
import { placeAll } from "../engine/mesh.mjs";
import { rotateX, rotateY } from "../engine/transform.mjs";
import { arm } from "../figure/arm.mjs";
import { hue, skin, tint } from "../palette.mjs";
import { closedDiaper } from "../parts/diaper.mjs";
import { print } from "../parts/prints.mjs";
import { backdrop } from "../parts/stage.mjs";

export default {
  name: "cloth-diaper-snaps",
  width: 1080,
  height: 1080,
  tint: tint.sky,
  alt: {
    en: "Close view of the front of the diaper: rows of rose snaps for waist and rise, a hand pressing one side tab shut",
    hi: "डायपर के सामने का पास से दृश्य: कमर और ऊँचाई के गुलाबी बटनों की क़तारें, एक हाथ साइड का टैब बंद करता हुआ",
  },
  async draw({ shot, quality }) {
    const diaper = closedDiaper({
      map: await print("elephants", 2000),
      edge: hue.petal,
      snaps: hue.rose,
      seed: 12,
      detail: 1.4,
      scale: 1.1,
    });
    const fingers = arm({
      shoulder: [3.2, 3.6, 2.8],
      elbow: [2.3, 2.5, 2.0],
      wrist: [1.2, 1.52, 1.12],
      dir: [-0.52, -0.58, -0.48],
      palm: [-0.35, 0.05, -0.95],
      thumb: 1,
      curl: 14,
      spread: 7,
      tone: skin.almond,
      bangles: [hue.honey, hue.leaf],
      girth: 0.8,
      cell: 0.012,
    });
    return [
      await shot({
        meshes: [backdrop(tint.sky, { wall: "#D3E2F8" }), placeAll(diaper, rotateX(-4), rotateY(-14)), fingers],
        camera: { eye: [0.6, 1.7, 4.9], target: [0.34, 0.94, 0.3], fov: 23.5 },
        light: houseLight({ quality, spread: 18, sun: 1.25, below: "#e9effb" }),
        reach: { middle: [0, 0.8, 0], radius: 2.4 },
        shadowSize: 1536,
      }),
    ];
  },
};
