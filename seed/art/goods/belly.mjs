import { profile } from "../engine/mesh.mjs";
import { shea } from "../packs/botanicals.mjs";
import { filledBottle, glass, wrapLabel } from "../packs/glass-bottle.mjs";
import { creamJar } from "../packs/jar.mjs";
import { centredMark, words } from "../packs/label.mjs";
import { woodCap } from "./bodies.mjs";
import { almonds, cocoa } from "./drawings.mjs";
import { fit, head, print, put, quantity, stack } from "./labels.mjs";

const jarWrap = `<rect width="2000" height="320" fill="#F8E4DF"/><path d="M0 272H2000V320H0z" fill="#E9AFA6"/>${centredMark(1000, 16, 66, "#A8434D")}${words("Stretch Mark Cream", 1000, 146, 60, { colour: "#7A2E37", family: "serif" })}${words("shea and cocoa butter · fragrance free", 1000, 196, 32, { colour: "#8A4B50", weight: 400 })}${words("100 g", 1000, 244, 38, { colour: "#7A2E37" })}${put(shea(), 560, 150, 0.86)}${put(cocoa(), 1440, 130, 0.9)}`;

/** The stretch mark cream's jar, standing at the origin. */
export const bellyJar = async () => [creamJar({ map: await print(2000, 320, jarWrap, 1.5), colour: "#F8E4DF" })];

const oilLabel = `<rect width="1900" height="1000" fill="#FFF6F1"/><rect width="1900" height="26" fill="#C4686C"/><rect y="974" width="1900" height="26" fill="#C4686C"/><g transform="translate(446 -56) scale(1.12)">${head("CARE", 450, 120, 100, "#A8434D")}${stack(
  [
    ["Stretch Mark", 84],
    ["Oil", 84],
  ],
  450,
  290,
  620,
  { colour: "#7A2E37", family: "serif" },
)}${put(almonds(), 450, 610, 0.8)}${fit("sesame, almond, sunflower", 450, 740, 46, 640, { colour: "#8A4B50", weight: 400 })}${quantity("100 ml", 450, 846, 48, "#A8434D")}</g>`;

/** The radius of an outline at height y. */
function radiusAt(outline, y) {
  let v = 0;
  while (v < 1 && (outline(v)[0] < 0.3 || outline(v)[1] < y)) v += 0.001;
  return outline(v)[0];
}

/** The stretch mark oil's round bottle with its wooden stopper. */
export async function bellyOil() {
  const outline = [
    [0.001, 0],
    [0.6, 0, 0.2],
    [0.7, 0.62, 0.6],
    [0.58, 1.16, 0.3],
    [0.44, 1.4, 0.3],
    [0.24, 1.56, 0.16],
    [0.22, 1.86],
  ];
  const wall = profile(outline, { fine: 12 });
  const label = wrapLabel({ map: await print(1900, 1000, oilLabel, 1.5), r: 0.6, y0: 0.26, y1: 1.14, degrees: 150 });
  for (let k = 0; k < label.p.length; k += 3) {
    const s = (radiusAt(wall, label.p[k + 1]) + 0.024) / 0.606;
    label.p[k] *= s;
    label.p[k + 2] *= s;
  }
  return [
    label,
    woodCap({ y: 1.72, r: 0.28, h: 0.44, colour: "#B9845A" }),
    filledBottle({
      outline,
      fill: 1.22,
      liquid: glass("#E8B04E", { depth: 1.2, bend: 0.12, milk: 0.16 }),
      tinted: glass("#FCF4EE", { depth: 2.2, bend: 0.03 }),
    }),
  ];
}
