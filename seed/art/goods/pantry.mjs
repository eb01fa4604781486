import { linear } from "../engine/colour.mjs";
import { ball, lathe, merge, paint, place, profile, tube } from "../engine/mesh.mjs";
import { fbm, noise, random } from "../engine/noise.mjs";
import { material } from "../engine/shade.mjs";
import { texture } from "../engine/texture.mjs";
import { move, rotateX, rotateY, rotateZ, scale } from "../engine/transform.mjs";
import { smoothstep, spline } from "../engine/vec.mjs";
import { sheetOf } from "../packs/label.mjs";

import { flesh } from "./garden.mjs";

/** What a pack is made from, standing beside it: nuts, roots, grains and slices. Each rests at the origin. */

/** Half a coconut facing us, and a whole one behind it. */
export function coconuts(r = 0.55) {
  const husk = (p) => 0.02 * fbm(p[0] * 9, p[1] * 30, p[2] * 9, 3);
  const brown = linear("#7A5236");
  const shell = material(brown, {
    bump: (u, v) => 0.02 * noise(u * 90, v * 12),
    bumpStep: 0.003,
    tint: (c, { p }) => {
      const k = 1 + 9 * husk(p);
      for (let i = 0; i < 3; i++) c[i] = brown[i] * k;
    },
  });
  const whole = paint(place(ball(r, r * 0.96, r, { detail: 56 }), rotateZ(14), move(-0.5, r * 0.95, -0.62)), shell);
  const cup = lathe(
    profile(
      [
        [0.001, -r * 0.94],
        [r * 0.7, -r * 0.7, r * 0.5],
        [r, 0, 0.03],
        [r * 0.97, 0.02, 0.015],
        [r * 0.93, 0.02],
      ],
      { fine: 12 },
    ),
    { around: 96 },
  );
  const inside = lathe(
    profile(
      [
        [r * 0.94, 0.022],
        [r * 0.8, 0.015, 0.05],
        [r * 0.6, -r * 0.45, r * 0.3],
        [0.001, -r * 0.56],
      ],
      { fine: 12 },
    ),
    { around: 96 },
  );
  const put = (m) => place(m, rotateX(54), rotateZ(-8), move(0, r * 0.8, 0));
  return [whole, paint(put(cup), shell), paint(put(inside), material(linear("#FFFCF4"), { gloss: 0.35, rough: 0.4 }))];
}

/** Almonds in a loose scatter, `spread` wide. */
export function almondHeap({ count = 9, spread = 0.5, size = 0.17, seed = 5 } = {}) {
  const rnd = random(seed);
  const base = linear("#A9683A");
  const one = () => {
    const m = ball(size * 0.62, size * 0.4, size, { detail: 26 });
    for (let k = 0; k < m.p.length; k += 3) m.p[k] *= 1 - 0.4 * smoothstep(-0.2, 1, m.p[k + 2] / size);
    return m;
  };
  const skin = material(base, {
    tint: (c, { u, v }) => {
      const k = 0.82 + 0.22 * noise(u * 40, v * 3);
      for (let i = 0; i < 3; i++) c[i] = base[i] * k;
    },
    gloss: 0.15,
    rough: 0.7,
  });
  return Array.from({ length: count }, (_, k) => {
    const a = rnd() * 6.28;
    const d = spread * Math.sqrt((k + 0.3) / count);
    return paint(
      place(
        one(),
        rotateX(rnd() * 16 - 8),
        rotateY(rnd() * 360),
        move(d * Math.cos(a) * 1.2, size * 0.4, d * Math.sin(a) * 0.7),
      ),
      skin,
    );
  });
}

/** A knobbly turmeric root and two cut slices. */
export function turmericRoot() {
  const body = spline([
    [-0.62, 0.15, 0.04],
    [-0.3, 0.17, -0.03],
    [0.05, 0.16, 0.03],
    [0.42, 0.17, -0.02],
    [0.66, 0.15, 0.04],
  ]);
  const main = tube(body, (t) => 0.13 + 0.035 * Math.sin(t * 15) ** 2 + 0.02 * Math.sin(t * 40), {
    along: 90,
    around: 28,
  });
  const knob = (x, turn, l) =>
    place(
      tube(
        (t) => [0, l * t, 0],
        (t) => 0.105 - 0.02 * t,
        { along: 20, around: 22 },
      ),
      rotateZ(turn),
      rotateX(40),
      move(x, 0.16, 0.02),
    );
  const base = linear("#C58A3E");
  const skin = material(base, {
    tint: (c, { p }) => {
      const k = 0.8 + 0.25 * Math.sin(p[0] * 70 + 2 * noise(p[0] * 9, p[1] * 9));
      for (let i = 0; i < 3; i++) c[i] = base[i] * (0.55 + 0.45 * k);
    },
    gloss: 0.15,
    rough: 0.7,
  });
  const slice = (x, z, turn) =>
    place(
      lathe(
        profile([
          [0.001, 0],
          [0.17, 0, 0.01],
          [0.17, 0.05, 0.015],
          [0.001, 0.055],
        ]),
        { around: 48 },
      ),
      rotateX(turn),
      move(x, 0.02, z),
    );
  return [
    paint(merge([main, knob(-0.24, 30, 0.26), knob(0.2, -34, 0.22)]), skin),
    paint(merge([slice(0.1, 0.42, 4), slice(0.42, 0.36, 12)]), flesh("#F0962A")),
  ];
}

const seedsOf = (rx, ry, rz) => ball(rx, ry, rz, { detail: 8 });

/** Small grains in a heap `r` wide and `h` high: oats, rice, sugar or sesame by their shape and colours. */
export function grains({
  r = 0.5,
  h = 0.18,
  count = 320,
  shape = [0.018, 0.018, 0.05],
  colours = ["#E6C48C", "#D6AC6C"],
  seed = 8,
} = {}) {
  const rnd = random(seed);
  const one = seedsOf(...shape);
  const groups = colours.map(() => []);
  for (let k = 0; k < count; k++) {
    const a = rnd() * 6.283;
    const d = Math.sqrt(rnd()) * (k % 9 === 0 ? 1.35 : 1);
    const y = h * Math.max(0, 1 - d) ** 1.2 + shape[1];
    groups[k % colours.length].push(
      place(
        one,
        rotateX(rnd() * 70 - 35),
        rotateY(rnd() * 360),
        move(r * d * Math.cos(a), y, r * d * Math.sin(a) * 0.8),
      ),
    );
  }
  const heap = lathe((v) => [r * 0.9 * (1 - v), h * 0.92 * v ** 1.2], { around: 48, along: 20 });
  return [
    paint(place(heap, scale(1, 1, 0.8)), flesh(colours[0])),
    ...groups.map((g, k) => paint(merge(g), flesh(colours[k]))),
  ];
}

const cut = (skin, meat, core, dots) =>
  sheetOf(
    200,
    200,
    `<g transform="translate(100 100)"><circle r="100" fill="${skin}"/><circle r="91" fill="${meat}"/><circle r="62" fill="${core}"/>${Array.from({ length: 9 }, (_, k) => `<ellipse cy="-40" rx="6.5" ry="14" transform="rotate(${k * 40})" fill="${dots}"/>`).join("")}<circle r="14" fill="${meat}"/></g>`,
  );

/** Slices of cucumber, overlapping as they fall. */
export async function cucumberSlices({ count = 4, r = 0.32 } = {}) {
  const map = await texture(cut("#3F8A4E", "#DFF1C6", "#C9E6A8", "#F8FCE8"), { width: 500 });
  const disc = lathe(
    profile(
      [
        [0.001, 0],
        [r, 0, 0.012],
        [r, 0.07, 0.012],
        [0.001, 0.07],
      ],
      { fine: 6 },
    ),
    { around: 72 },
  );
  const t = new Float32Array(disc.t.length);
  for (let k = 0; k < t.length / 2; k++) {
    t[k * 2] = 0.5 + disc.p[k * 3] / (2.02 * r);
    t[k * 2 + 1] = 0.5 - disc.p[k * 3 + 2] / (2.02 * r);
  }
  const m = flesh("#3F8A4E", { map, gloss: 0.5, rough: 0.35 });
  return Array.from({ length: count }, (_, k) =>
    paint(place({ ...disc, t }, rotateY(k * 40), rotateZ(k ? 13 : 0), move(k * r * 1.12, k ? 0.085 : 0, k * 0.06)), m),
  );
}
