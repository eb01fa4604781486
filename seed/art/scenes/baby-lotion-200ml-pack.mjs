import { placeAll } from "../engine/mesh.mjs";
import { move, rotateX, rotateY, rotateZ } from "../engine/transform.mjs";
import { flask } from "../goods/bodies.mjs";
import { good } from "../goods/good.mjs";
import { fit, head, print, put, stack, waves } from "../goods/labels.mjs";
import { grains } from "../goods/pantry.mjs";
import { oats } from "../packs/botanicals.mjs";
import { ovalSection, pumpHead } from "../packs/bottle.mjs";
import { pill } from "../packs/label.mjs";
import { hue, tint } from "../palette.mjs";
import { cloud, elephant } from "../parts/motifs.mjs";
import { arch, plinth } from "../parts/stage.mjs";
import { clothBall } from "../parts/toys.mjs";

const label = `${waves(1000, 1300, 1010, "#CFE4F7", "#B5D3F1")}${put(cloud("#E4EFFB"), 170, 250, 1.5)}${put(cloud("#E4EFFB"), 850, 420, 1.3)}${put(elephant("#F7A9A8", hue.marigold), 500, 1030, 1.7)}
${head("BABY", 500, 190, 120, hue.coral)}${stack(
  [
    ["Daily", 104],
    ["Baby Lotion", 84, { weight: 400 }],
  ],
  500,
  360,
  720,
  { colour: "#27486F" },
)}${fit("shea, oat and glycerin", 500, 664, 54, 720, { colour: "#3E659A", weight: 400 })}${pill("200 ml", 500, 756, 200, 46, "#6F9BDA")}${put(oats(), 150, 700, 0.8, -10)}${put(`<g transform="scale(-1 1)">${oats()}</g>`, 850, 700, 0.8, 10)}`;

export default good({
  slug: "baby-lotion-200ml",
  tint: tint.sky,
  wall: "#D3E2F8",
  alt: {
    en: "A white 200 ml pump bottle of Mylo Baby daily lotion with an elephant on it, beside oats and a cloth ball",
    hi: "जई और कपड़े की गेंद के पास मायलो बेबी रोज़ के लोशन की 200 मि.ली. की सफ़ेद पंप बोतल, उस पर हाथी",
  },
  camera: { eye: [0, 2.4, 9.4], target: [0.1, 1.6, 0], fov: 24 },
  light: { quality: 1.2 },
  things: async () => {
    const outline = [
      [0.001, 0],
      [0.76, 0, 0.16],
      [0.8, 1.5, 0.9],
      [0.68, 1.98, 0.46],
      [0.3, 2.16, 0.12],
      [0.27, 2.3],
    ];
    const pack = [
      flask({
        outline,
        section: ovalSection(0.7, 2.5),
        colour: "#FDFBF7",
        map: await print(1000, 1300, label),
        wide: 1.6,
        y0: 0,
        y1: 2.08,
      }),
      pumpHead({ y: 2.28, colour: "#F7A9A8" }),
    ];
    return [
      placeAll(arch("#BCD4F2", { width: 2.6, height: 3.1 }), move(0.15, 0, -1.3)),
      placeAll([plinth("#F2F6FD", { radius: 1.35, height: 0.2 })], move(0, 0, 0.1)),
      placeAll(pack, rotateY(-10), move(-0.1, 0.2, 0.1)),
      placeAll(
        [clothBall(0.34, [hue.coral, hue.cream, hue.sky])],
        rotateZ(24),
        rotateX(10),
        rotateY(30),
        move(1.46, 0.34, 0.7),
      ),
      placeAll(grains({ r: 0.42, h: 0.16, count: 260 }), move(-1.08, 0, 1.2)),
    ];
  },
});
