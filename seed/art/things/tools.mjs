import { lathe, merge, paint, place, profile, tube } from "../engine/mesh.mjs";
import { roundedRect, slab } from "../engine/solid.mjs";
import { frame, move, rotateX } from "../engine/transform.mjs";
import { lerp, smoothstep, spline } from "../engine/vec.mjs";
import { satin, silicone, steel } from "./matter.mjs";

/** Bottles, brushes and small tools. */

/** A feeding bottle standing plain: clear body with marks, ring, cap. */
export function plainBottle({ cap, ringHex, map }) {
  const outline = [
    [0.001, 0],
    [0.56, 0, 0.12],
    [0.56, 0.5, 0.1],
    [0.5, 0.95, 0.3],
    [0.56, 1.4, 0.2],
    [0.54, 1.75, 0.2],
    [0.4, 1.95, 0.05],
    [0.4, 2.02],
  ];
  const body = lathe(profile(outline, { fine: 14 }), { around: 160 });
  const t = new Float32Array(body.t.length);
  for (let k = 0; k < t.length / 2; k++) {
    t[k * 2] = body.t[k * 2];
    t[k * 2 + 1] = body.p[k * 3 + 1] / 2.02;
  }
  const collar = lathe(
    profile([
      [0.001, 1.94],
      [0.5, 1.94, 0.03],
      [0.5, 2.24, 0.05],
      [0.001, 2.26],
    ]),
    { around: 240, section: (a, v) => (v > 0.2 && v < 0.7 ? 1 + 0.01 * Math.cos(a * 44) : 1) },
  );
  const lid = lathe(
    profile(
      [
        [0.46, 2.22],
        [0.46, 2.8, 0.3],
        [0.26, 3.06, 0.2],
        [0.001, 3.08],
      ],
      { fine: 16 },
    ),
    { around: 120 },
  );
  return {
    solid: [paint(collar, satin(ringHex)), paint(lid, satin(cap, { gloss: 0.8 }))],
    shell: (skin) => paint({ ...body, t }, { ...skin, map }),
  };
}

/** A cleaning brush lying along x: silicone head in rows, ringed neck, long handle; and the thin brush from inside it. */
export function cleaningBrush({ head, grip }) {
  const stem = tube(
    (t) => [lerp(-2.2, 0.7, t), 0, 0],
    (t) => 0.12 + 0.035 * Math.sin(t * Math.PI) + 0.012 * Math.sin(t * 80) * smoothstep(0.3, 0.2, t),
    { along: 120, around: 28 },
  );
  const core = tube((t) => [lerp(0.6, 2.15, t), 0, 0], 0.06, { along: 20, around: 16 });
  const fins = [];
  for (let k = 0; k < 15; k++) {
    const x = 0.85 + k * 0.088;
    const n = 16;
    for (let j = 0; j < n; j++) {
      const a = ((j + (k % 2) * 0.5) / n) * 2 * Math.PI;
      const r = 0.36 + 0.1 * Math.sin((k / 14) * Math.PI);
      fins.push(
        place(
          tube(
            (t) => [0, t * r, 0],
            (t) => 0.034 - 0.012 * t,
            { along: 6, around: 8 },
          ),
          frame([x, 0, 0], [0.12, Math.cos(a), Math.sin(a)]),
        ),
      );
    }
  }
  const tip = place(
    lathe(
      profile([
        [0.001, 0],
        [0.3, 0.02, 0.1],
        [0.34, 0.12, 0.08],
        [0.001, 0.22],
      ]),
      { around: 40 },
    ),
    frame([2.1, 0, 0], [1, 0, 0]),
  );
  const loop = tube((t) => [-2.34 + 0.16 * Math.cos(t * 2 * Math.PI), 0, 0.16 * Math.sin(t * 2 * Math.PI)], 0.04, {
    along: 40,
    around: 10,
    closed: true,
  });
  return [paint(merge([stem, loop]), satin(grip)), paint(merge([core, tip, ...fins]), silicone(head))];
}

/** The small straw brush lying along x. */
export function strawBrush({ head, grip }) {
  const wire = tube((t) => [lerp(-0.9, 0.9, t), 0, 0], 0.025, { along: 10, around: 8 });
  const hairs = [];
  for (let k = 0; k < 40; k++)
    for (let j = 0; j < 8; j++) {
      const a = ((j + (k % 2) * 0.5) / 8) * 2 * Math.PI;
      hairs.push(
        place(
          tube((t) => [0, t * 0.13, 0], 0.012, { along: 3, around: 5 }),
          frame([0.05 + k * 0.021, 0, 0], [0.1, Math.cos(a), Math.sin(a)]),
        ),
      );
    }
  const cap = place(
    lathe(
      profile([
        [0.001, 0],
        [0.14, 0, 0.03],
        [0.14, 0.3, 0.05],
        [0.001, 0.3],
      ]),
      { around: 40 },
    ),
    frame([-1.15, 0, 0], [1, 0, 0]),
  );
  return [paint(wire, steel()), paint(merge(hairs), silicone(head)), paint(cap, satin(grip))];
}

/** The four tools of the nail set, each lying along z from the origin. */
export function nailTools(hex) {
  const grip = satin(hex);
  const loop = (x) =>
    tube((t) => [x + 0.2 * Math.cos(t * 2 * Math.PI), 0, 0.62 + 0.27 * Math.sin(t * 2 * Math.PI)], 0.065, {
      along: 60,
      around: 16,
      closed: true,
    });
  const blade = (s) =>
    tube(
      spline([
        [s * 0.14, 0, 0.36],
        [s * 0.05, 0, 0.05],
        [-s * 0.04, 0.01, -0.4],
        [-s * 0.06, 0.01, -0.62],
      ]),
      (t) => 0.06 - 0.018 * t,
      { along: 30, around: 14, squash: 0.5 },
    );
  const scissors = [
    paint(merge([loop(0.24), loop(-0.24)]), grip),
    paint(merge([blade(1), blade(-1)]), steel()),
    paint(
      place(
        lathe(
          profile([
            [0.001, 0],
            [0.05, 0, 0.01],
            [0.05, 0.05, 0.02],
            [0.001, 0.05],
          ]),
          { around: 24 },
        ),
        move(0, 0.02, 0.02),
      ),
      steel(),
    ),
  ];
  const clipper = [
    paint(place(slab(roundedRect(0.3, 1.15, 0.12), 0.1, { edge: 0.04 }), move(0, -0.02, 0)), steel()),
    paint(place(slab(roundedRect(0.26, 0.85, 0.12), 0.07, { edge: 0.03 }), rotateX(-7), move(0, 0.15, 0.1)), grip),
    paint(
      place(
        tube((t) => [0, t * 0.24, 0], 0.035, { along: 4, around: 12 }),
        move(0, 0, -0.36),
      ),
      steel(),
    ),
  ];
  const file = [
    paint(slab(roundedRect(0.2, 1.3, 0.1), 0.06, { edge: 0.02 }), satin("#E9F0F2", { gloss: 0.3, rough: 0.7 })),
    paint(place(slab(roundedRect(0.24, 0.5, 0.1), 0.1, { edge: 0.04 }), move(0, 0, 0.46)), grip),
  ];
  const arm = (s) =>
    tube(
      spline([
        [0, 0, 0.62],
        [s * 0.1, 0, 0.4],
        [s * 0.11, 0, -0.1],
        [s * 0.035, 0, -0.6],
      ]),
      (t) => 0.05 - 0.012 * t,
      { along: 40, around: 14, squash: 0.6 },
    );
  const tweezers = [
    paint(merge([arm(1), arm(-1)]), steel()),
    paint(place(slab(roundedRect(0.22, 0.42, 0.1), 0.12, { edge: 0.05 }), move(0, 0, 0.52)), grip),
  ];
  return { scissors, clipper, file, tweezers };
}

/** A shallow tray or open case lying flat: `w` by `d`, walls `h` high. */
export function tray(w, d, h, hex, lining) {
  const wall = tube(
    (t) => {
      const [x, z] = roundedRect(w, d, 0.3)(t);
      return [x, h * 0.5, z];
    },
    h * 0.5,
    { along: 200, around: 16, closed: true, squash: 1 },
  );
  const floor = place(slab(roundedRect(w, d, 0.3), 0.06, { edge: 0.02, rings: 20 }), move(0, 0.04, 0));
  return [paint(wall, satin(hex)), paint(floor, lining)];
}
