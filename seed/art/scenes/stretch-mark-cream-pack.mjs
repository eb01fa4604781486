import { houseLight } from "../engine/light.mjs";
import { placeAll, rest } from "../engine/mesh.mjs";
import { texture } from "../engine/texture.mjs";
import { move, rotateX, rotateY } from "../engine/transform.mjs";
import { leafSprig } from "../packs/botanicals.mjs";
import { creamJar, jarLid, swirl } from "../packs/jar.mjs";
import { centredMark, sheetOf, words } from "../packs/label.mjs";
import { tint } from "../palette.mjs";
import { backdrop, plinth } from "../parts/stage.mjs";

const wrap = sheetOf(
  2000,
  320,
  `<rect width="2000" height="320" fill="#F6E3DE"/>${centredMark(1000, 22, 76, "#A8434D")}
${words("Stretch Mark Cream", 1000, 168, 58, { colour: "#7A2E37", family: "serif" })}
${words("shea and cocoa butter · for growing skin · 100 g", 1000, 222, 29, { colour: "#8A4B50", weight: 400 })}
${[620, 1380].map((x) => `<g transform="translate(${x} 170) scale(.9)">${leafSprig("#C98A84")}</g>`).join("")}<path d="M0 272H2000" stroke="#D89A92" stroke-width="5"/>`,
);

const top = sheetOf(400, 400, centredMark(205, 156, 110, "#F9E4DF"));

export default {
  name: "stretch-mark-cream-pack",
  width: 1080,
  height: 1080,
  tint: tint.sand,
  alt: {
    en: "An open rose jar of Mylo stretch mark cream, 100 g, its cream swirled to a soft peak, the lid resting against it",
    hi: "मायलो स्ट्रेच मार्क क्रीम का खुला गुलाबी जार, 100 ग्राम, घुमावदार क्रीम, ढक्कन जार से टिका हुआ",
  },
  async draw({ shot, quality }) {
    const jar = [
      creamJar({ map: await texture(wrap, { width: 3000, height: 480 }), colour: "#F6E3DE" }),
      swirl({ y: 0.9 }),
    ];
    return [
      await shot({
        meshes: [
          backdrop(tint.sand, { wall: "#EFD9BF" }),
          plinth("#FBF3E8", { radius: 1.75, height: 0.2 }),
          placeAll(jar, rotateY(-6), move(-0.36, 0.2, 0)),
          placeAll(
            rest(
              placeAll(
                [jarLid({ colour: "#C4686C", map: await texture(top, { width: 800 }) })],
                rotateX(68),
                rotateY(14),
              ),
              0.2,
            ),
            move(0.72, 0, -0.8),
          ),
        ],
        camera: { eye: [0, 3.1, 8], target: [0.08, 0.78, 0], fov: 22 },
        light: houseLight({ quality, spread: 16, sun: 1.3, below: "#fbeede" }),
        reach: { middle: [0, 0.9, 0], radius: 2.5 },
        shadowSize: 1536,
      }),
    ];
  },
};
