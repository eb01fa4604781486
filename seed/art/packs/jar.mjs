import { linear } from "../engine/colour.mjs";
import { lathe, paint, place, profile, smoothNormals } from "../engine/mesh.mjs";
import { noise } from "../engine/noise.mjs";
import { material } from "../engine/shade.mjs";
import { move } from "../engine/transform.mjs";
import { smoothstep } from "../engine/vec.mjs";

/** A low cream jar standing at the origin; `map` wraps once round its body, middle at the front. */
export function creamJar({ map, colour, r = 0.85, h = 0.82 }) {
  const outline = profile(
    [
      [0.001, 0],
      [r, 0, 0.12],
      [r, h, 0.08],
      [r * 0.86, h, 0.02],
      [r * 0.86, h + 0.12],
    ],
    { fine: 14 },
  );
  const body = lathe(outline, { around: 160 });
  const t = Float32Array.from(body.t);
  for (let k = 0; k < t.length / 2; k++) t[k * 2 + 1] = body.p[k * 3 + 1] / h;
  return paint({ ...body, t }, material(linear(colour), { map, gloss: 0.8, rough: 0.25 }));
}

/** The jar's lid, its foot at height y; `map` is printed on its top. */
export function jarLid({ y = 0, r = 0.87, h = 0.36, colour, map }) {
  const lid = lathe(
    profile(
      [
        [0.001, 0],
        [r, 0, 0.02],
        [r, h, 0.07],
        [0.001, h],
      ],
      { fine: 12 },
    ),
    { around: 160 },
  );
  const t = Float32Array.from(lid.t);
  for (let k = 0; k < t.length / 2; k++) {
    const top = lid.n[k * 3 + 1] > 0.9 && lid.p[k * 3 + 1] > h / 2;
    t[k * 2] = top ? 0.5 + lid.p[k * 3] / (2 * r) : -1;
    t[k * 2 + 1] = top ? 0.5 - lid.p[k * 3 + 2] / (2 * r) : -1;
  }
  return paint(place({ ...lid, t }, move(0, y, 0)), material(linear(colour), { gloss: 0.8, rough: 0.3, map }));
}

/** Cream filling an open jar to height y, swirled to a peak. */
export function swirl({ y, r = 0.72, colour = "#FFFAF4" }) {
  const mesh = lathe((v) => [r * (1 - v), y + 0.2 * v ** 1.5], { around: 200, along: 120 });
  for (let k = 0; k < mesh.p.length; k += 3) {
    const a = Math.atan2(mesh.p[k], mesh.p[k + 2]);
    const d = Math.hypot(mesh.p[k], mesh.p[k + 2]) / r;
    mesh.p[k + 1] += 0.05 * Math.sin(a * 2 + d * 13 + noise(d * 3, a)) * smoothstep(1, 0.8, d) * smoothstep(0, 0.25, d);
  }
  return paint({ ...mesh, n: smoothNormals(mesh) }, material(linear(colour), { gloss: 0.35, rough: 0.5, warm: 0.3 }));
}
