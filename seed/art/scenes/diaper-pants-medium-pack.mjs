import { houseLight } from "../engine/light.mjs";
import { placeAll } from "../engine/mesh.mjs";
import { texture } from "../engine/texture.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { bagHandle, blockBag } from "../packs/bag.mjs";
import { pill, sheetOf, wordmark, words } from "../packs/label.mjs";
import { hue, tint } from "../palette.mjs";
import { cloud, moon, spark, star } from "../parts/motifs.mjs";
import { backdrop } from "../parts/stage.mjs";

const sky = [
  [120, 250, 1],
  [860, 190, 0.8],
  [800, 1090, 1.1],
  [130, 760, 0.9],
]
  .map(([x, y, k]) => `<g transform="translate(${x} ${y}) scale(${k})">${cloud("#FFFFFF", 0.5)}</g>`)
  .join("");
const face = (size, count, weight) =>
  sheetOf(
    1000,
    1200,
    `<linearGradient id="g" x2="0" y2="1"><stop stop-color="#F58A8F"/><stop offset="1" stop-color="#EF4E5E"/>
</linearGradient><rect width="1000" height="1200" fill="url(#g)"/>${sky}
${wordmark(100, 110, 150, "#FFFFFF")}${words("Diaper Pants", 104, 356, 74, { colour: "#fff", anchor: "start" })}${words("soft waist, airy sides", 106, 416, 37, { colour: "#fff", anchor: "start", weight: 400 })}
<circle cx="330" cy="740" r="206" fill="#FFF4D6"/><g transform="translate(330 744) scale(3)">${moon(hue.honey)}</g>
<g transform="translate(520 560) scale(1.1)">${star("#FFE3A3")}</g>
<g transform="translate(150 560) scale(2)">${spark("#fff")}</g>
<circle cx="756" cy="664" r="148" fill="#fff"/>${words(size, 756, 722, 165, { colour: hue.coral })}
${words(weight, 756, 872, 52, { colour: "#fff" })}${pill(count, 756, 962, 300, 52, "#fff", hue.brick)}`,
  );
const flank = (size) =>
  sheetOf(
    500,
    1200,
    `<rect width="500" height="1200" fill="#E8485A"/>${wordmark(140, 130, 110, "#FFFFFF")}<circle cx="250" cy="620" r="120" fill="#fff"/>${words(size, 250, 666, 130, { colour: hue.coral })}`,
  );

export default {
  name: "diaper-pants-medium-pack",
  width: 1080,
  height: 1080,
  tint: tint.blush,
  alt: {
    en: "A coral bag of Mylo diaper pants, size M for 7 to 12 kg, 38 pants, with a sleeping moon on the front",
    hi: "मायलो डायपर पैंट्स का मूँगिया पैक, साइज़ M, 7 से 12 किलो, 38 पैंट्स, सामने सोता हुआ चाँद",
  },
  async draw({ shot, quality }) {
    const bag = [
      blockBag({
        front: await texture(face("M", "38 pants", "7–12 kg"), { width: 2000, height: 2400 }),
        side: await texture(flank("M"), { width: 800, height: 1920 }),
        colour: "#EF5A68",
      }),
      bagHandle({ y: 2.92, colour: "#FFFFFF" }),
    ];
    return [
      await shot({
        meshes: [backdrop(tint.blush, { wall: "#FBD9D3" }), placeAll(bag, rotateY(-24), move(0.05, 0, 0))],
        camera: { eye: [0, 2.9, 9.6], target: [0, 1.5, 0], fov: 23 },
        light: houseLight({ quality, spread: 20, sun: 1.2 }),
        reach: { middle: [0, 1.4, 0], radius: 2.8 },
        shadowSize: 1536,
      }),
    ];
  },
};
