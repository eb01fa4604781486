import { blend, linear } from "../engine/colour.mjs";
import { lathe, merge, paint, place, placeAll, profile, sheet, tube } from "../engine/mesh.mjs";
import { noise } from "../engine/noise.mjs";
import { material } from "../engine/shade.mjs";
import { roundedRect, slab } from "../engine/solid.mjs";
import { texture } from "../engine/texture.mjs";
import { frame, move, rotateX, rotateZ } from "../engine/transform.mjs";
import { lerp, smoothstep } from "../engine/vec.mjs";
import { cotton } from "../parts/fabric.mjs";
import { canvas, silicone, timber } from "./matter.mjs";
import { block } from "./shapes.mjs";

/** A ring of round section, its middle at the origin, lying flat. */
export const torus = (big, small, { squash = 1 } = {}) =>
  tube((t) => [big * Math.cos(t * 2 * Math.PI), 0, big * Math.sin(t * 2 * Math.PI)], small, {
    along: 120,
    around: 36,
    closed: true,
    squash,
  });

/** The neem rattle along x: two turned ends, a slim handle, two loose rings cut from the same wood. */
export function rattle(hex = "#B9814F") {
  const turned = profile(
    [
      [0.001, -1.2],
      [0.3, -1.18, 0.2],
      [0.53, -0.86, 0.22],
      [0.3, -0.58, 0.14],
      [0.15, -0.5, 0.08],
      [0.14, 0, 0.1],
      [0.15, 0.5, 0.08],
      [0.3, 0.58, 0.14],
      [0.53, 0.86, 0.22],
      [0.3, 1.18, 0.2],
      [0.001, 1.2],
    ],
    { fine: 16 },
  );
  const grain = timber(hex, { along: [1, 0, 0.1], heart: [0, -0.9, 0.5], rings: 13, gloss: 0.55 });
  const body = place(lathe(turned, { around: 96 }), rotateZ(-90));
  const ring = (x, lean) => place(torus(0.33, 0.095), rotateZ(90 + lean), move(x, -0.09, 0));
  return [
    paint(body, grain),
    paint(
      ring(-0.2, 9),
      timber(blend(hex, "#FFFFFF", 0.16), { along: [0, 1, 0.2], heart: [0.3, 0, 0.8], rings: 14, gloss: 0.55 }),
    ),
    paint(
      ring(0.16, -7),
      timber(blend(hex, "#3A1E0E", 0.18), { along: [0, 1, 0.2], heart: [0.7, 0, 0.3], rings: 14, gloss: 0.55 }),
    ),
  ];
}

/** One stacking ring, stained so that the grain shows. */
export const stackRing = (r, hex, k) =>
  paint(
    torus(r - 0.15, 0.17, { squash: 1 }),
    timber(hex, { along: [1, 0, 0.3], heart: [0.2 * k, -1.6, 0.4], rings: 10, strength: 0.75, gloss: 0.45, seed: k }),
  );

/** The base that rocks and its rod, a spring under striped cotton that leans a little. */
export function ringBase(stripe) {
  const foot = lathe(
    profile([
      [0.001, 0],
      [0.5, 0.02, 0.2],
      [0.98, 0.16, 0.12],
      [1, 0.24, 0.05],
      [0.001, 0.26],
    ]),
    { around: 120 },
  );
  const rod = tube((t) => [0.05 * t * t, 0.2 + t * 2.05, 0], 0.14, { along: 60, around: 28 });
  return [
    paint(foot, timber("#E2BE8F", { along: [1, 0, 0.2], heart: [0, -1.8, 0.5], gloss: 0.4 })),
    paint(rod, cotton("#FFF6E8", { map: stripe })),
  ];
}

/** A stuffed cloth block with a drawing on each face it shows: `faces` are { front, right, left, top } textures. */
export function clothBlock(size, faces, sides, thread = "#FFF7EA") {
  const cube = block(
    [size, size, size],
    size * 0.13,
    (name) => canvas(sides[name] ?? sides.front, { map: faces[name], scale: 0.5 }),
    { puff: size * 0.035, detail: 36 },
  );
  const h = size / 2;
  const k = h - size * 0.035;
  const edges = [];
  for (const a of [-1, 1])
    for (const b of [-1, 1])
      edges.push(
        [
          [-h * 0.82, a * k, b * k],
          [h * 0.82, a * k, b * k],
        ],
        [
          [a * k, -h * 0.82, b * k],
          [a * k, h * 0.82, b * k],
        ],
        [
          [a * k, b * k, -h * 0.82],
          [a * k, b * k, h * 0.82],
        ],
      );
  const piping = edges.map(([a, b]) =>
    tube((t) => a.map((c, i) => lerp(c, b[i], t)), size * 0.016, { along: 8, around: 8 }),
  );
  return [...cube, paint(merge(piping), cotton(thread))];
}

/** The teething ring lying flat: bumps, ridges, waves, dots and one smooth stretch for the hand. */
export function teether(hex, accent) {
  const fat = (t) => {
    const part = (from, to) => smoothstep(from - 0.012, from + 0.012, t) * smoothstep(to + 0.012, to - 0.012, t);
    const base = 0.25 + 0.03 * Math.cos(t * 2 * Math.PI);
    return (
      base +
      0.05 * part(0.06, 0.24) * Math.max(0, Math.sin(t * 2 * Math.PI * 28)) +
      0.06 * part(0.3, 0.46) * Math.sin(t * 2 * Math.PI * 12.5) ** 2 +
      0.03 * part(0.8, 0.97) * Math.sin(t * 2 * Math.PI * 36)
    );
  };
  const ring = tube((t) => [Math.cos(t * 2 * Math.PI), 0, Math.sin(t * 2 * Math.PI)], fat, {
    along: 480,
    around: 48,
    closed: true,
  });
  const knobs = [];
  for (let i = 0; i < 7; i++) {
    for (const [lift, off] of [
      [70, 0],
      [25, 0.5],
      [115, 0.5],
    ]) {
      const a = (0.52 + (i + off) * 0.036) * 2 * Math.PI;
      const e = (lift * Math.PI) / 180;
      const r = 1 + 0.24 * Math.cos(e);
      knobs.push(
        place(
          lathe(
            profile([
              [0.07, -0.03],
              [0.055, 0.03, 0.03],
              [0.001, 0.055],
            ]),
            { around: 20 },
          ),
          frame(
            [r * Math.cos(a), 0.24 * Math.sin(e), r * Math.sin(a)],
            [Math.cos(e) * Math.cos(a), Math.sin(e), Math.cos(e) * Math.sin(a)],
          ),
        ),
      );
    }
  }
  return [paint(ring, silicone(hex)), paint(merge(knobs), silicone(accent))];
}

/** A stuffed page or cover of the cloth book, hinged on the left edge at x = 0: `s` square, printed on its face. */
export async function clothPage(s, svg, hex, { thick = 0.12 } = {}) {
  const leaf = slab(roundedRect(s, s, 0.14), thick, { edge: thick / 2, puff: 0.05, rings: 40, around: 200 });
  const t = Float32Array.from(leaf.t, (v) => 0.5 + v / s);
  for (let k = 0; k < t.length / 2; k++) if (leaf.n[k * 3 + 1] < 0.1) t[k * 2] = -5;
  const map = await texture(svg, { width: 1000 });
  const seam = tube(
    (q) => {
      const [x, z] = roundedRect(s * 0.99, s * 0.99, 0.14)(q);
      return [x, 0, z];
    },
    0.03,
    { along: 200, around: 8, closed: true },
  );
  return placeAll(
    [paint({ ...leaf, t }, canvas(hex, { map, scale: 0.45 })), paint(seam, cotton(blend(hex, "#FFFFFF", 0.35)))],
    rotateX(90),
    move(s / 2, s / 2, 0),
  );
}

/** A thick card standing on its lower edge: `s` square, rounded corners, `svg` on its face. */
export async function card(s, svg, hex = "#FFFFFF", { thick = 0.035, w = s } = {}) {
  const flat = slab(roundedRect(w, s, 0.16), thick, { edge: 0.012, around: 120, rings: 6, rows: 3 });
  const map = await texture(svg, { width: 900, height: Math.round((900 * s) / w) });
  const t = Float32Array.from(flat.t, (v, k) => 0.5 + v / (k % 2 ? s : w));
  for (let k = 0; k < t.length / 2; k++) if (flat.n[k * 3 + 1] < 0.5) t[k * 2] = -5;
  return placeAll(
    [paint({ ...flat, t }, material(linear(hex), { map, gloss: 0.08, rough: 0.7 }))],
    rotateX(90),
    move(0, s / 2, 0),
  );
}

/** An open silicone boat along x, `l` long, floating with its keel at y = 0. */
export function bathBoat(l, hex) {
  const half = (a, k) => {
    const c = Math.cos(a);
    const bow = c > 0 ? 1 : 0.86;
    return [
      k * bow * (l / 2) * Math.sign(c) * Math.abs(c) ** 0.86,
      k * l * 0.29 * Math.sin(a) * (1 - 0.35 * Math.max(0, c) ** 3),
    ];
  };
  const wall = [
    [0.02, 0],
    [0.4, 0],
    [0.62, 0.05],
    [0.8, 0.16],
    [0.93, 0.3],
    [1.0, 0.42],
    [1.01, 0.45],
    [0.98, 0.465],
    [0.94, 0.45],
    [0.86, 0.3],
    [0.72, 0.16],
    [0.5, 0.085],
    [0.02, 0.08],
  ];
  const rows = wall.length - 1;
  const at = (u, v) => {
    const k = Math.min(rows - 1, Math.floor(v * rows));
    const f = smoothstep(0, 1, v * rows - k) * 0.4 + (v * rows - k) * 0.6;
    const [r, h] = [lerp(wall[k][0], wall[k + 1][0], f), lerp(wall[k][1], wall[k + 1][1], f)];
    const [x, z] = half(u * 2 * Math.PI, r);
    return [x, h * l * (0.62 + 0.22 * smoothstep(0, l / 2, x) ** 2), z];
  };
  const hull = sheet(140, 96, at, { closedU: true });
  return [paint(hull, silicone(hex))];
}

/** Water to the brim at y = 0: ripples spread round each [x, z]. */
export function water(hex, rings, { wide = 12, deep = 12 } = {}) {
  const swell = (x, z) =>
    rings.reduce((s, [a, b, k = 1]) => {
      const d = Math.hypot(x - a, z - b);
      return s + (k * 0.016 * Math.sin(d * 9)) / (1 + d * d * 0.9);
    }, 0) +
    0.01 * noise(x * 1.3, z * 1.3);
  const face = sheet(260, 260, (u, v) => {
    const [x, z] = [(u - 0.5) * wide, (0.5 - v) * deep];
    return [x, swell(x, z), z];
  });
  return paint(face, material(linear(hex), { gloss: 0.45, rough: 0.6 }), { cast: false });
}
