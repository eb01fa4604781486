import { merge, paint, place, placeAll, sheet, tube } from "../engine/mesh.mjs";
import { noise } from "../engine/noise.mjs";
import { sculpt } from "../engine/sculpt.mjs";
import { carve, ellipsoid, half, join, limb, swell, within } from "../engine/sdf.mjs";
import { identity, move, rotateX, scale } from "../engine/transform.mjs";
import { lerp, smoothstep, spline } from "../engine/vec.mjs";
import { binding, cotton } from "../parts/fabric.mjs";
import { ribbed, satin, steel } from "./matter.mjs";
import { band, block } from "./shapes.mjs";

/** Underwear, slings and small tools. */

/** Leggings standing as if worn, with the high ribbed panel over the belly; the waist is at y = 4.1. */
export function leggings({ hex, panel }) {
  const at = (x, y, z) => ({ ...identity, o: [x, y, z] });
  const leg = (s) => [
    limb([s * 0.3, 0.16, 0.02], [s * 0.33, 0.9, -0.02], 0.15, 0.23),
    limb([s * 0.33, 0.9, -0.02], [s * 0.34, 1.25, 0.03], 0.23, 0.24),
    limb([s * 0.34, 1.25, 0.03], [s * 0.4, 2.1, 0], 0.24, 0.42),
  ];
  const body = join(
    0.16,
    ...leg(1),
    ...leg(-1),
    ellipsoid(at(0, 2.28, -0.06), 0.8, 0.5, 0.52),
    ellipsoid(at(0, 2.86, 0.12), 0.76, 0.66, 0.62),
    ellipsoid(at(0, 3.4, 0.02), 0.7, 0.6, 0.52),
  );
  const creased = swell(
    body,
    (x, y, z) =>
      0.014 *
        Math.sin(y * 24 + 3 * noise(x * 3, y * 2, z * 3)) *
        (smoothstep(0.8, 0.3, y) + smoothstep(1.02, 1.2, y) * smoothstep(1.5, 1.3, y)) +
      0.006 * noise(x * 5, y * 5, z * 5),
    0.03,
  );
  const below = (y) => half([0, y, 0], [0, 1, 0]);
  const above = (y) => half([0, y, 0], [0, -1, 0]);
  const lower = within(within(creased, below(2.62), 0.02), above(0.1), 0.02);
  const hollow = { ...body, d: (x, y, z) => body.d(x, y, z) + 0.11 };
  const upper = carve(
    within(within(swell(body, 0.014), below(3.5), 0.02), above(2.58), 0.02),
    within(hollow, above(2.9), 0.02),
    0.02,
  );
  const round = ([x, y, z]) => [Math.atan2(x, z) * 0.75, y];
  return placeAll(
    [
      paint(sculpt(lower, 0.026, { uv: round }), cotton(hex)),
      paint(sculpt(upper, 0.026, { uv: round }), { ...ribbed(panel, { pitch: 0.05 }), bumpStep: 0.003 }),
    ],
    scale(0.94, 1.18, 0.94),
  );
}

/** A soft nursing bra standing as if worn: two cups, wide band, straps with their clips. */
export function nursingBra({ hex, trim }) {
  const chest = (a, y) => {
    const round = (x0) => 0.42 * Math.exp(-((a - x0) ** 2) * 5.4 - (y - 0.62) ** 2 * 5.2);
    return [1.1 * Math.sin(a), y, 0.72 * Math.cos(a) + round(-0.44) + round(0.44)];
  };
  const top = (a) => 0.34 + 0.9 * Math.max(0, 1 - ((Math.abs(a) - 0.5) / 0.62) ** 2) - 0.14 * Math.exp(-(a * a) * 16);
  const face = sheet(
    200,
    80,
    (u, v) => {
      const a = lerp(-Math.PI, Math.PI, u);
      return chest(a, lerp(0.0, Math.max(0.36, Math.abs(a) < 1.12 ? top(a) : 0.36), v));
    },
    { uv: (u, v) => [u * 6, v] },
  );
  const under = tube((t) => chest(lerp(-Math.PI, Math.PI, t), 0.02), 0.05, { along: 200, around: 12, closed: true });
  const rim = tube(
    (t) => {
      const a = lerp(-Math.PI, Math.PI, t);
      const [x, y, z] = chest(a, Math.max(0.36, Math.abs(a) < 1.12 ? top(a) : 0.36));
      return [x, y, z];
    },
    0.03,
    { along: 300, around: 10, closed: true },
  );
  const seams = [-1, 1].map((s) =>
    tube(
      (t) => {
        const [x, y, z] = chest(s * lerp(0.14, 0.86, t), 0.34 + 0.1 * Math.sin(t * Math.PI));
        return [x, y, z + 0.005];
      },
      0.014,
      { along: 40, around: 6 },
    ),
  );
  const strap = (s) =>
    band(
      spline([
        chest(s * 0.5, 1.22),
        [s * 0.56, 1.75, 0.5],
        [s * 0.56, 2.05, 0.02],
        [s * 0.5, 1.7, -0.5],
        [s * 0.42, 0.9, -0.7],
        [s * 0.4, 0.34, -0.68],
      ]),
      0.15,
      0.035,
      { side: () => [1, 0, 0], along: 100 },
    );
  const clip = (s) =>
    placeAll(
      block([0.2, 0.13, 0.05], 0.02, () => satin(trim), { detail: 8 }),
      rotateX(-24),
      move(s * 0.52, 1.32, chest(s * 0.5, 1.22)[2] + 0.0),
    );
  return [
    paint(face, cotton(hex)),
    paint(merge([under, rim, ...seams]), binding(trim)),
    [-1, 1].map((s) => [paint(strap(s), binding(trim)), clip(s)]),
  ];
}

/**
 * The ring sling as it hangs from a peg: gathered through two cast rings, the pouch as a long loop on one side, the tail
 * spreading on the other. Rings are at the origin.
 */
export function ringSling(skin) {
  const cast = (x, lean) =>
    place(
      tube((t) => [0.36 * Math.cos(t * 2 * Math.PI), 0.36 * Math.sin(t * 2 * Math.PI), 0], 0.055, {
        along: 80,
        around: 16,
        closed: true,
      }),
      rotateX(lean),
      move(x, 0, 0.04),
    );
  const fall = (x0, x1, length, open, z, seed) =>
    sheet(
      220,
      130,
      (u, v) => {
        const a = (u - 0.5) * 2;
        const wide = lerp(0.27, open, smoothstep(0.02, 0.9, v));
        const pleat = lerp(0.05, 0.1, v) * Math.sin(u * 28 + 2.6 * noise(u * 5, v * 2.4, seed));
        return [
          lerp(x0, x1, smoothstep(0, 1, v)) + a * wide,
          0.26 - v * length - 0.08 * Math.abs(a) * v,
          z + pleat + 0.08 * (1 - a * a),
        ];
      },
      { uv: (u, v) => [u * 2.2, -v * length] },
    );
  const over = sheet(
    120,
    40,
    (u, v) => {
      const a = (u - 0.5) * 2;
      const p = lerp(-0.5, Math.PI + 0.5, v);
      return [a * 0.27, 0.32 + 0.13 * Math.sin(p), 0.06 + 0.13 * Math.cos(p) + 0.04 * Math.sin(u * 28)];
    },
    { uv: (u, v) => [u * 2.2, v * 0.4] },
  );
  return [
    paint(merge([cast(-0.02, 14), cast(0.03, -12)]), steel("#D2BC97")),
    paint(merge([over, fall(0, 0.42, 2.55, 0.56, 0.14, 2), fall(0, -0.35, 2.2, 0.72, -0.06, 7)]), skin),
  ];
}
