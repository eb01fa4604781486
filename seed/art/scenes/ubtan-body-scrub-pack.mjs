import { placeAll, rest } from "../engine/mesh.mjs";
import { move, rotateX, rotateY } from "../engine/transform.mjs";
import { woodCap } from "../goods/bodies.mjs";
import { rice } from "../goods/drawings.mjs";
import { good } from "../goods/good.mjs";
import { fit, head, print, put, stack } from "../goods/labels.mjs";
import { crystals, scrubJar } from "../goods/vanity.mjs";
import { wrapLabel } from "../packs/glass-bottle.mjs";
import { words } from "../packs/label.mjs";

const label = `<rect width="1000" height="520" fill="#FFF7E8"/><rect width="1000" height="18" fill="#B4570E"/><rect y="502" width="1000" height="18" fill="#B4570E"/>${head("VEDA", 500, 40, 70, "#B4570E")}${stack(
  [
    ["Rice &amp; Sugar", 92],
    ["Body Scrub", 64, { weight: 400 }],
  ],
  500,
  140,
  620,
  { colour: "#7A3A00", family: "serif" },
)}${fit("melts as you rub", 500, 400, 42, 600, { colour: "#8A5A00", weight: 400 })}${words("200 g", 500, 470, 50, { colour: "#7A3A00" })}${put(rice("#FFFDF4"), 140, 270, 1)}${put(`<g transform="scale(-1 1)">${rice("#FFFDF4")}</g>`, 860, 270, 1)}`;

export default good({
  slug: "ubtan-body-scrub",
  tint: "#FBF0DC",
  wall: "#EBD2A4",
  alt: {
    en: "A clear 200 g jar of golden Mylo Veda rice and sugar body scrub, its wooden lid leaning on it and sugar spilled in front",
    hi: "मायलो वेदा चावल और चीनी बॉडी स्क्रब का 200 ग्राम का पारदर्शी जार, टिका लकड़ी का ढक्कन, आगे बिखरी चीनी",
  },
  camera: { eye: [0.2, 3.3, 8.4], target: [0.06, 0.74, 0.05], fov: 20 },
  things: async () => [
    placeAll(
      [wrapLabel({ map: await print(1000, 520, label), r: 0.8, y0: 0.18, y1: 0.86, degrees: 96 }), ...scrubJar({})],
      rotateY(-4),
      move(-0.26, 0, 0),
    ),
    placeAll(
      rest(placeAll([woodCap({ y: 0, r: 0.8, h: 0.2, colour: "#C9976A" })], rotateX(64), rotateY(24)), 0),
      move(0.86, 0, -0.4),
    ),
    placeAll(crystals({ count: 220, spread: 0.5 }), move(0.72, 0, 1.06)),
  ],
});
