import { houseLight } from "../engine/light.mjs";
import { placeAll, rest } from "../engine/mesh.mjs";
import { move, rotateX, rotateY } from "../engine/transform.mjs";
import { hue, tint } from "../palette.mjs";
import { closedDiaper } from "../parts/diaper.mjs";
import { print } from "../parts/prints.mjs";
import { arch, backdrop, plinth } from "../parts/stage.mjs";

export default {
  name: "cloth-diaper-pack",
  width: 1080,
  height: 1080,
  tint: tint.blush,
  alt: {
    en: "A cream cloth diaper printed with little elephants and marigolds, snapped shut, with soft gathered leg edges",
    hi: "नन्हे हाथियों और गेंदे के फूलों की छपाई वाला क्रीम रंग का कपड़े का डायपर, बटन बंद, पैरों पर मुलायम इलास्टिक",
  },
  async draw({ shot, quality }) {
    const diaper = closedDiaper({ map: await print("elephants"), edge: hue.petal, snaps: hue.rose });
    return [
      await shot({
        meshes: [
          backdrop(tint.blush, { wall: "#FBD9D3" }),
          plinth("#FDEAE4", { radius: 1.7, height: 0.2 }),
          placeAll(arch("#F9C9C2", { width: 2.9, height: 2.42 }), move(0.3, 0, -1.6)),
          rest(placeAll(diaper, rotateX(-4), rotateY(-24)), 0.19),
        ],
        camera: { eye: [0, 2.35, 7.4], target: [0, 1.02, 0], fov: 23.5 },
        light: houseLight({ quality, spread: 16, sun: 1.25 }),
        reach: { middle: [0, 1.4, 0], radius: 4.2 },
        shadowSize: 1536,
      }),
    ];
  },
};
