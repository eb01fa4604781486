import { paint, sheet } from "../engine/mesh.mjs";
import { add, clamp, cross, dot, mul, sub, unit } from "../engine/vec.mjs";

/** Columns that crowd towards both ends, so that a rounded rim keeps its shape; u and the answer run 0 to 1. */
export const crowded = (u) => 0.5 - (0.5 * Math.cos(Math.PI * (0.06 + 0.88 * u))) / Math.cos(Math.PI * 0.06);

/**
 * A strap along `path(t)`: `width` wide, `thick` thick, its width lying along `side(t)`. Texture coordinates are
 * measured along the cloth.
 */
export function band(path, width, thick, { side = () => [1, 0, 0], along = 100, around = 24, closed = false } = {}) {
  const w = typeof width === "function" ? width : () => width;
  const e = 0.5 / along;
  const wrap = (t) => (closed ? (t + 1) % 1 : clamp(t));
  let run = 0;
  const rows = Array.from({ length: along + 1 }, (_, k) => {
    const t = k / along;
    const p = path(t);
    const d = unit(sub(path(wrap(t + e)), path(wrap(t - e))));
    const s0 = side(t);
    const s = unit(sub(s0, mul(d, dot(s0, d))));
    if (k) run += Math.hypot(...sub(p, path((k - 1) / along)));
    return { p, s, n: cross(d, s), w: w(t), run };
  });
  const sq = (x) => Math.sign(x) * Math.abs(x) ** 0.4;
  return sheet(
    around,
    along,
    (u, v) => {
      const r = rows[Math.round(v * along)];
      const a = u * 2 * Math.PI;
      const end = closed ? 1 : Math.sqrt(1 - (1 - Math.min(1, Math.min(v, 1 - v) * 40 + 0.02)) ** 2);
      return add(r.p, add(mul(r.s, (r.w / 2) * sq(Math.cos(a))), mul(r.n, (thick / 2) * sq(Math.sin(a)) * end)));
    },
    {
      closedU: true,
      closedV: closed,
      uv: (u, v) => {
        const r = rows[Math.round(v * along)];
        return [Math.cos(u * 2 * Math.PI) * r.w * 0.5, r.run];
      },
    },
  );
}

const FACES = {
  front: [
    [1, 0, 0],
    [0, 1, 0],
  ],
  back: [
    [-1, 0, 0],
    [0, 1, 0],
  ],
  right: [
    [0, 0, -1],
    [0, 1, 0],
  ],
  left: [
    [0, 0, 1],
    [0, 1, 0],
  ],
  top: [
    [1, 0, 0],
    [0, 0, -1],
  ],
  bottom: [
    [1, 0, 0],
    [0, 0, 1],
  ],
};

/**
 * A box with rounded edges, middle at the origin, one mesh for each face with texture coordinates 0 to 1. `puff` makes
 * the faces swell, as stuffed things do. `skin(face)` gives each its material.
 */
export function block([w, h, d], round, skin, { puff = 0, detail = 32 } = {}) {
  const half = [w / 2, h / 2, d / 2];
  return Object.entries(FACES).map(([name, [x, y]]) => {
    const z = cross(x, y);
    const point = (u, v) => {
      const q = [0, 1, 2].map((k) => half[k] * (x[k] * (u * 2 - 1) + y[k] * (v * 2 - 1) + z[k]));
      const core = q.map((c, k) => clamp(c, round - half[k], half[k] - round));
      const n = unit(sub(q, core));
      const swell = puff * (1 - (u * 2 - 1) ** 2) * (1 - (v * 2 - 1) ** 2);
      return add(add(core, mul(n, round)), mul(z, swell));
    };
    const mesh = sheet(detail, detail, (u, v) => point(crowded(u), crowded(v)), {
      uv: (u, v) => [crowded(u), crowded(v)],
    });
    if (!puff)
      for (let k = 0; k < mesh.p.length / 3; k++) {
        const q = mesh.p.subarray(k * 3, k * 3 + 3);
        mesh.n.set(unit([0, 1, 2].map((c) => q[c] - clamp(q[c], round - half[c], half[c] - round))), k * 3);
      }
    return paint(mesh, skin(name));
  });
}

/** A cloth lying or hanging freely: `at(u, v)` its shape, texture coordinates in scene units of the flat cloth. */
export const cloth = (width, length, at, { nu = 160, nv = 160, scale = 1 } = {}) =>
  sheet(nu, nv, at, { uv: (u, v) => [((u - 0.5) * width) / scale, (-v * length) / scale] });
