import { linear } from "../engine/colour.mjs";
import { paint } from "../engine/mesh.mjs";
import { material } from "../engine/shade.mjs";
import { roundedRect, slab, warp } from "../engine/solid.mjs";
import { sample, texture } from "../engine/texture.mjs";
import { centredMark, sheetOf } from "./label.mjs";

/** A pillow-shaped soap bar lying flat, `w` by `d`, the brand's name pressed into its top. */
export async function soapBar({ colour, w = 1.7, d = 1.1, h = 0.52 }) {
  const stamp = await texture(
    sheetOf(
      1000,
      650,
      `<filter id="f"><feGaussianBlur stdDeviation="5"/>
</filter><g filter="url(#f)">${centredMark(520, 200, 240, "#000")}</g>`,
    ),
    { width: 1000, height: 650 },
  );
  const cut = [0, 0, 0, 0];
  const press = (u, v) => {
    sample(stamp, u, v, cut);
    return -0.03 * cut[3];
  };
  const bar = warp(
    slab(roundedRect(w, d, 0.42), h, { edge: h * 0.46, puff: 0.05, rings: 40, around: 200, rows: 16 }),
    ([x, y, z]) => [x, y + h / 2, z],
  );
  const t = Float32Array.from(bar.t, (v, k) => (k % 2 ? 0.5 + v / d : 0.5 + v / w));
  for (let k = 0; k < t.length / 2; k++) if (bar.n[k * 3 + 1] < 0.5) t[k * 2] = -5;
  return paint(
    { ...bar, t },
    material(linear(colour), { gloss: 0.55, rough: 0.5, sheen: 0.2, warm: 0.3, bump: press, bumpStep: 0.004 }),
  );
}
