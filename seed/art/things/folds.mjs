import { sheet } from "../engine/mesh.mjs";
import { noise } from "../engine/noise.mjs";
import { clamp, sub, unit } from "../engine/vec.mjs";
import { crowded } from "./shapes.mjs";

/** A plane path of [z, y] points, sampled evenly by length: `at(t)` and its `length`. */
function measured(points) {
  const runs = [0];
  for (let k = 1; k < points.length; k++)
    runs.push(runs[k - 1] + Math.hypot(points[k][0] - points[k - 1][0], points[k][1] - points[k - 1][1]));
  const length = runs.at(-1);
  let k = 0;
  const at = (t) => {
    const d = clamp(t) * length;
    if (runs[k] > d) k = 0;
    while (k < runs.length - 2 && runs[k + 1] < d) k++;
    const f = (d - runs[k]) / (runs[k + 1] - runs[k] || 1);
    return [points[k][0] + (points[k + 1][0] - points[k][0]) * f, points[k][1] + (points[k + 1][1] - points[k][1]) * f];
  };
  return { at, length };
}

/** The section of a cloth folded to and fro: `layers` on each other, `deep` deep, `pitch` apart, first fold in front. */
export function zigzag(layers, deep, pitch) {
  const r = pitch / 2;
  const points = [];
  for (let k = 0; k < layers; k++) {
    const dir = k % 2 ? -1 : 1;
    const y = k * pitch + r;
    for (let j = 0; j <= 12; j++) points.push([dir * deep * (j / 12 - 0.5), y]);
    if (k === layers - 1) break;
    for (let j = 1; j < 10; j++)
      points.push([
        dir * (deep / 2 + r * 1.25 * Math.sin((j / 10) * Math.PI)),
        y + r - r * Math.cos((j / 10) * Math.PI),
      ]);
  }
  return measured(points);
}

/** The section of a roll: `turns` of a spiral about (0, outer radius), ending in a tail along the ground. */
export function spiral(turns, inner, pitch, tail = 0) {
  const outer = inner + turns * pitch;
  const points = [];
  const n = Math.ceil(turns * 48);
  for (let k = 0; k <= n; k++) {
    const a = (k / n) * turns * 2 * Math.PI;
    const r = inner + (k / n) * turns * pitch;
    const b = a - turns * 2 * Math.PI - Math.PI / 2;
    points.push([r * Math.cos(b), outer + r * Math.sin(b)]);
  }
  if (tail) for (let k = 1; k <= 20; k++) points.push([(tail * k) / 20, 0]);
  return { ...measured(points), outer };
}

/**
 * A strip of cloth whose section is `path` (from zigzag or spiral), `width` wide along x and `thick` thick, its rims
 * rounded. Texture coordinates are measured along the cloth and divided by `scale`; `rumple` is how unruly it is.
 */
export function ply(path, width, thick, { along = 420, across = 56, rumple = 0.012, seed = 1, scale = 1 } = {}) {
  const half = along / 2;
  const e = 0.4 / half;
  const place = (t, lift, x) => {
    const p = path.at(t);
    const d = unit([...sub([...path.at(t + e), 0], [...path.at(t - e), 0])]);
    return [x, p[1] + d[0] * lift, p[0] - d[1] * lift];
  };
  const where = (v) => {
    const k = Math.round(v * along);
    return k <= half ? [k / half, 1] : [(along - k) / half, -1];
  };
  return sheet(
    across,
    along,
    (u, v) => {
      const s = crowded(u) * 2 - 1;
      const [t, side] = where(v);
      const rim = Math.sqrt(1 - (1 - Math.min(1, ((1 - Math.abs(s)) * width) / thick)) ** 2);
      const end = Math.sqrt(1 - (1 - Math.min(1, (Math.min(t, 1 - t) * 2 * path.length) / thick)) ** 2);
      const [x, y, z] = place(t, side * thick * 0.5 * Math.max(0.02, rim) * Math.max(0.02, end), (s * width) / 2);
      return [
        x + rumple * noise(y * 9, z * 3, seed + 3) * 2,
        y + rumple * noise(x * 3, z * 3, seed) * Math.min(1, y * 8),
        z + rumple * 2 * noise(x * 2.4, y * 9, seed + 7),
      ];
    },
    { uv: (u, v) => [((crowded(u) - 0.5) * width) / scale, (-where(v)[0] * path.length) / scale], flip: true },
  );
}
