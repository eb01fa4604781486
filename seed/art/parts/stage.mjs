import { linear } from "../engine/colour.mjs";
import { lathe, paint, profile, sheet } from "../engine/mesh.mjs";
import { material } from "../engine/shade.mjs";

/** A seamless floor that curves up into a wall `back` behind the origin, in one tint. */
export function backdrop(hex, { back = 3.2, wide = 24, bend = 1.6, high = 9, wall = hex } = {}) {
  const front = 7;
  const lengths = [front + back, (bend * Math.PI) / 2, high];
  const total = lengths[0] + lengths[1] + lengths[2];
  const from = linear(hex);
  const to = linear(wall);
  const mesh = sheet(48, 140, (u, v) => {
    const d = v * total;
    const x = (u - 0.5) * wide;
    if (d < lengths[0]) return [x, 0, front - d];
    if (d < lengths[0] + lengths[1]) {
      const a = (d - lengths[0]) / bend;
      return [x, bend * (1 - Math.cos(a)), -back - bend * Math.sin(a)];
    }
    return [x, bend + d - lengths[0] - lengths[1], -back - bend];
  });
  const tint = (c, { p }) => {
    const k = Math.min(1, Math.max(0, p[1] / 3));
    for (let i = 0; i < 3; i++) c[i] = from[i] + (to[i] - from[i]) * k;
  };
  return paint(mesh, material(from, { tint }), { cast: false });
}

/** A low round plinth, its top at `height`. */
export function plinth(hex, { radius = 1.5, height = 0.22, edge = 0.05 } = {}) {
  const outline = profile([
    [radius, 0],
    [radius, height, edge],
    [0.001, height],
  ]);
  return paint(lathe(outline, { around: 160 }), material(linear(hex)));
}

/** A flat arch standing behind the product, `thick` deep. */
export function arch(hex, { width = 2.6, height = 3, thick = 0.16 } = {}) {
  const r = width / 2;
  const straight = height - r;
  const outline = (t) => {
    const total = straight * 2 + Math.PI * r;
    const d = t * total;
    if (d < straight) return [-r, d];
    if (d < straight + Math.PI * r) {
      const a = (d - straight) / r;
      return [-r * Math.cos(a), straight + r * Math.sin(a)];
    }
    return [r, total - d];
  };
  const face = sheet(
    120,
    24,
    (u, v) => {
      const [x, y] = outline(u);
      return [x * v, y * v, thick / 2];
    },
    { flip: true },
  );
  const side = sheet(120, 6, (u, v) => {
    const [x, y] = outline(u);
    const a = (v - 0.5) * Math.PI;
    const k = 1 - 0.02 * (1 - Math.cos(a));
    return [x * k, y * k, (Math.sin(a) * thick) / 2];
  });
  const m = material(linear(hex));
  return [paint(face, m), paint(side, m)];
}
