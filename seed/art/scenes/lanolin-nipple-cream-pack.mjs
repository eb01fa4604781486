import { placeAll, rest } from "../engine/mesh.mjs";
import { move, rotateX, rotateY } from "../engine/transform.mjs";
import { cotton } from "../goods/bath.mjs";
import { sheep } from "../goods/drawings.mjs";
import { good } from "../goods/good.mjs";
import { fit, head, print, put, stack } from "../goods/labels.mjs";
import { metalTube } from "../goods/tubes.mjs";
import { carton } from "../packs/carton.mjs";
import { words } from "../packs/label.mjs";

const face = (w, h) =>
  `<rect width="${w}" height="${h}" fill="#FBF3E9"/>${head("CARE", w / 2, h * 0.07, w * 0.14, "#A8434D")}${put(sheep("#EBC9B8"), w / 2, h * 0.36, w * 0.0022)}${stack(
    [
      ["Lanolin", w * 0.15],
      ["Nipple Cream", w * 0.105, { weight: 400 }],
    ],
    w / 2,
    h * 0.46,
    w * 0.84,
    { colour: "#7A2E37", family: "serif" },
  )}${fit("one ingredient", w / 2, h * 0.74, w * 0.075, w * 0.8, { colour: "#8A5A50", weight: 400 })}${words("30 g", w / 2, h * 0.88, w * 0.1, { colour: "#7A2E37" })}`;
const label = `${face(800, 1900)}<rect width="800" height="70" fill="#D9A79B"/>`;
const box =
  `${face(1000, 2000)}<path d="M0 1780Q500 1700 1000 1780V2000H0z" fill="#E5B8AC"/>${words("30 g", 500, 1900, 110, { colour: "#7A2E37" })}`.replace(
    words("30 g", 500, 1760, 100, { colour: "#7A2E37" }),
    "",
  );
const flank = `<rect width="500" height="2000" fill="#E5B8AC"/>${put(sheep("#FFF6EC"), 250, 1000, 1.5)}`;

export default good({
  slug: "lanolin-nipple-cream",
  tint: "#F8ECE4",
  wall: "#E9CFC0",
  alt: {
    en: "A small metal 30 g tube of Mylo Care lanolin nipple cream leaning on its cream carton with a sheep on it",
    hi: "भेड़ के चित्र वाले क्रीम डिब्बे से टिकी मायलो केयर लैनोलिन निप्पल क्रीम की 30 ग्राम की छोटी धातु ट्यूब",
  },
  camera: { eye: [0.2, 2.6, 8.8], target: [0.04, 1.04, 0], fov: 19 },
  things: async () => [
    placeAll(
      carton({
        w: 1.02,
        h: 2.04,
        d: 0.62,
        front: await print(1000, 2000, box, 1.1),
        side: await print(500, 2000, flank, 0.7),
        colour: "#FBF3E9",
      }),
      rotateY(-22),
      move(-0.5, 0, -0.4),
    ),
    placeAll(
      rest(
        placeAll(
          metalTube({ map: await print(800, 1900, label, 1.2), cap: "#FFFFFF", w: 0.66, h: 1.55 }),
          rotateX(-13),
          rotateY(12),
        ),
        0,
      ),
      move(0.56, 0, 0.5),
    ),
    cotton([
      [1.16, 0.9, 0.17],
      [0.98, 1.25, 0.13],
    ]),
  ],
});
