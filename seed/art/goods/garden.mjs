import { blend, linear } from "../engine/colour.mjs";
import { ball, lathe, merge, paint, place, profile, sheet, tube } from "../engine/mesh.mjs";
import { fbm, noise, random } from "../engine/noise.mjs";
import { material } from "../engine/shade.mjs";
import { texture } from "../engine/texture.mjs";
import { frame, move, rotateX, rotateY, rotateZ, scale } from "../engine/transform.mjs";
import { smoothstep, spline, unit } from "../engine/vec.mjs";
import { sheetOf } from "../packs/label.mjs";

/** What a pack is made from, standing beside it: leaves, fruit, grains and flowers. Each rests at the origin. */

const flesh = (hex, extra = {}) => material(linear(hex), { gloss: 0.3, rough: 0.55, ...extra });

/** A leaf from the origin along +y, face to +z. */
function blade({ length, width, droop = 0.5, cup = 0.3, shape = (v) => Math.sin(Math.PI * v ** 0.75) }) {
  return sheet(8, 18, (u, v) => {
    const a = droop * v * 1.4 + 1e-4;
    const s = (u * 2 - 1) * width * shape(v);
    const y = (length * Math.sin(a)) / (droop * 1.4 + 1e-4);
    const z = -(length * (1 - Math.cos(a))) / (droop * 1.4 + 1e-4);
    return [s, y + Math.sin(a) * cup * Math.abs(s), z + Math.cos(a) * cup * Math.abs(s)];
  });
}

/** A sprig lying or standing: paired leaves along a stem that bends to +x. */
export function sprig({ hex = "#5E9C76", leaves = 9, length = 1.5, size = 0.34, slim = 0.24, rise = 1 } = {}) {
  const path = spline([[0, 0, 0], [0.12 * length, 0.45 * length * rise, 0.02], [0.34 * length, 0.8 * length * rise, 0.04], [0.66 * length, length * rise, 0.08]]);
  const all = [];
  for (let k = 0; k < leaves; k++) {
    const t = 0.2 + (0.8 * k) / (leaves - 1);
    const side = k === leaves - 1 ? 0 : k % 2 ? 1 : -1;
    const at = path(t);
    const next = path(Math.min(1, t + 0.05));
    const ahead = unit([next[0] - at[0] + 1e-3, next[1] - at[1] + 1e-3, next[2] - at[2]]);
    const dir = unit([ahead[0] + side * ahead[1] * 1.1, ahead[1] - side * ahead[0] * 1.1, 0.28]);
    all.push(place(blade({ length: size * (1.1 - 0.4 * t), width: size * slim, droop: 0.6 }), frame(at, dir, [0, 0.3, 1])));
  }
  return [paint(merge(all), flesh(hex, { sheen: 0.15 })), paint(tube(path, (t) => 0.022 - 0.01 * t, { along: 24, around: 8 }), flesh("#8A7A4A"))];
}

/** An aloe rosette growing from the ground, its thick leaves pale at the edge. */
export function aloePlant({ size = 1, seed = 3, leaves = 9, hex = "#6FAE86" } = {}) {
  const rnd = random(seed);
  const one = (length, width) => sheet(20, 24, (u, v) => {
    const a = u * 2 * Math.PI;
    const k = (1 - v) ** 0.7 * (0.75 + 0.25 * smoothstep(0, 0.12, v));
    const x = width * k * Math.sin(a);
    const z = width * 0.42 * k * Math.cos(a) * (Math.cos(a) > 0 ? 0.5 : 1);
    return [x, length * v, z - 0.34 * length * v * v + 0.06 * width * Math.abs(Math.sin(a)) * k];
  }, { closedU: true });
  const base = linear(hex);
  const tip = linear(blend(hex, "#E9F5DC", 0.5));
  const tint = (c, { u, v }) => {
    const edge = Math.abs(Math.sin(u * 2 * Math.PI)) ** 14;
    const fleck = noise(u * 26, v * 34) > 0.62 ? 0.4 : 0;
    for (let i = 0; i < 3; i++) c[i] = base[i] + (tip[i] - base[i]) * Math.min(1, edge + fleck * (1 - v));
  };
  const all = Array.from({ length: leaves }, (_, k) => {
    const a = k * 2.4;
    const ring = k / leaves;
    const lean = 0.72 - 0.55 * ring;
    return place(one(size * (0.8 + 0.3 * rnd()), size * 0.15), frame([0.04 * Math.cos(a), 0, 0.04 * Math.sin(a)], [Math.cos(a) * lean, 1, Math.sin(a) * lean], [-Math.cos(a), 0.3, -Math.sin(a)]));
  });
  return [paint(merge(all), material(base, { tint, gloss: 0.45, rough: 0.5 }))];
}

/** Half a coconut facing us, and a whole one behind it. */
export function coconuts(r = 0.55) {
  const husk = (p) => 0.02 * fbm(p[0] * 9, p[1] * 30, p[2] * 9, 3);
  const brown = linear("#7A5236");
  const shell = material(brown, { bump: (u, v) => 0.02 * noise(u * 90, v * 12), bumpStep: 0.003, tint: (c, { p }) => { const k = 1 + 9 * husk(p); for (let i = 0; i < 3; i++) c[i] = brown[i] * k; } });
  const whole = paint(place(ball(r, r * 0.96, r, { detail: 56 }), rotateZ(14), move(-0.5, r * 0.95, -0.62)), shell);
  const cup = lathe(profile([[0.001, -r * 0.94], [r * 0.7, -r * 0.7, r * 0.5], [r, 0, 0.03], [r * 0.97, 0.02, 0.015], [r * 0.93, 0.02]], { fine: 12 }), { around: 96 });
  const inside = lathe(profile([[r * 0.94, 0.022], [r * 0.8, 0.015, 0.05], [r * 0.6, -r * 0.45, r * 0.3], [0.001, -r * 0.56]], { fine: 12 }), { around: 96 });
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
  const skin = material(base, { tint: (c, { u, v }) => { const k = 0.82 + 0.22 * noise(u * 40, v * 3); for (let i = 0; i < 3; i++) c[i] = base[i] * k; }, gloss: 0.15, rough: 0.7 });
  return Array.from({ length: count }, (_, k) => {
    const a = rnd() * 6.28;
    const d = spread * Math.sqrt((k + 0.3) / count);
    return paint(place(one(), rotateX(rnd() * 16 - 8), rotateY(rnd() * 360), move(d * Math.cos(a) * 1.2, size * 0.4, d * Math.sin(a) * 0.7)), skin);
  });
}

/** Petals fallen on the ground. */
export function petals({ hex = "#E9798C", count = 12, spread = [1.2, 0.7], size = 0.2, seed = 2 } = {}) {
  const rnd = random(seed);
  const one = () => sheet(10, 12, (u, v) => {
    const s = (u * 2 - 1) * size * 0.62 * Math.sin(Math.PI * (0.12 + 0.86 * v)) ** 0.7;
    return [s, size * (0.05 + 0.5 * (s / size) ** 2 + 0.35 * (v - 0.4) ** 2), -size * v * 1.1];
  });
  const all = Array.from({ length: count }, () => place(one(), rotateZ(rnd() * 24 - 12), rotateY(rnd() * 360), move((rnd() * 2 - 1) * spread[0], 0.004, (rnd() * 2 - 1) * spread[1])));
  return [paint(merge(all), flesh(hex, { sheen: 0.25, gloss: 0.15 }))];
}

/** A full marigold or, with fewer and broader petals, a rose, lying with its face up and to us. */
export function bloom({ r = 0.34, colours = ["#F08A24", "#F7A933", "#FBC65A"], rings = 6, ruffle = 1 } = {}) {
  const groups = colours.map(() => []);
  for (let k = 0; k < rings; k++) {
    const t = k / (rings - 1);
    const count = Math.round((17 - 11 * t) / (ruffle ? 1 : 2.1));
    for (let j = 0; j < count; j++) {
      const a = (j / count) * 2 * Math.PI + k * 0.7;
      const up = 0.25 + 1.5 * t;
      const petal = blade({ length: r * (1.02 - 0.5 * t), width: r * (ruffle ? 0.2 : 0.42), droop: 0.5 - 0.9 * t, cup: 0.5, shape: (v) => Math.sin(Math.PI * (0.16 + 0.74 * v)) ** 0.7 });
      groups[Math.min(colours.length - 1, Math.floor(t * colours.length))].push(place(petal, frame([0.06 * r * Math.cos(a), 0.1 * r + 0.24 * r * t, 0.06 * r * Math.sin(a)], [Math.cos(a), up, Math.sin(a)], [-Math.cos(a) * 0.4, 1, -Math.sin(a) * 0.4])));
    }
  }
  return groups.filter((g) => g.length).map((g, k) => paint(merge(g), flesh(colours[k], { sheen: 0.3, gloss: 0.1 })));
}

/** A knobbly turmeric root and two cut slices. */
export function turmericRoot() {
  const body = spline([[-0.62, 0.15, 0.04], [-0.3, 0.17, -0.03], [0.05, 0.16, 0.03], [0.42, 0.17, -0.02], [0.66, 0.15, 0.04]]);
  const main = tube(body, (t) => 0.13 + 0.035 * Math.sin(t * 15) ** 2 + 0.02 * Math.sin(t * 40), { along: 90, around: 28 });
  const knob = (x, turn, l) => place(tube((t) => [0, l * t, 0], (t) => 0.105 - 0.02 * t, { along: 20, around: 22 }), rotateZ(turn), rotateX(40), move(x, 0.16, 0.02));
  const base = linear("#C58A3E");
  const skin = material(base, { tint: (c, { p }) => { const k = 0.8 + 0.25 * Math.sin(p[0] * 70 + 2 * noise(p[0] * 9, p[1] * 9)); for (let i = 0; i < 3; i++) c[i] = base[i] * (0.55 + 0.45 * k); }, gloss: 0.15, rough: 0.7 });
  const slice = (x, z, turn) => place(lathe(profile([[0.001, 0], [0.17, 0, 0.01], [0.17, 0.05, 0.015], [0.001, 0.055]]), { around: 48 }), rotateX(turn), move(x, 0.02, z));
  return [paint(merge([main, knob(-0.24, 30, 0.26), knob(0.2, -34, 0.22)]), skin), paint(merge([slice(0.1, 0.42, 4), slice(0.42, 0.36, 12)]), flesh("#F0962A"))];
}

const seedsOf = (rx, ry, rz) => ball(rx, ry, rz, { detail: 8 });

/** Small grains in a heap `r` wide and `h` high: oats, rice, sugar or sesame by their shape and colours. */
export function grains({ r = 0.5, h = 0.18, count = 320, shape = [0.018, 0.018, 0.05], colours = ["#E6C48C", "#D6AC6C"], seed = 8 } = {}) {
  const rnd = random(seed);
  const one = seedsOf(...shape);
  const groups = colours.map(() => []);
  for (let k = 0; k < count; k++) {
    const a = rnd() * 6.283;
    const d = Math.sqrt(rnd()) * (k % 9 === 0 ? 1.35 : 1);
    const y = h * Math.max(0, 1 - d) ** 1.2 + shape[1];
    groups[k % colours.length].push(place(one, rotateX(rnd() * 70 - 35), rotateY(rnd() * 360), move(r * d * Math.cos(a), y, r * d * Math.sin(a) * 0.8)));
  }
  const heap = lathe((v) => [r * 0.9 * (1 - v), h * 0.92 * v ** 1.2], { around: 48, along: 20 });
  return [paint(place(heap, scale(1, 1, 0.8)), flesh(colours[0])), ...groups.map((g, k) => paint(merge(g), flesh(colours[k])))];
}

/** Green cardamom pods. */
export function cardamom({ count = 7, spread = 0.4, seed = 6 } = {}) {
  const rnd = random(seed);
  const pod = lathe((v) => [0.068 * Math.sin(Math.PI * v) ** 0.8 + 0.001, 0.27 * v], { around: 60, along: 30, section: (a) => 1 + 0.1 * Math.cos(a * 3) + 0.03 * Math.cos(a * 18) });
  return [paint(merge(Array.from({ length: count }, (_, k) => place(pod, rotateX(90), rotateY(rnd() * 360), move((rnd() - 0.5) * 2 * spread, 0.07 + (k > 4 ? 0.06 : 0), (rnd() - 0.5) * spread)))), flesh("#A9B96C", { gloss: 0.15 }))];
}

const cut = (skin, meat, core, dots) => sheetOf(200, 200, `<g transform="translate(100 100)"><circle r="100" fill="${skin}"/><circle r="91" fill="${meat}"/><circle r="62" fill="${core}"/>${Array.from({ length: 9 }, (_, k) => `<ellipse cy="-40" rx="6.5" ry="14" transform="rotate(${k * 40})" fill="${dots}"/>`).join("")}<circle r="14" fill="${meat}"/></g>`);

/** Slices of cucumber, overlapping as they fall. */
export async function cucumberSlices({ count = 4, r = 0.32 } = {}) {
  const map = await texture(cut("#3F8A4E", "#DFF1C6", "#C9E6A8", "#F8FCE8"), { width: 500 });
  const disc = lathe(profile([[0.001, 0], [r, 0, 0.012], [r, 0.07, 0.012], [0.001, 0.07]], { fine: 6 }), { around: 72 });
  const t = new Float32Array(disc.t.length);
  for (let k = 0; k < t.length / 2; k++) {
    t[k * 2] = 0.5 + disc.p[k * 3] / (2.02 * r);
    t[k * 2 + 1] = 0.5 - disc.p[k * 3 + 2] / (2.02 * r);
  }
  const m = flesh("#3F8A4E", { map, gloss: 0.5, rough: 0.35 });
  return Array.from({ length: count }, (_, k) => paint(place({ ...disc, t }, rotateY(k * 40), rotateZ(k ? 13 : 0), move(k * r * 1.12, k ? 0.085 : 0, k * 0.06)), m));
}
