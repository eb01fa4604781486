import { placeAll } from "../engine/mesh.mjs";
import { move, rotateY, rotateZ } from "../engine/transform.mjs";
import { dollop, stones } from "../goods/bath.mjs";
import { drop } from "../goods/drawings.mjs";
import { good } from "../goods/good.mjs";
import { fit, head, print, put, stack } from "../goods/labels.mjs";
import { softTube, tubeFlip } from "../goods/tubes.mjs";
import { words } from "../packs/label.mjs";
import { arch } from "../parts/stage.mjs";

const label = `<rect width="1000" height="1500" fill="#FBDAD6"/><rect width="250" height="1500" fill="#E08C8C"/><g transform="translate(150 900) rotate(-90)">${words("moisturiser", 0, 0, 96, { colour: "#FFFFFF", family: "serif", weight: 400, italic: true })}</g>
${head("CARE", 630, 150, 112, "#A8434D")}${stack(
  [
    ["Daily Face", 104],
    ["Moisturiser", 92, { weight: 400 }],
  ],
  625,
  380,
  660,
  { colour: "#7A2E37", family: "serif" },
)}${put(drop("#FFFFFF", "#F3B7B2"), 520, 840, 0.8)}${put(drop("#FFFFFF", "#F3B7B2"), 640, 870, 0.55)}${fit("ceramides and squalane", 620, 1040, 60, 560, { colour: "#8A4B50", weight: 400 })}${fit("no perfume", 625, 1120, 56, 600, { colour: "#8A4B50", weight: 400 })}${words("100 g", 625, 1300, 80, { colour: "#7A2E37" })}`;

export default good({
  slug: "face-moisturiser",
  tint: "#FCEBEA",
  wall: "#F3CFCF",
  alt: {
    en: "A wide blush 100 g flip-top tube of Mylo Care daily face moisturiser with a swirl of cream on a stone",
    hi: "चौड़ी गुलाबी फ़्लिप-टॉप ट्यूब में मायलो केयर रोज़ का फ़ेस मॉइश्चराइज़र, 100 ग्राम, साथ में पत्थर पर क्रीम",
  },
  camera: { eye: [-0.6, 2.3, 9], target: [0.14, 1.22, 0], fov: 21 },
  light: { quality: 1.2 },
  things: async () => [
    placeAll(arch("#F0BFC0", { width: 2.1, height: 2.4 }), move(0.5, 0, -1.9)),
    placeAll(
      softTube({
        map: await print(1000, 1500, label, 1.5),
        colour: "#FBDAD6",
        w: 1.36,
        a: 0.62,
        b: 0.38,
        h: 1.9,
        capHeight: 0.42,
      }),
      rotateY(10),
      move(-0.3, 0, 0.1),
    ),
    placeAll([tubeFlip({ a: 0.61, b: 0.38, h: 0.42, colour: "#FFFFFF" })], rotateY(10), move(-0.3, 0, 0.1)),
    stones([[0.98, 0, 0.7, 0.5, "#EBDCD6"]]),
    placeAll(dollop({ r: 0.26, h: 0.28 }), rotateZ(2), move(0.98, 0.38, 0.7)),
  ],
});
