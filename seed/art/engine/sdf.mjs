import { inverse } from "./transform.mjs";
import { add, mul, sub, unit } from "./vec.mjs";

/**
 * Soft sculpture by distance fields. A shape is { d, c, r }: d(x, y, z) is about how far a point is outside it (negative
 * inside), c and r a ball that holds it all.
 */
const shape = (d, c, r) => ({ d, c, r });

export const sphere = (c, r) => shape((x, y, z) => Math.hypot(x - c[0], y - c[1], z - c[2]) - r, c, r);

/** An ellipsoid with radii along the axes of `at` (a placement whose axes are unit length). */
export function ellipsoid(at, rx, ry, rz) {
  const to = inverse(at);
  const d = (x, y, z) => {
    const [a, b, c] = to([x, y, z]);
    const k0 = Math.hypot(a / rx, b / ry, c / rz);
    const k1 = Math.hypot(a / (rx * rx), b / (ry * ry), c / (rz * rz));
    return k1 < 1e-9 ? -Math.min(rx, ry, rz) : (k0 * (k0 - 1)) / k1;
  };
  return shape(d, at.o, Math.max(rx, ry, rz));
}

/** A limb from a to b, radius ra tapering to rb. */
export function limb(a, b, ra, rb = ra) {
  const ba = sub(b, a);
  const l2 = ba[0] ** 2 + ba[1] ** 2 + ba[2] ** 2;
  const d = (x, y, z) => {
    const px = x - a[0];
    const py = y - a[1];
    const pz = z - a[2];
    const h = Math.min(1, Math.max(0, (px * ba[0] + py * ba[1] + pz * ba[2]) / l2));
    return Math.hypot(px - ba[0] * h, py - ba[1] * h, pz - ba[2] * h) - (ra + (rb - ra) * h);
  };
  return shape(d, mul(add(a, b), 0.5), Math.sqrt(l2) / 2 + Math.max(ra, rb));
}

/** Everything on the far side of a plane: points with n.(p - o) < 0 are inside. */
export function half(o, n) {
  const u = unit(n);
  return shape((x, y, z) => (x - o[0]) * u[0] + (y - o[1]) * u[1] + (z - o[2]) * u[2], o, 1e3);
}

const around = (parts) => {
  const c = mul(
    parts.reduce((s, p) => add(s, p.c), [0, 0, 0]),
    1 / parts.length,
  );
  return [c, Math.max(...parts.map((p) => Math.hypot(...sub(p.c, c)) + p.r))];
};

const soft = (a, b, k) => {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - (h * h * k) / 4;
};

/** Shapes grown together, the seams between them filled `k` wide. */
export function join(k, ...parts) {
  const list = parts.flat();
  const d = (x, y, z) => {
    let best = 1e9;
    for (let i = 0; i < list.length; i++) {
      const s = list[i];
      const reach = Math.hypot(x - s.c[0], y - s.c[1], z - s.c[2]) - s.r;
      if (reach > best + k) continue;
      best = soft(best, s.d(x, y, z), k);
    }
    return best;
  };
  return shape(d, ...around(list));
}

/** `a` without `b`, the edge rounded by k. */
export const carve = (a, b, k = 0.02) => shape((x, y, z) => -soft(-a.d(x, y, z), b.d(x, y, z), k), a.c, a.r);

/** Only what is in both, the edge rounded by k. */
export const within = (a, b, k = 0.02) => shape((x, y, z) => -soft(-a.d(x, y, z), -b.d(x, y, z), k), a.c, a.r);

/** The shape grown by `by`, a number or a function of the point (folds, strands, ripples). */
export function swell(a, by, most = typeof by === "number" ? by : 0.1) {
  const f = typeof by === "number" ? () => by : by;
  return shape(
    (x, y, z) => {
      const d = a.d(x, y, z);
      return d > most * 3 || d < -most * 3 ? d : d - f(x, y, z);
    },
    a.c,
    a.r + Math.max(0, most),
  );
}

/** The outward direction of a shape's surface near p. */
export function outward(s, [x, y, z], e = 2e-3) {
  return unit([
    s.d(x + e, y, z) - s.d(x - e, y, z),
    s.d(x, y + e, z) - s.d(x, y - e, z),
    s.d(x, y, z + e) - s.d(x, y, z - e),
  ]);
}

/** The point of a shape's surface that p falls on, with the outward direction there. */
export function onto(s, p, lift = 0) {
  let q = p;
  for (let k = 0; k < 8; k++) q = sub(q, mul(outward(s, q), s.d(...q)));
  const n = outward(s, q);
  return { p: add(q, mul(n, lift)), n };
}
