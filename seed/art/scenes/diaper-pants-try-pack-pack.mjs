import { placeAll } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { pants } from "../goods/drawings.mjs";
import { good } from "../goods/good.mjs";
import { fit, print, put } from "../goods/labels.mjs";
import { blockBag } from "../packs/bag.mjs";
import { pill, wordmark, words } from "../packs/label.mjs";

const SIZES = [
  ["M", "7–12 kg", "#EF5A68"],
  ["L", "9–14 kg", "#EE9328"],
  ["XL", "12–17 kg", "#7F5DB0"],
  ["XXL", "15–25 kg", "#27447F"],
];
const steps = SIZES.map(
  ([size, weight, ink], k) =>
    `<g transform="translate(${150 + k * 234} 560)"><circle r="${84 + k * 8}" fill="${ink}"/>${fit(size, 0, 28, 84, 132, { colour: "#fff" })}${words(weight, 0, 150, 38, { colour: ink })}</g>`,
).join("");
const face = `<rect width="1000" height="880" fill="#FFF3E4"/><path d="M0 0H1000V300Q500 400 0 300z" fill="#EF5A68"/>${wordmark(70, 50, 128, "#FFFFFF")}${words("Try Pack", 930, 140, 84, { colour: "#fff", anchor: "end" })}${words("Diaper Pants, M to XXL", 930, 206, 44, { colour: "#fff", anchor: "end", weight: 400 })}${steps}${pill("8 pants, 2 of each size", 500, 800, 560, 46, "#C8273C")}`;
const flank = `<rect width="500" height="880" fill="#E8485A"/>${put(pants("#FFFFFF", "#F9B7B0", "#EF5A68"), 250, 420, 1.6)}`;

export default good({
  slug: "diaper-pants-try-pack",
  tint: "#FBEBDD",
  wall: "#F1CFB4",
  alt: {
    en: "A low cream and coral pack of Mylo diaper pants to try: two pants each in M, L, XL and XXL, eight in all",
    hi: "आज़माने के लिए मायलो डायपर पैंट का क्रीम-मूँगिया पैक: M, L, XL और XXL की दो-दो, कुल आठ पैंट",
  },
  camera: { eye: [0.3, 2.9, 9.2], target: [0.02, 0.98, 0], fov: 20.5 },
  things: async () =>
    placeAll(
      blockBag({
        front: await print(1000, 880, face, 2),
        side: await print(500, 880, flank, 1.2),
        colour: "#FFF3E4",
        w: 2.7,
        h: 2,
        d: 1.1,
        seed: 21,
      }),
      rotateY(-17),
      move(0, 0, 0),
    ),
});
