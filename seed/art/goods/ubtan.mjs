import { orange, turmeric } from "../packs/botanicals.mjs";
import { bottleBody, ovalSection, pumpHead } from "../packs/bottle.mjs";
import { words } from "../packs/label.mjs";
import { discCap, flask } from "./bodies.mjs";
import { almonds, marigold } from "./drawings.mjs";
import { fit, head, print, put, quantity, stack } from "./labels.mjs";

const garland = (y, k) =>
  Array.from({ length: 9 }, (_, i) => put(marigold(), 60 + i * 110, y + 26 * Math.sin((i / 8) * Math.PI), k)).join("");

const washLabel = `<rect width="1000" height="1500" fill="#F6B43C"/><path d="M0 0H1000V430Q500 590 0 430z" fill="#8A3A0E"/>${head("VEDA", 500, 120, 120, "#FFE7B8")}<circle cx="500" cy="860" r="390" fill="#FFF5DA"/>${put(turmeric(), 380, 640, 0.9)}${put(orange(), 620, 640, 0.78)}${stack(
  [
    ["Ubtan", 150],
    ["Body Wash", 84, { weight: 400 }],
  ],
  500,
  720,
  600,
  { colour: "#7A3A00", family: "serif" },
)}${fit("turmeric, gram flour, orange peel", 500, 1060, 42, 600, { colour: "#8A5A00", weight: 400 })}${quantity("200 ml", 500, 1160, 46, "#8A4B00")}`;

/** The ubtan wash: a squarish honey bottle with a disc top. */
export async function ubtanWash() {
  const section = ovalSection(0.56, 4.2);
  const outline = [
    [0.001, 0],
    [0.76, 0, 0.16],
    [0.76, 1.72, 0.3],
    [0.42, 1.98, 0.12],
    [0.36, 2.08],
  ];
  return [
    flask({
      outline,
      section,
      colour: "#F6B43C",
      map: await print(1000, 1500, washLabel, 1.6),
      wide: 1.5,
      y0: -0.1,
      y1: 2.15,
      gloss: 0.8,
    }),
    discCap({ y: 2.04, r: 0.4, h: 0.32, colour: "#8A3A0E" }),
  ];
}

const lotionLabel = `<rect width="3000" height="1560" fill="#FFF6E3"/><rect y="1330" width="3000" height="230" fill="#F3B14A"/>${[0, 1, 2].map((k) => `<g transform="translate(${k * 1000} 0)">${garland(1310, 0.46)}</g>`).join("")}
<g transform="translate(1000 0)">${head("VEDA", 500, 130, 120, "#B4570E")}${stack(
  [
    ["Ubtan", 158],
    ["Body Lotion", 96, { weight: 400 }],
  ],
  500,
  330,
  700,
  { colour: "#7A3A00", family: "serif" },
)}<path d="M420 690h160" stroke="#F0962A" stroke-width="6"/>${put(almonds(), 500, 850, 1.1)}${fit("almond oil, turmeric, saffron", 500, 1040, 52, 700, { colour: "#8A5A00", weight: 400 })}${words("200 ml", 500, 1150, 62, { colour: "#7A3A00" })}</g>`;

/** The ubtan lotion: a slim round bottle in cream with a marigold garland at its foot, and a pump. */
export async function ubtanLotion({ side = -1 } = {}) {
  const outline = [
    [0.001, 0],
    [0.52, 0, 0.1],
    [0.52, 1.9, 0.16],
    [0.28, 2.06, 0.06],
    [0.26, 2.16],
  ];
  return [
    bottleBody({ outline, map: await print(3000, 1560, lotionLabel, 1.3), colour: "#FFF6E3" }),
    pumpHead({ y: 2.12, radius: 0.28, colour: "#D9781E", side }),
  ];
}
