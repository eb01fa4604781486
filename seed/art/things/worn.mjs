import { merge, paint, place, sheet, tube } from "../engine/mesh.mjs";
import { noise } from "../engine/noise.mjs";
import { frame } from "../engine/transform.mjs";
import { curve, lerp, smoothstep, spline } from "../engine/vec.mjs";
import { binding, cotton } from "../parts/fabric.mjs";
import { canvas, quilted, ribbed, satin, timber } from "./matter.mjs";
import { band } from "./shapes.mjs";

/** Clothes and supports, shown without a person: on a hanger, or standing as if worn. */

/** A wooden hanger whose bar is `w` wide, hanging from a hook at the origin's [0, 0.75, 0]. */
export function hanger(w = 1.7, hex = "#C99A66") {
  const bar = tube(
    spline([
      [-w / 2, -0.32, 0.02],
      [-w * 0.25, -0.08, 0],
      [0, 0.04, 0],
      [w * 0.25, -0.08, 0],
      [w / 2, -0.32, 0.02],
    ]),
    0.075,
    { along: 60, around: 18, squash: 1.3 },
  );
  const hook = tube(
    spline([
      [0, 0.05, 0],
      [0, 0.32, 0],
      [0.14, 0.5, 0],
      [0.05, 0.72, 0],
      [-0.13, 0.64, 0],
    ]),
    0.022,
    { along: 60, around: 10 },
  );
  return [paint(bar, timber(hex, { heart: [0, -1, 0.8], rings: 12 })), paint(hook, satin("#B9A27A", { gloss: 1.2 }))];
}

/**
 * A garment hanging from its shoulders at y = 0, as a tube of cloth: `half(y)` is half its width, `deep(y)` its depth,
 * both by how far down; folds open towards the hem at `length`.
 */
export function hangingBody({
  length,
  half,
  deep,
  skin,
  folds = 9,
  fold = 0.07,
  from = 0.35,
  slit = 0,
  seed = 1,
  scale = 1,
  detail = 1,
}) {
  const at = (u, v) => {
    const a = (u - 0.5) * 2 * Math.PI;
    const d = v * length;
    const wave =
      fold * smoothstep(from * length, length, d) * Math.sin(a * folds + 1.7 * noise(a * 1.3, v * 2, seed)) +
      0.014 * noise(a * 3, d * 2.4, seed + 2);
    const open = slit ? slit * smoothstep(0.55, 1, v) * Math.abs(Math.sin(a)) ** 8 : 0;
    const [w, z] = [half(d) + wave, deep(d) + wave];
    const s = Math.sin(a);
    return [Math.sign(s) * Math.abs(s) ** 0.8 * w, -d - open * 0.1, Math.cos(a) * z - 0.02];
  };
  const mesh = sheet(Math.round(240 * detail), Math.round(170 * detail), at, {
    closedU: true,
    uv: (u, v) => [((u - 0.5) * 4.4) / scale, (-v * length) / scale],
  });
  return { mesh: paint(mesh, skin), at };
}

/** A sleeve from the shoulder `s` * x down to the cuff. */
export function sleeve(s, { x, to, r0, r1, skin, seed = 1, scale = 1 }) {
  const path = spline([
    [s * (x - 0.12), -0.3, 0],
    [s * (x + 0.18), -0.5, 0.02],
    [s * to[0], to[1], 0.04],
  ]);
  const e = 0.01;
  const mesh = sheet(
    70,
    80,
    (u, v) => {
      const p = path(v);
      const q = path(Math.min(1, v + e));
      const o = path(Math.max(0, v - e));
      const d = [q[0] - o[0], q[1] - o[1]];
      const l = Math.hypot(...d);
      const n = [-d[1] / l, d[0] / l];
      const a = u * 2 * Math.PI;
      const r = lerp(r0, r1, v) + 0.018 * Math.sin(a * 5 + v * 6 + seed) * v + 0.01 * noise(a * 2, v * 5, seed);
      return [p[0] + n[0] * Math.cos(a) * r, p[1] + n[1] * Math.cos(a) * r, p[2] + Math.sin(a) * r * 0.62];
    },
    { closedU: true, uv: (u, v) => [(u * 1.6) / scale, (-v * 1.3) / scale] },
  );
  return paint(mesh, skin);
}

/** The maternity belt standing as if worn: a broad front, side straps and the rise at the back. */
export function maternityBelt({ cloth, edge, inner }) {
  const tall = curve([
    [0, 0.98],
    [0.2, 0.8],
    [0.5, 0.52],
    [0.8, 0.8],
    [1, 0.98],
  ]);
  const ring = (k, lift) => (t, s) => {
    const a = t * 2 * Math.PI;
    const front = Math.cos(a) * -1;
    return [
      k * 1.28 * Math.sin(a) + lift * Math.sin(a),
      0.04 + (s + 1) * 0.5 * tall(t),
      (k * 0.95 + lift) * -Math.cos(a) + 0.12 * s * Math.max(0, front),
    ];
  };
  const face = (k, skin, flip) =>
    paint(
      sheet(200, 24, (u, v) => ring(k, 0.02 * Math.sqrt(Math.min(1, Math.min(v, 1 - v) * 8)))(u, v * 2 - 1), {
        closedU: true,
        flip,
        uv: (u, v) => [u * 7, v],
      }),
      skin,
    );
  const rims = [-1, 1].map((s) => tube((t) => ring(0.985, 0)(t, s), 0.035, { along: 240, around: 10, closed: true }));
  const strap = (s) =>
    band((q) => ring(1, 0.05)(lerp(0.16, 0.42, q) * s + (s < 0 ? 1 : 0), lerp(-0.1, 0.05, q)), 0.32, 0.04, {
      side: () => [0, 1, 0],
      along: 60,
    });
  const tab = (s) =>
    band((q) => ring(1, 0.08)(lerp(0.4, 0.46, q) * s + (s < 0 ? 1 : 0), 0.05), 0.36, 0.05, {
      side: () => [0, 1, 0],
      along: 16,
    });
  return [
    face(1, quilted(cloth, { pitch: 0.11, depth: 0.004 }), false),
    face(0.95, cotton(inner), true),
    paint(merge(rims), binding(edge)),
    [1, -1].map((s) => [paint(strap(s), ribbed(edge, { pitch: 0.05 })), paint(tab(s), canvas("#4A3A44"))]),
  ];
}

/** A knee sock standing on its foot as on a leg; `s` mirrors it. */
export function kneeSock({ hex, heel, band: top, s = 1 }) {
  const path = spline(
    [
      [0.95, 0.2, 0],
      [0.5, 0.22, 0],
      [0.08, 0.3, 0],
      [-0.02, 0.7, 0],
      [0, 1.3, 0],
      [-0.04, 1.9, 0],
      [0, 2.6, 0],
      [0.02, 2.95, 0],
    ].map(([x, y, z]) => [x, y, z]),
  );
  const fat = curve([
    [0, 0.16],
    [0.06, 0.2],
    [0.25, 0.22],
    [0.36, 0.25],
    [0.48, 0.23],
    [0.7, 0.34],
    [0.85, 0.36],
    [1, 0.3],
  ]);
  const leg = tube(path, fat, { along: 240, around: 72, caps: false });
  const knit = { ...ribbed(hex, { pitch: 0.016 }) };
  const cuff = tube(
    (t) => {
      const a = t * 2 * Math.PI;
      return [0.02 + 0.3 * Math.cos(a), 2.93, 0.3 * Math.sin(a)];
    },
    0.05,
    { along: 80, around: 12, closed: true },
  );
  const toe = tube(
    (t) => path(t * 0.08),
    (t) => fat(t * 0.08) * 1.03,
    { along: 30, around: 60 },
  );
  const heelPatch = tube(
    (t) => path(0.27 + t * 0.1),
    (t) => fat(0.27 + t * 0.1) * 1.02 * (0.9 + 0.1 * Math.sin(t * Math.PI)),
    { along: 30, around: 60, caps: false },
  );
  return [
    paint(leg, knit),
    paint(cuff, cotton(top)),
    paint(toe, ribbed(heel, { pitch: 0.02 })),
    paint(heelPatch, ribbed(heel, { pitch: 0.02 })),
  ].map((m) => place(m, { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, s], o: [0, 0, 0] }));
}

/** A line of embroidery or piping round the hem of a body from `hangingBody`. */
export const hem = (at, v, skin, r = 0.03) =>
  paint(
    tube((t) => at(t, v), r, { along: 300, around: 8, closed: true }),
    skin,
  );

/** Small round buttons down the front. */
export function buttons(at, v0, v1, count, hex) {
  const one = () =>
    sheet(
      20,
      6,
      (u, v) => [0.045 * v * Math.cos(u * 2 * Math.PI), 0.02 - 0.012 * v * v, 0.045 * v * Math.sin(u * 2 * Math.PI)],
      { flip: true },
    );
  return Array.from({ length: count }, (_, k) => {
    const p = at(0.5, lerp(v0, v1, k / Math.max(1, count - 1)));
    return paint(place(one(), frame([p[0], p[1], p[2] + 0.01], [0, 0, 1])), satin(hex));
  });
}
