import { merge, paint, place, placeAll, sheet, tube } from "../engine/mesh.mjs";
import { fbm, noise } from "../engine/noise.mjs";
import { sculpt } from "../engine/sculpt.mjs";
import { join, limb, swell } from "../engine/sdf.mjs";
import { roundedRect, slab } from "../engine/solid.mjs";
import { move, rotateX } from "../engine/transform.mjs";
import { lerp, smoothstep, spline } from "../engine/vec.mjs";
import { binding, cotton, stitches, terry } from "../parts/fabric.mjs";
import { ply, spiral } from "./folds.mjs";
import { muslin, quilted, timber } from "./matter.mjs";
import { band, cloth } from "./shapes.mjs";

/** Towels, wraps, mats and cushions. */

/** A cloth rolled up, lying along x at the origin. */
export const rolled = (width, turns, pitch, skin, { inner = 0.07, seed = 1, scale = 1 } = {}) =>
  paint(ply(spiral(turns, inner, pitch), width, pitch * 0.8, { along: 600, rumple: 0.012, seed, scale }), skin);

/** A cloth hanging over a rail that runs along x at height `y`: `w` wide, `front` and `back` long. */
export function hung(w, y, front, back, skin, { gather = 0.06, folds = 5, seed = 1, scale = 1, r = 0.09 } = {}) {
  const total = front + back + Math.PI * r;
  return paint(
    cloth(
      w,
      total,
      (u, v) => {
        const d = v * total;
        const x = (u - 0.5) * w;
        const loose = smoothstep(0, 0.9, d < back ? back - d : d - back - Math.PI * r);
        const fold =
          gather * (0.3 + 0.7 * loose) * Math.sin(u * folds * 2 * Math.PI + 1.6 * noise(u * 3, d * 0.6, seed) + seed) +
          0.03 * noise(u * 6, d * 2, seed + 3);
        const pull = 1 - 0.05 * loose * Math.abs(Math.sin(u * folds * Math.PI));
        if (d < back) return [x * pull, y - (back - d), -r + fold];
        if (d < back + Math.PI * r) {
          const a = (d - back) / r;
          return [x, y + r * Math.sin(a), -r * Math.cos(a)];
        }
        return [x * pull, y - (d - back - Math.PI * r), r + fold + 0.06 * loose];
      },
      { nu: 220, nv: 200, scale },
    ),
    skin,
  );
}

/** A wooden rod along x at height y with its two stands. */
export function towelRail(w, y) {
  const rod = tube((t) => [(t - 0.5) * w, y, 0], 0.075, { along: 10, around: 24 });
  const posts = [-1, 1].flatMap((s) => [
    tube((t) => [s * w * 0.47, t * (y + 0.12), 0], 0.07, { along: 10, around: 20 }),
    tube((t) => [s * w * 0.47, 0.07, lerp(-0.6, 0.6, t)], 0.08, { along: 10, around: 16 }),
  ]);
  return [
    paint(rod, timber("#DDB98F", { heart: [0, y - 1, 1] })),
    paint(merge(posts), timber("#DDB98F", { along: [0, 1, 0], heart: [4, 0, 1] })),
  ];
}

/** The hooded towel hung by the corner of its hood: terry outside, a muslin face in the hood, bound edges. */
export function hoodedTowel({ hex, edge, inner, y = 3.1 }) {
  const at = (u, v) => {
    const drop = v * 2.95;
    const half = 0.12 + 1.02 * smoothstep(0, 0.62, v) - 0.12 * smoothstep(0.7, 1, v);
    const a = (u - 0.5) * 2;
    const fold = (0.05 + 0.13 * v) * Math.sin(a * 8.5 + 1.4 * noise(a * 2, v * 2, 4)) * smoothstep(0.05, 0.5, v);
    return [a * half, y - drop + 0.12 * Math.abs(a) * v, 0.16 + 0.3 * (1 - a * a) * smoothstep(0, 0.5, v) + fold];
  };
  const body = paint(sheet(240, 200, at, { uv: (u, v) => [u * 2.6, v * 3] }), terry(hex));
  const rim = (path) => paint(tube(path, 0.035, { along: 200, around: 8 }), binding(edge));
  const hoodAt = (u, v) => {
    const [x, yy, z] = at(0.5 + (u - 0.5) * 0.92, 0.02 + v * 0.3);
    return [
      x * 1.02,
      yy + 0.03 * Math.sin(u * Math.PI) * v,
      z + 0.07 + 0.16 * Math.sin(u * Math.PI) * smoothstep(0, 1, v),
    ];
  };
  const hood = paint(sheet(80, 60, hoodAt, { uv: (u, v) => [u, v] }), muslin(inner));
  const loop = tube(
    (t) => [0.1 * Math.sin(t * Math.PI * 2), y + 0.16 - 0.16 * Math.cos(t * Math.PI * 2), 0.12],
    0.025,
    { along: 40, around: 8, closed: true },
  );
  return [
    body,
    hood,
    rim((t) => at(0, t)),
    rim((t) => at(1, t)),
    rim((t) => at(t, 1)),
    rim((t) => hoodAt(t, 1)),
    paint(loop, binding(edge)),
  ];
}

/** The changing mat half folded: two padded leaves open, the third folded over with its pocket and elastic loop. */
export function changingMat({ top, back, edge, map }) {
  const pad = (w, l) => slab(roundedRect(w, l, 0.2), 0.12, { puff: 0.03, rings: 40, around: 220 });
  const rim = (w, l) =>
    tube(
      (t) => {
        const [x, z] = roundedRect(w, l, 0.2)(t);
        return [x, 0, z];
      },
      0.05,
      { along: 240, around: 10, closed: true },
    );
  const flat = [paint(pad(2.5, 2.1), quilted(top, { pitch: 0.3, depth: 0.02 })), paint(rim(2.5, 2.1), binding(edge))];
  const flap = [
    paint(pad(2.5, 1.3), cotton(back, { map })),
    paint(rim(2.5, 1.3), binding(edge)),
    paint(
      place(slab(roundedRect(2.1, 0.72, 0.1), 0.06, { puff: 0.05, rings: 20 }), move(0, 0.09, 0.2)),
      cotton(back, { map }),
    ),
    paint(
      place(
        stitches(
          (t) => {
            const [x, z] = roundedRect(2.0, 0.64, 0.08)(t);
            return [x, 0.13, z + 0.2];
          },
          120,
          0.009,
        ),
        move(0, 0.02, 0),
      ),
      cotton(edge),
      { cast: false },
    ),
  ];
  return [
    placeAll(flat, move(0, 0.07, 0.5)),
    placeAll(flap, move(0, 0, 0.65), rotateX(-13), move(0, 0.2, -0.56)),
    paint(
      band(
        spline([
          [1.2, 0.1, -0.6],
          [1.5, 0.3, -0.5],
          [1.62, 0.14, -0.2],
          [1.5, 0.05, 0.1],
          [1.22, 0.08, 0.2],
        ]),
        0.12,
        0.03,
        { side: () => [0, 1, 0] },
      ),
      binding(edge),
    ),
  ];
}

/** A stuffed cushion that follows `points` on the ground, `radius(t)` thick, with a seam along its outer side. */
export function bolster(points, radius, skin, { cell = 0.045, seed = 1, squash = 0.82 } = {}) {
  const path = spline(points);
  const n = 26;
  const parts = Array.from({ length: n }, (_, k) =>
    limb(path(k / n), path((k + 1) / n), radius(k / n), radius((k + 1) / n)),
  );
  const body = swell(
    join(0.1, parts),
    (x, y, z) =>
      0.02 * fbm(x * 2.2, y * 2.2 + seed, z * 2.2, 3) + 0.012 * Math.sin((x + z) * 9 + 3 * noise(x * 2, z * 2, seed)),
    0.06,
  );
  const mesh = sculpt(body, cell, { uv: ([x, y, z]) => [x, z - 1.1 * y] });
  return paint(place(mesh, { x: [1, 0, 0], y: [0, squash, 0], z: [0, 0, 1], o: [0, 0, 0] }), skin);
}
