import { placeAll } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { good } from "../goods/good.mjs";
import { fit, print, put } from "../goods/labels.mjs";
import { longPad } from "../goods/nursing.mjs";
import { blockBag } from "../packs/bag.mjs";
import { pill, wordmark, words } from "../packs/label.mjs";
import { petal } from "../parts/motifs.mjs";

const sprays = Array.from({ length: 16 }, (_, k) =>
  put(petal("#F6C6CE"), 640 + ((k * 137) % 360), 60 + ((k * 211) % 600), 1.7, k * 40),
).join("");
const face = `<rect width="1000" height="720" fill="#FBE4E6"/>${sprays}<path d="M0 0H560Q680 360 540 720H0z" fill="#C45A72"/>${wordmark(70, 70, 110, "#FFFFFF")}${words("CARE", 76, 236, 34, { colour: "#FFE3E8", space: 14, weight: 400, anchor: "start" })}${words("Postpartum", 72, 346, 78, { colour: "#fff", anchor: "start", family: "serif" })}${words("Pads", 72, 428, 78, { colour: "#fff", anchor: "start", family: "serif" })}${words("42 cm, with wings", 74, 502, 42, { colour: "#FFE3E8", anchor: "start", weight: 400 })}${pill("10 pads", 200, 598, 256, 52, "#FFFFFF", "#A8364F")}
<g transform="translate(780 370) rotate(14)"><rect x="-76" y="-250" width="152" height="500" rx="76" fill="#FFFFFF"/><rect x="-46" y="-210" width="92" height="420" rx="46" fill="#F7C9D0"/><path d="M-76-50h-50q-20 50 0 100h50M76-50h50q20 50 0 100H76" fill="#FFFFFF"/></g>`;
const flank = `<rect width="500" height="720" fill="#A8445E"/><g transform="translate(500 0) scale(-1 1)">${fit("42 cm", 250, 390, 100, 320, { colour: "#FFE3E8" })}</g>`;

export default good({
  slug: "postpartum-pads",
  tint: "#FAEAEC",
  wall: "#EDCBD2",
  alt: {
    en: "A soft rose pack of ten Mylo Care postpartum pads, 42 cm with wings, one long pad lying in front",
    hi: "दस मायलो केयर प्रसव के बाद के पैड का मुलायम गुलाबी पैक, 42 सेमी, विंग वाले, आगे एक लंबा पैड",
  },
  camera: { eye: [0, 3.3, 8.8], target: [0.02, 0.74, 0.1], fov: 21.5 },
  things: async () => [
    placeAll(
      blockBag({
        front: await print(1000, 720, face, 2),
        side: await print(500, 720, flank, 1),
        colour: "#FBE4E6",
        w: 2.6,
        h: 1.75,
        d: 1.1,
        seed: 9,
      }),
      rotateY(-14),
      move(0, 0, -0.5),
    ),
    placeAll(longPad({ l: 2.3 }), rotateY(78), move(0.1, 0, 1.15)),
  ],
});
