import { lathe, merge, paint, place, placeAll, profile, sheet, tube } from "../engine/mesh.mjs";
import { noise } from "../engine/noise.mjs";
import { roundedRect, slab, warp } from "../engine/solid.mjs";
import { frame, move, rotateX, rotateY, rotateZ } from "../engine/transform.mjs";
import { lerp, smoothstep, spline } from "../engine/vec.mjs";
import { snapCap } from "../parts/diaper.mjs";
import { binding, plastic, shell, stitches } from "../parts/fabric.mjs";
import { ply, zigzag } from "./folds.mjs";
import { muslin, satin, timber } from "./matter.mjs";
import { band } from "./shapes.mjs";

/** What goes with cloth diapers. */

/** A cane of bamboo standing at the origin, `h` tall, with its knots and two leaves. */
export function bamboo(h = 2.4, r = 0.13) {
  const cane = lathe(
    (v) => [r * (1 + 0.09 * Math.exp(-900 * (((v * h) % 0.62) - 0.31) ** 2) - 0.03 * Math.cos(v * h * 10)), v * h],
    { around: 40, along: 200 },
  );
  const blade = (side) =>
    sheet(6, 18, (u, v) => [
      side * v * 0.9 * 0.85,
      -v * v * 0.34 + 0.2 * v,
      (u * 2 - 1) * 0.085 * Math.sin(Math.PI * v ** 0.7),
    ]);
  const green = satin("#8DB06A", { gloss: 0.5, rough: 0.45 });
  return [
    paint(cane, green),
    paint(place(blade(1), rotateY(20), move(r, h * 0.72, 0)), satin("#5F9A58", { gloss: 0.3 })),
    paint(place(blade(-1), rotateY(-30), move(-r, h * 0.5, 0)), satin("#6BA55F", { gloss: 0.3 })),
  ];
}

/** A cloth folded square, lying at the origin: `w` wide, `d` deep, with a printed `map` or plain. */
export function foldedMuslin({ w = 1.6, d = 1.5, layers = 4, hex, map, seed = 1, pitch = 0.06 }) {
  return paint(
    ply(zigzag(layers, d, pitch), w, pitch * 0.86, { seed, rumple: 0.014, scale: 1.1 }),
    muslin(hex, { map, crinkle: 0.7 }),
  );
}

/** A tape tied round a stack `w` wide and `h` high, with a bow on top; the tape runs across x = 0. */
export function tiedTape(d, h, hex, { width = 0.13 } = {}) {
  const cottonTape = binding(hex);
  const half = d / 2 + 0.05;
  const round = band(
    spline([
      [0, h + 0.025, 0],
      [0, h + 0.02, half * 0.8],
      [0, h - 0.03, half],
      [0, 0.06, half + 0.02],
      [0, 0.01, half * 0.8],
    ]),
    width,
    0.025,
    { along: 120 },
  );
  const rear = place(round, rotateY(180));
  const loop = (s) =>
    band(
      spline([
        [0, 0, 0],
        [s * 0.22, 0.17, 0.02],
        [s * 0.46, 0.16, 0.05],
        [s * 0.44, 0.03, 0.06],
        [s * 0.2, 0, 0.03],
        [0, 0.01, 0],
      ]),
      width,
      0.022,
      { side: () => [0, 0.15, 1], along: 60 },
    );
  const tail = (s) =>
    band(
      spline([
        [0, 0.02, 0],
        [s * 0.18, 0.05, 0.2],
        [s * 0.3, 0.015, 0.42],
        [s * 0.42, 0.02, 0.62],
      ]),
      width,
      0.02,
      { side: () => [1, 0, -0.3 * s], along: 60 },
    );
  const knot = tube((t) => [(t - 0.5) * 0.09, 0.04, 0.01], 0.07, { along: 12, around: 16 });
  const bow = placeAll(
    [loop(1), loop(-1), tail(1), tail(-1), knot].map((m) => paint(m, cottonTape)),
    move(0, h + 0.03, 0),
  );
  return [paint(merge([round, rear]), cottonTape), bow];
}

/**
 * The two-pocket wet bag hanging against a wall, its top at y = 0: a sealed pouch, a dry pocket in front, two zips and
 * the snap strap that goes over a peg at [side, 0.5, 0.1].
 */
export function wetBag({ map, lining, edge, w = 2.1, h = 2.5 }) {
  const sag = ([x, y, z]) => {
    const k = smoothstep(0.2, -h, y);
    return [
      x * (1 - 0.03 * Math.sin((y / h) * Math.PI)),
      y,
      z +
        0.1 * k * Math.cos((x / w) * Math.PI) +
        0.03 * noise(x * 1.6, y * 1.6, 3) +
        0.018 * Math.sin(x * 9 + 1.5 * noise(y * 2, 1)) * smoothstep(-0.9, -0.05, y),
    ];
  };
  const standing = (mesh, ...steps) => warp(place(mesh, rotateX(90), ...steps), sag);
  const body = standing(
    slab(roundedRect(w, h, 0.16), 0.34, { edge: 0.13, puff: 0.1, rings: 40, around: 260 }),
    move(0, -h / 2, 0),
  );
  const pocket = standing(
    slab(roundedRect(w * 0.985, h * 0.6, 0.14), 0.2, { edge: 0.09, puff: 0.05, rings: 30, around: 220 }),
    move(0, -h * 0.69, 0.2),
  );
  const zip = (y, z) => {
    const line = (t) => sag([lerp(-w * 0.45, w * 0.45, t), y, z]);
    const tape = band(line, 0.11, 0.02, { side: () => [0, 1, 0] });
    const teeth = Array.from({ length: 70 }, (_, k) =>
      place(
        tube((t) => [0, (t - 0.5) * 0.05, 0], 0.011, { along: 3, around: 6 }),
        move(...line((k + 0.5) / 70).map((c, i) => (i === 2 ? c + 0.02 : c))),
      ),
    );
    const pull = place(
      slab(roundedRect(0.09, 0.26, 0.04), 0.03, { around: 40, rings: 4 }),
      rotateX(90),
      rotateZ(8),
      move(...line(0.9).map((c, i) => c + [0, -0.13, 0.05][i])),
    );
    return [paint(tape, binding(edge)), paint(merge(teeth), satin("#E9E4DC")), paint(pull, satin(lining))];
  };
  const seam = stitches(
    (t) => {
      const [x, z] = roundedRect(w * 0.93, h * 0.54, 0.12)(t);
      return sag([x, -h * 0.69 - z, 0.345]);
    },
    150,
    0.008,
  );
  const strap = band(
    spline([
      [w * 0.46, -0.22, 0.1],
      [w * 0.49, 0.1, 0.14],
      [w * 0.47, 0.42, 0.2],
      [w * 0.45, 0.5, 0.1],
      [w * 0.43, 0.42, 0.0],
      [w * 0.42, 0.1, 0.02],
      [w * 0.42, -0.2, 0.02],
    ]),
    0.2,
    0.035,
    { side: () => [1, 0, 0], along: 120 },
  );
  const cap = place(snapCap(0.06), frame([w * 0.465, -0.12, 0.16], [0, 0, 1]));
  return [
    paint(body, shell(map)),
    paint(pocket, shell(map)),
    paint(seam, binding(edge), { cast: false }),
    zip(-0.17, 0.19),
    zip(-h * 0.4, 0.29),
    paint(strap, binding(edge)),
    paint(cap, plastic(lining)),
  ];
}

/** A rail of wood on a wall at height `y` with pegs at the given x. */
export function pegRail(xs, y, { wide = 7, z = 0 } = {}) {
  const rail = place(slab(roundedRect(wide, 0.34, 0.06), 0.12, { edge: 0.03 }), rotateX(90), move(0, y, z));
  const peg = lathe(
    profile([
      [0.001, -0.02],
      [0.07, 0, 0.02],
      [0.06, 0.3, 0.04],
      [0.11, 0.38, 0.05],
      [0.1, 0.46, 0.05],
      [0.001, 0.48],
    ]),
    { around: 36 },
  );
  return [
    paint(rail, timber("#DDB98F", { heart: [0, y - 1.8, z + 0.8] })),
    paint(
      merge(xs.map((x) => place(peg, frame([x, y, z + 0.05], [0, 0.18, 1])))),
      timber("#D3AC7E", { along: [0, 0, 1], heart: [4, 0, 0] }),
    ),
  ];
}
