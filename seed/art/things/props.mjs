import { linear } from "../engine/colour.mjs";
import { ball, lathe, merge, paint, place, placeAll, profile, sheet, tube } from "../engine/mesh.mjs";
import { noise } from "../engine/noise.mjs";
import { material } from "../engine/shade.mjs";
import { move, rotateX, rotateY, rotateZ } from "../engine/transform.mjs";
import { lerp, spline } from "../engine/vec.mjs";
import { hue, wood } from "../palette.mjs";
import { paper, timber } from "./matter.mjs";

/** Things that stand beside a product and tell where and when it is used, and how large it is. */

const petalled = (r, hex) => {
  const head = ball(r, r * 0.86, r, { detail: 40 });
  const p = head.p.slice();
  for (let k = 0; k < p.length; k += 3) {
    const f =
      1 +
      0.13 * noise((p[k] / r) * 5.5, (p[k + 1] / r) * 5.5, (p[k + 2] / r) * 5.5) +
      0.06 * noise((p[k] / r) * 11, (p[k + 1] / r) * 11, (p[k + 2] / r) * 11);
    for (let c = 0; c < 3; c++) p[k + c] *= f;
  }
  return paint({ ...head, p }, material(linear(hex), { sheen: 0.3 }));
};

/** A loose marigold head lying at the origin. */
export const marigold = (r = 0.2, hex = hue.marigold) => place(petalled(r, hex), move(0, r * 0.7, 0));

/** A toran from `a` to `b`: a sagging cord with mango leaves and marigolds hung from it, as over a door. */
export function toran(a, b, { sag = 0.35, leaves = 9, leaf = 0.7 } = {}) {
  const cord = (t) => [lerp(a[0], b[0], t), lerp(a[1], b[1], t) - sag * 4 * t * (1 - t), lerp(a[2], b[2], t)];
  const blade = (k) =>
    sheet(8, 20, (u, v) => [
      (u * 2 - 1) * leaf * 0.19 * Math.sin(Math.PI * v ** 0.7),
      -v * leaf,
      0.12 * Math.sin(v * 2.2) + 0.06 * Math.abs(u * 2 - 1) + 0.02 * noise(k, v * 4),
    ]);
  const green = material(linear("#3E8A5B"), {
    gloss: 0.4,
    rough: 0.55,
    tint: (c, { u }) => {
      if (Math.abs(u - 0.5) < 0.03) for (let i = 0; i < 3; i++) c[i] = c[i] * 0.5 + 0.28;
    },
  });
  const hung = Array.from({ length: leaves }, (_, k) =>
    paint(
      place(
        blade(k),
        rotateZ(7 * noise(k * 3.1, 1)),
        rotateY(26 * noise(k * 2.7, 5)),
        move(...cord((k + 0.5) / leaves)),
      ),
      green,
    ),
  );
  const heads = Array.from({ length: leaves + 1 }, (_, k) =>
    place(petalled(0.13, k % 2 ? "#EE7B2E" : hue.marigold), move(...cord(Math.min(0.995, k / leaves)))),
  );
  return [paint(tube(cord, 0.02, { along: 80, around: 8 }), paper("#E8C37A")), hung, heads];
}

/** A lamp like a full moon on a turned foot, glowing from inside; about 2.2 r tall. */
export function moonLamp(r = 0.6) {
  const pitted = (c, { p }) => {
    const k = 0.78 + 0.26 * noise(p[0] * 3, p[1] * 3, p[2] * 3) + 0.1 * noise(p[0] * 11, p[1] * 11, p[2] * 11);
    for (let i = 0; i < 3; i++) c[i] *= k;
  };
  const globe = paint(
    place(ball(r, r, r, { detail: 64 }), move(0, r * 1.16, 0)),
    material(linear("#FFEFC8"), { tint: pitted, glow: linear("#C99A50").map((c) => c * 0.75) }),
    { cast: false },
  );
  const foot = paint(
    lathe(
      profile([
        [0.001, 0],
        [r * 0.5, 0, 0.04],
        [r * 0.52, r * 0.12, 0.04],
        [r * 0.36, r * 0.24, 0.06],
        [r * 0.42, r * 0.34, 0.02],
        [0.001, r * 0.3],
      ]),
      { around: 64 },
    ),
    timber(wood.pale, { along: [0, 1, 0] }),
  );
  return [foot, globe];
}

/** A low round stool of turned wood: its seat is at `height`. */
export function stool({ radius = 1.5, height = 0.9, hex = wood.pale, seed = 1 } = {}) {
  const grain = timber(hex, { along: [1, 0, 0.25], heart: [0, height - 2.4, 0.5], seed, gloss: 0.35 });
  const top = lathe(
    profile([
      [0.001, height - 0.16],
      [radius - 0.06, height - 0.16, 0.04],
      [radius, height - 0.07, 0.07],
      [radius - 0.03, height, 0.05],
      [0.001, height],
    ]),
    { around: 144 },
  );
  const legs = [45, 135, 225, 315].map((a) => {
    const [x, z] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
    return tube(
      spline([
        [x * radius * 0.62, height - 0.14, z * radius * 0.62],
        [x * radius * 0.78, 0, z * radius * 0.78],
      ]),
      (t) => 0.1 - 0.03 * t,
      { along: 20, around: 20 },
    );
  });
  return [paint(top, grain), paint(merge(legs), timber(hex, { along: [0, 1, 0], heart: [3, 0, 3] }))];
}

/** A table top of planks: front edge towards us, top at y = 0, `wide` by `deep`. */
export function table(hex = wood.pale, { wide = 9, deep = 4.6, planks = 4 } = {}) {
  const each = deep / planks;
  return Array.from({ length: planks }, (_, k) => {
    const z = deep / 2 - (k + 0.5) * each;
    const plank = sheet(60, 24, (u, v) => {
      const s = v * 2 - 1;
      return [(u - 0.5) * wide, -0.008 * Math.abs(s) ** 14, z - s * each * 0.5];
    });
    return paint(
      plank,
      timber(hex, {
        along: [1, 0, 0],
        heart: [0, -1.4 - 0.5 * ((k * 7) % 3), z + 0.4 * (k % 2 ? 1 : -1)],
        rings: 7,
        seed: k * 3.7,
        gloss: 0.25,
      }),
      { cast: false },
    );
  });
}

/** A round basket woven of cane, open at the top: `r` its rim, `h` its height. */
export function basket({ r = 1, h = 0.8, hex = "#D9AE74", taper = 0.8 } = {}) {
  const rows = Math.round(h / 0.085);
  const stakes = 26;
  const strands = Array.from({ length: rows }, (_, k) => {
    const y = ((k + 0.5) / rows) * h;
    const rr = lerp(r * taper, r, k / rows);
    return tube(
      (t) => {
        const a = t * 2 * Math.PI;
        const w = rr + 0.035 * Math.cos(a * stakes + (k % 2) * Math.PI);
        return [w * Math.cos(a), y, w * Math.sin(a)];
      },
      0.046,
      { along: 260, around: 8, closed: true },
    );
  });
  const posts = Array.from({ length: stakes }, (_, k) => {
    const a = (k / stakes) * 2 * Math.PI;
    return tube((t) => [lerp(r * taper, r, t) * Math.cos(a), t * h, lerp(r * taper, r, t) * Math.sin(a)], 0.03, {
      along: 8,
      around: 8,
    });
  });
  const rim = tube(
    (t) => {
      const a = t * 2 * Math.PI;
      return [
        (r + 0.02 * Math.cos(a * 60)) * Math.cos(a),
        h + 0.02 * Math.sin(a * 60),
        (r + 0.02 * Math.cos(a * 60)) * Math.sin(a),
      ];
    },
    0.075,
    { along: 300, around: 10, closed: true },
  );
  const floor = lathe(
    profile([
      [0.001, 0.03],
      [r * taper, 0.03],
    ]),
    { around: 64 },
  );
  const cane = material(linear(hex), {
    gloss: 0.25,
    rough: 0.6,
    tint: (c, { p }) => {
      const k = 0.86 + 0.16 * noise(p[0] * 9, p[1] * 12, p[2] * 9);
      for (let i = 0; i < 3; i++) c[i] *= k;
    },
  });
  return [paint(merge([...strands, ...posts, rim, floor]), cane)];
}

/** A clothes peg of wood lying along x, for scale. */
export function clothesPeg() {
  const leg = (s) =>
    place(
      tube((t) => [(t - 0.5) * 0.5, 0, 0], 0.045, { along: 12, around: 10, squash: 0.7 }),
      rotateZ(s * 3.5),
      move(0, s * 0.05, 0),
    );
  const spring = place(
    tube((t) => [0.02 * Math.cos(t * 40), 0.075 * Math.sin(t * 40), (t - 0.5) * 0.12], 0.011, {
      along: 120,
      around: 6,
    }),
    move(0.03, 0, 0),
  );
  return placeAll(
    [
      paint(merge([leg(1), leg(-1)]), timber("#E2BE90", { rings: 16 })),
      paint(spring, material(linear("#B9BCC2"), { gloss: 1.4, rough: 0.3 })),
    ],
    rotateX(90),
  );
}

/** A steel tumbler of water, `r` its rim. */
export function tumbler(r = 0.3, h = 0.75) {
  const cup = lathe(
    profile([
      [0.001, 0.02],
      [r * 0.74, 0, 0.03],
      [r * 0.96, h, 0.01],
      [r, h + 0.015, 0.012],
      [r * 0.95, h + 0.005, 0.01],
      [r * 0.92, h * 0.86],
      [0.001, h * 0.86],
    ]),
    { around: 72 },
  );
  return [paint(cup, material(linear("#C4C8CC"), { gloss: 1.7, rough: 0.22 }))];
}

/** Leaves outside the picture whose shadows fall across it: a branch that starts at `at` and grows along `dir`. */
export function leafShade(at, { count = 9, size = 0.5, dir = [-1, -0.5, 0] } = {}) {
  const turn = Math.atan2(dir[1], dir[0]);
  const along = (t) => at.map((c, k) => c + dir[k] * t * 2.6 - (k === 1 ? 0.5 * t * t : 0));
  const leaves = Array.from({ length: count }, (_, k) => {
    const a = (k % 2 ? 1 : -1) * (0.95 + 0.25 * noise(k * 3.3, 2)) + turn;
    const s = size * (1 + 0.3 * noise(k * 1.7, 9));
    return place(
      sheet(8, 14, (u, v) => {
        const w = s * 0.26 * Math.sin(Math.PI * v ** 0.8) * (u * 2 - 1);
        return [
          Math.cos(a) * v * s * 1.3 - Math.sin(a) * w,
          Math.sin(a) * v * s * 1.3 + Math.cos(a) * w,
          0.1 * Math.sin(v * 2),
        ];
      }),
      move(...along((k + 0.5) / count)),
    );
  });
  return [...leaves, tube(along, 0.02)].map((m) => paint(m, material([0, 0, 0]), { unseen: true }));
}
