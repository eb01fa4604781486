import { placeAll, rest } from "../engine/mesh.mjs";
import { move, rotateX, rotateY } from "../engine/transform.mjs";
import { drop } from "../goods/drawings.mjs";
import { good } from "../goods/good.mjs";
import { fit, head, print, put, stack } from "../goods/labels.mjs";
import { carton } from "../packs/carton.mjs";
import { pill } from "../packs/label.mjs";
import { standPouch } from "../packs/pouch.mjs";

const front = `<rect width="1000" height="1300" fill="#EAF2FC"/><path d="M0 820Q500 700 1000 820V1300H0z" fill="#C6DBF5"/>${head("CARE", 500, 96, 124, "#C8424F")}${stack(
  [
    ["Milk Storage", 116],
    ["Bags", 100, { weight: 400 }],
  ],
  500,
  300,
  800,
  { colour: "#27486F", family: "serif" },
)}${fit("double zip, flat base", 500, 660, 58, 760, { colour: "#3E659A", weight: 400 })}${put(drop("#FFFFFF", "#C6DBF5"), 500, 920, 1.3)}${pill("30 bags of 200 ml", 500, 1170, 520, 58, "#2F5DA8")}`;
const flank = `<rect width="500" height="1300" fill="#9DBFE8"/>${put(drop("#FFFFFF", "#9DBFE8"), 250, 640, 1.3)}`;
const marks = [40, 80, 120, 160, 200]
  .map(
    (ml, k) =>
      `<path d="M640 ${1180 - k * 118}h${k % 2 ? 80 : 130}" stroke="#2F5DA8" stroke-width="8"/>${k % 2 ? "" : `<text x="800" y="${1196 - k * 118}" font-family="Noto Sans" font-size="54" fill="#2F5DA8">${ml}</text>`}`,
  )
  .join("");
const bag = `<rect width="1000" height="1600" fill="#F1F6FC"/><path d="M0 820H1000V1600H0z" fill="#FFFBEF"/><path d="M0 820H1000" stroke="#E7DDC2" stroke-width="8"/><path d="M0 190H1000M0 250H1000" stroke="#8FB4E2" stroke-width="18"/>${head("CARE", 500, 300, 84, "#C8424F")}<rect x="140" y="470" width="720" height="240" rx="20" fill="#FFFFFF" stroke="#8FB4E2" stroke-width="6"/><text x="180" y="550" font-family="Noto Sans" font-size="56" fill="#2F5DA8">date</text><text x="180" y="660" font-family="Noto Sans" font-size="56" fill="#2F5DA8">ml</text><path d="M350 556h440M350 666h440" stroke="#B9CFEC" stroke-width="6"/>${marks}`;

export default good({
  slug: "milk-storage-bags",
  tint: "#E8F0FB",
  wall: "#C9DAF2",
  alt: {
    en: "A pale blue box of 30 Mylo Care breast milk storage bags with one bag of milk standing in front, marked in millilitres",
    hi: "30 मायलो केयर माँ के दूध के स्टोरेज बैग का हल्का नीला डिब्बा, आगे दूध से भरा एक बैग, मिलीलीटर के निशान सहित",
  },
  camera: { eye: [0, 2.8, 8.8], target: [0, 1.02, 0], fov: 20 },
  things: async () => [
    placeAll(
      carton({
        w: 1.6,
        h: 2.08,
        d: 0.74,
        front: await print(1000, 1300, front, 1.5),
        side: await print(500, 1300, flank, 0.9),
        colour: "#EAF2FC",
      }),
      rotateY(-20),
      move(-0.44, 0, -0.5),
    ),
    placeAll(
      rest(
        placeAll(
          standPouch({ map: await print(1000, 1600, bag, 1.2), colour: "#F4F8FD", w: 0.92, h: 1.44, seed: 4 }),
          rotateX(-3),
          rotateY(12),
        ),
        0,
      ),
      move(0.78, 0, 0.62),
    ),
  ],
});
