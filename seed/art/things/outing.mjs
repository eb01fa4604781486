import { linear } from "../engine/colour.mjs";
import { lathe, merge, paint, place, placeAll, profile, sheet, tube } from "../engine/mesh.mjs";
import { noise } from "../engine/noise.mjs";
import { material } from "../engine/shade.mjs";
import { roundedRect, slab, warp } from "../engine/solid.mjs";
import { move, rotateX, rotateZ } from "../engine/transform.mjs";
import { lerp, radians, smoothstep, spline } from "../engine/vec.mjs";
import { cotton, stitches } from "../parts/fabric.mjs";
import { buckle } from "./carrier.mjs";
import { canvas, satin } from "./matter.mjs";
import { band, block } from "./shapes.mjs";

/** A foam wheel of radius r, its axle along x, with five spokes. */
function smallWheel(r) {
  const tyre = place(
    lathe(
      profile([
        [r * 0.7, -0.1],
        [r * 0.94, -0.1, 0.05],
        [r, 0, 0.05],
        [r * 0.94, 0.1, 0.05],
        [r * 0.7, 0.1],
        [r * 0.7, -0.1],
      ]),
      { around: 72 },
    ),
    rotateZ(90),
  );
  const disc = place(
    lathe(
      profile([
        [0.001, -0.05],
        [r * 0.72, -0.04],
        [r * 0.72, 0.04],
        [0.001, 0.05],
      ]),
      { around: 48 },
    ),
    rotateZ(90),
  );
  return [paint(tyre, material(linear("#3A383C"), { gloss: 0.15, rough: 0.8 })), paint(disc, satin("#D8D8DC"))];
}

/** The folding travel stroller, upright: thin X-shaped frame, slung seat, long hood, eight small foam wheels. */
export function compactStroller({ cloth, accent, lining }) {
  const W = 0.62;
  const pipe = (points, r = 0.045) => tube(spline(points), r, { along: 50, around: 14 });
  const pipes = [-1, 1].flatMap((s) => [
    pipe([
      [s * W, 2.75, -1.05],
      [s * W, 1.9, -0.62],
      [s * W, 1.05, 0.1],
      [s * W, 0.28, 0.92],
    ]),
    pipe([
      [s * W, 1.5, 0.42],
      [s * W, 0.9, -0.2],
      [s * W, 0.28, -0.78],
    ]),
    pipe(
      [
        [s * W, 1.0, 0.62],
        [s * W, 1.02, -0.3],
      ],
      0.035,
    ),
  ]);
  const rods = [
    [0.34, 0.88],
    [0.34, -0.74],
    [1.0, 0.6],
  ].map(([y, z]) => tube((t) => [lerp(-W, W, t), y, z], 0.035, { along: 8, around: 12 }));
  const handle = tube(
    spline([
      [-W, 2.72, -1.03],
      [-W * 0.96, 2.9, -1.14],
      [-W * 0.7, 2.95, -1.17],
      [W * 0.7, 2.95, -1.17],
      [W * 0.96, 2.9, -1.14],
      [W, 2.72, -1.03],
    ]),
    0.075,
    { along: 70, around: 16 },
  );
  const sling = spline([
    [0.52, 0.86],
    [0.95, 0.62],
    [1.02, 0.3],
    [0.98, -0.1],
    [1.2, -0.4],
    [1.7, -0.62],
    [2.3, -0.86],
  ]);
  const seat = sheet(
    50,
    90,
    (u, v) => {
      const [y, z] = sling(v);
      const s = u * 2 - 1;
      return [
        s * W * 0.94,
        y - 0.07 * (1 - s * s) + 0.02 * Math.sin(v * 44) ** 2 * (1 - s * s),
        z + 0.05 * (1 - s * s) * (v > 0.5 ? -1 : 0),
      ];
    },
    { uv: (u, v) => [u * 1.2, v * 2.6] },
  );
  const hood = sheet(
    70,
    90,
    (u, v) => {
      const a = radians(lerp(-90, 90, u));
      const p = radians(lerp(8, 158, v));
      const r = 0.92 * (1 - 0.04 * Math.abs(Math.sin(v * Math.PI * 3)));
      return [
        W * 1.04 * Math.sin(a) * 1.0,
        2.02 + r * Math.sin(p) * Math.cos(a) ** 0.5 * 0.92 + 0.0,
        -0.5 + r * Math.cos(p) * 1.06 * Math.max(0.12, Math.cos(a) ** 0.4),
      ];
    },
    { uv: (u, v) => [u * 2, v * 2.4] },
  );
  const belt = [-1, 1].map((s) =>
    band(
      spline([
        [s * 0.2, 1.95, -0.66],
        [s * 0.22, 1.5, -0.42],
        [s * 0.1, 1.18, -0.14],
      ]),
      0.12,
      0.03,
      { side: () => [1, 0, 0] },
    ),
  );
  const bag = sheet(40, 30, (u, v) => {
    const l = Math.max(Math.abs(u * 2 - 1), Math.abs(v * 2 - 1)) ** 4;
    return [lerp(-W * 0.85, W * 0.85, u), 0.42 + 0.3 * l, lerp(0.45, -0.6, v)];
  });
  const wheels = [-1, 1].flatMap((s) =>
    [-0.1, 0.1].flatMap((d) => [
      placeAll(smallWheel(0.25), move(s * W + d * 1.1, 0.25, 0.98)),
      placeAll(smallWheel(0.25), move(s * W + d * 1.1, 0.25, -0.84)),
    ]),
  );
  return [
    paint(merge([...pipes, ...rods]), satin("#46454B", { gloss: 0.9 })),
    paint(handle, satin("#6A4334", { gloss: 0.2, rough: 0.7 })),
    paint(seat, canvas(lining)),
    paint(hood, canvas(cloth)),
    paint(merge(belt), cotton(accent)),
    placeAll(buckle("#3A3538", 0.6), rotateX(-30), move(0, 1.16, -0.08)),
    paint(bag, canvas(cloth)),
    wheels,
  ];
}

/** The grey diaper backpack standing open-topped: `h` tall, its front pocket, wipes slot, side pocket and straps. */
export function backpack({ cloth, trim, lining }) {
  const slouch = ([x, y, z]) => [
    x * (1 - 0.05 * smoothstep(1.6, 2.9, y)) + 0.015 * noise(y * 2, z * 2, 1),
    y - 0.02 * noise(x * 2, z * 2, 4),
    z * (1 - 0.12 * smoothstep(1.9, 3, y)) + 0.02 * noise(x * 2.2, y * 2.2, 7),
  ];
  const soft = (w, h, d, r, at, hex, puff = 0.05) =>
    placeAll(
      block([w, h, d], r, () => canvas(hex), { puff, detail: 34 }),
      move(...at),
    ).map((m) => ({ ...warp(m, slouch), material: m.material }));
  const seamed = (w, h, [x, y, z], n = 110) =>
    paint(
      warp(
        stitches(
          (t) => {
            const [a, b] = roundedRect(w, h, 0.16)(t);
            return [x + a, y + b, z];
          },
          n,
          0.009,
        ),
        slouch,
      ),
      cotton(trim),
      { cast: false },
    );
  const frameTop = band(
    (t) => {
      const [a, b] = roundedRect(1.74, 0.86, 0.34)(t);
      return [a, 2.7, b];
    },
    0.2,
    0.07,
    { side: () => [0, 1, 0], along: 120, closed: true },
  );
  const zip = tube(
    (t) => {
      const [a, b] = roundedRect(1.94, 1.02, 0.36)(t);
      return [a, 2.46, b];
    },
    0.028,
    { along: 160, around: 8, closed: true },
  );
  const grip = band(
    spline([
      [-0.35, 2.7, -0.4],
      [-0.34, 3.02, -0.42],
      [-0.15, 3.18, -0.43],
      [0.15, 3.18, -0.43],
      [0.34, 3.02, -0.42],
      [0.35, 2.7, -0.4],
    ]),
    0.16,
    0.07,
    { side: () => [0, 0, 1], along: 80 },
  );
  const strap = (s) =>
    band(
      spline([
        [s * 0.45, 2.75, -0.55],
        [s * 0.75, 2.6, -0.85],
        [s * 0.98, 1.7, -1.0],
        [s * 0.98, 0.8, -0.85],
        [s * 0.85, 0.3, -0.6],
      ]),
      0.34,
      0.12,
      { side: () => [1, 0, 0.5 * s], along: 80 },
    );
  const pull = place(
    slab(roundedRect(0.09, 0.28, 0.04), 0.03, { around: 40, rings: 4 }),
    rotateX(90),
    move(0.72, 1.38, 0.83),
  );
  return [
    soft(2, 2.75, 1.1, 0.36, [0, 1.4, 0], cloth),
    soft(1.6, 1.15, 0.42, 0.2, [0, 0.78, 0.58], cloth, 0.04),
    soft(1.3, 0.62, 0.26, 0.12, [0, 2.0, 0.52], cloth, 0.03),
    soft(0.34, 1.1, 0.8, 0.15, [1.06, 0.72, 0], lining, 0.02),
    paint(frameTop, canvas(trim)),
    paint(zip, cotton("#3A3538")),
    paint(grip, canvas(trim)),
    [-1, 1].map((s) => paint(strap(s), canvas(trim))),
    seamed(1.46, 0.98, [0, 0.78, 0.835]),
    seamed(1.1, 0.42, [0, 2.0, 0.69], 80),
    paint(pull, satin("#C9A15A", { gloss: 1.2 })),
    paint(
      tube((t) => [lerp(-0.72, 0.72, t), 1.3, 0.8], 0.03, { along: 40, around: 8 }),
      cotton("#3A3538"),
    ),
    paint(
      place(slab(roundedRect(0.62, 0.16, 0.07), 0.03, { around: 60, rings: 5 }), rotateX(90), move(0, 2.0, 0.69)),
      satin("#FBF3E6", { gloss: 0.2 }),
    ),
  ];
}
