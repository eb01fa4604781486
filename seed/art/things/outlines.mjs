/** Closed outlines for engine/solid.mjs: t runs once round, clockwise seen from above. */

/** Corners [x, z] in clockwise order, each rounded by `r` (or by its own third number). */
export function polygon(points, r = 0.06) {
  const out = [];
  const n = points.length;
  points.forEach((p, k) => {
    const before = points[(k + n - 1) % n];
    const after = points[(k + 1) % n];
    const cut = (q) => {
      const d = Math.hypot(q[0] - p[0], q[1] - p[1]);
      const f = Math.min(p[2] ?? r, d * 0.48) / d;
      return [p[0] + (q[0] - p[0]) * f, p[1] + (q[1] - p[1]) * f];
    };
    const [a, b] = [cut(before), cut(after)];
    for (let j = 0; j <= 8; j++) {
      const t = j / 8;
      out.push([0, 1].map((c) => (1 - t) ** 2 * a[c] + 2 * t * (1 - t) * p[c] + t * t * b[c]));
    }
  });
  return ring(out);
}

/** A closed ring of points as an outline, walked evenly. */
export function ring(points) {
  const area = points.reduce((s, [x, z], k) => {
    const [a, b] = points[(k + 1) % points.length];
    return s + x * b - a * z;
  }, 0);
  const list = area > 0 ? points : [...points].reverse();
  const runs = [0];
  for (let k = 0; k < list.length; k++) {
    const [a, b] = [list[k], list[(k + 1) % list.length]];
    runs.push(runs[k] + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  return (t) => {
    const d = (((t % 1) + 1) % 1) * runs.at(-1);
    let [low, high] = [0, list.length - 1];
    while (low < high) {
      const mid = (low + high + 1) >> 1;
      if (runs[mid] <= d) low = mid;
      else high = mid - 1;
    }
    const f = (d - runs[low]) / (runs[low + 1] - runs[low] || 1);
    const [a, b] = [list[low], list[(low + 1) % list.length]];
    return [a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f];
  };
}

/** An outline from a radius for each angle. */
export const polar = (radius, n = 180) =>
  ring(
    Array.from({ length: n }, (_, k) => {
      const a = (k / n) * 2 * Math.PI;
      const r = radius(a);
      return [r * Math.cos(a), r * Math.sin(a)];
    }),
  );

export const star = (r, inner = 0.52, points = 5) =>
  polygon(
    Array.from({ length: points * 2 }, (_, k) => {
      const a = (k / points) * Math.PI - Math.PI / 2;
      const q = k % 2 ? r * inner : r;
      return [q * Math.cos(a), q * Math.sin(a)];
    }),
    r * 0.16,
  );
export const disc = (r) => polar(() => r);
export const regular = (r, n, turn = -90, round = 0.08) =>
  polygon(
    Array.from({ length: n }, (_, k) => {
      const a = ((k / n) * 360 + turn) * (Math.PI / 180);
      return [r * Math.cos(a), r * Math.sin(a)];
    }),
    round,
  );
export const halfMoon = (r) =>
  ring(
    Array.from({ length: 60 }, (_, k) => {
      const a = (k / 59) * Math.PI;
      return [r * Math.cos(a), r * Math.sin(a) - r * 0.42];
    }),
  );
export const leaf = (r) => polar((a) => r * (0.55 + 0.45 * Math.abs(Math.cos(a)) ** 3));
export const teardrop = (r) => polar((a) => r * (0.78 + 0.42 * Math.max(0, Math.cos(a + Math.PI / 2)) ** 6));
export const diamond = (r) =>
  polygon(
    [
      [0, -r * 1.15],
      [r * 0.8, 0],
      [0, r * 1.15],
      [-r * 0.8, 0],
    ],
    0.08,
  );
