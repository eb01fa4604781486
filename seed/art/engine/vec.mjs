/** Three-number vectors as plain arrays: clear to write scenes with, fast enough for modelling (never used per pixel). */

export const add = (a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const mul = (a, k) => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
export const length = (a) => Math.hypot(a[0], a[1], a[2]);
export const mix = (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];

/** The unit vector along a; a zero vector stays zero. */
export const unit = (a) => mul(a, 1 / (length(a) || 1));

export const clamp = (x, low = 0, high = 1) => Math.min(high, Math.max(low, x));
export const lerp = (a, b, t) => a + (b - a) * t;
export const radians = (degrees) => (degrees * Math.PI) / 180;

/** 0 below `a`, 1 above `b`, an S-curve between; `a` may be greater than `b`. */
export function smoothstep(a, b, x) {
  const t = clamp((x - a) / (b - a));
  return t * t * (3 - 2 * t);
}

/** A curve through [x, y] knots that never overshoots them (monotone cubic), flat outside the ends. */
export function curve(knots) {
  const n = knots.length;
  const slope = knots.map((_, k) => {
    if (k === 0 || k === n - 1) return 0;
    const left = (knots[k][1] - knots[k - 1][1]) / (knots[k][0] - knots[k - 1][0]);
    const right = (knots[k + 1][1] - knots[k][1]) / (knots[k + 1][0] - knots[k][0]);
    return left * right <= 0 ? 0 : (2 * left * right) / (left + right);
  });
  return (x) => {
    if (x <= knots[0][0]) return knots[0][1];
    if (x >= knots[n - 1][0]) return knots[n - 1][1];
    let k = 0;
    while (x > knots[k + 1][0]) k++;
    const h = knots[k + 1][0] - knots[k][0];
    const t = (x - knots[k][0]) / h;
    const t2 = t * t;
    const t3 = t2 * t;
    return (
      (2 * t3 - 3 * t2 + 1) * knots[k][1] +
      (t3 - 2 * t2 + t) * h * slope[k] +
      (3 * t2 - 2 * t3) * knots[k + 1][1] +
      (t3 - t2) * h * slope[k + 1]
    );
  };
}

/** A smooth path (Catmull-Rom) through points of any dimension; t runs 0 to 1. */
export function spline(points, closed = false) {
  const n = points.length;
  const at = (k) => points[closed ? (k + n) % n : clamp(k, 0, n - 1)];
  return (t) => {
    const x = clamp(t) * (closed ? n : n - 1);
    const k = Math.min(Math.floor(x), closed ? n - 1 : n - 2);
    const f = x - k;
    const [a, b, c, d] = [at(k - 1), at(k), at(k + 1), at(k + 2)];
    return b.map(
      (_, i) =>
        0.5 *
        (2 * b[i] +
          (c[i] - a[i]) * f +
          (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * f * f +
          (3 * b[i] - a[i] - 3 * c[i] + d[i]) * f * f * f),
    );
  };
}
