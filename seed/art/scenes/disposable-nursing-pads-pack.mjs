import { placeAll } from "../engine/mesh.mjs";
import { move, rotateX, rotateY } from "../engine/transform.mjs";
import { good } from "../goods/good.mjs";
import { fit, head, print, stack } from "../goods/labels.mjs";
import { nursingPad } from "../goods/nursing.mjs";
import { carton } from "../packs/carton.mjs";
import { pill } from "../packs/label.mjs";

const ring = (x, y, r) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#FFFFFF"/><circle cx="${x}" cy="${y}" r="${r * 0.84}" fill="none" stroke="#F0C4C4" stroke-width="5" stroke-dasharray="14 10"/><circle cx="${x}" cy="${y}" r="${r * 0.45}" fill="none" stroke="#F0C4C4" stroke-width="5"/>`;
const front = `<rect width="1300" height="1000" fill="#F7C9C6"/><path d="M760 0H1300V1000H600Q880 520 760 0z" fill="#EFA9A9"/>${ring(1010, 380, 210)}${ring(900, 680, 190)}<g transform="translate(-270 0)">${head("CARE", 640, 110, 112, "#A8323F")}${stack(
  [
    ["Nursing", 118],
    ["Pads", 118],
    ["disposable, 3 mm thin", 50, { weight: 400 }],
  ],
  640,
  300,
  560,
  { colour: "#8A2A36", family: "serif" },
)}${fit("each in its own sleeve", 640, 742, 44, 560, { colour: "#8A3F48", weight: 400 })}${pill("36 pads", 640, 860, 260, 58, "#A8323F")}</g>`;
const flank = `<rect width="600" height="1000" fill="#E08C8C"/>${ring(300, 500, 190)}`;

export default good({
  slug: "disposable-nursing-pads",
  tint: "#FBEDEE",
  wall: "#F0D0D4",
  alt: {
    en: "A rose box of 36 Mylo Care disposable nursing pads with two white contoured pads in front",
    hi: "36 मायलो केयर डिस्पोज़ेबल नर्सिंग पैड का गुलाबी डिब्बा, आगे दो सफ़ेद आकार लिए पैड",
  },
  camera: { eye: [0.2, 3.1, 8.8], target: [0.02, 0.86, 0], fov: 21 },
  things: async () => [
    placeAll(
      carton({
        w: 2.15,
        h: 1.65,
        d: 0.9,
        front: await print(1300, 1000, front, 1.4),
        side: await print(600, 1000, flank, 1),
        colour: "#F7C9C6",
      }),
      rotateY(-20),
      move(-0.1, 0, -0.4),
    ),
    placeAll(nursingPad(0.52), rotateX(6), move(0.2, 0, 1.2)),
    placeAll(nursingPad(0.52), rotateX(52), rotateY(-22), move(1.08, 0.34, 0.55)),
  ],
});
