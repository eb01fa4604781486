import { blend, linear } from "../engine/colour.mjs";
import { merge, paint, place, sheet, tube } from "../engine/mesh.mjs";
import { noise, random } from "../engine/noise.mjs";
import { material } from "../engine/shade.mjs";
import { frame, move, rotateY, rotateZ } from "../engine/transform.mjs";
import { smoothstep, spline, unit } from "../engine/vec.mjs";

/** What a pack is made from, standing beside it: leaves and flowers. Each rests at the origin. */

export const flesh = (hex, extra = {}) => material(linear(hex), { gloss: 0.3, rough: 0.55, ...extra });

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
  const path = spline([
    [0, 0, 0],
    [0.12 * length, 0.45 * length * rise, 0.02],
    [0.34 * length, 0.8 * length * rise, 0.04],
    [0.66 * length, length * rise, 0.08],
  ]);
  const all = [];
  for (let k = 0; k < leaves; k++) {
    const t = 0.2 + (0.8 * k) / (leaves - 1);
    const side = k === leaves - 1 ? 0 : k % 2 ? 1 : -1;
    const at = path(t);
    const next = path(Math.min(1, t + 0.05));
    const ahead = unit([next[0] - at[0] + 1e-3, next[1] - at[1] + 1e-3, next[2] - at[2]]);
    const dir = unit([ahead[0] + side * ahead[1] * 1.1, ahead[1] - side * ahead[0] * 1.1, 0.28]);
    all.push(
      place(blade({ length: size * (1.1 - 0.4 * t), width: size * slim, droop: 0.6 }), frame(at, dir, [0, 0.3, 1])),
    );
  }
  return [
    paint(merge(all), flesh(hex, { sheen: 0.15 })),
    paint(
      tube(path, (t) => 0.022 - 0.01 * t, { along: 24, around: 8 }),
      flesh("#8A7A4A"),
    ),
  ];
}

/** An aloe rosette growing from the ground, its thick leaves pale at the edge. */
export function aloePlant({ size = 1, seed = 3, leaves = 9, hex = "#6FAE86" } = {}) {
  const rnd = random(seed);
  const one = (length, width) =>
    sheet(
      20,
      24,
      (u, v) => {
        const a = u * 2 * Math.PI;
        const k = (1 - v) ** 0.7 * (0.75 + 0.25 * smoothstep(0, 0.12, v));
        const x = width * k * Math.sin(a);
        const z = width * 0.42 * k * Math.cos(a) * (Math.cos(a) > 0 ? 0.5 : 1);
        return [x, length * v, z - 0.34 * length * v * v + 0.06 * width * Math.abs(Math.sin(a)) * k];
      },
      { closedU: true },
    );
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
    return place(
      one(size * (0.8 + 0.3 * rnd()), size * 0.15),
      frame(
        [0.04 * Math.cos(a), 0, 0.04 * Math.sin(a)],
        [Math.cos(a) * lean, 1, Math.sin(a) * lean],
        [-Math.cos(a), 0.3, -Math.sin(a)],
      ),
    );
  });
  return [paint(merge(all), material(base, { tint, gloss: 0.45, rough: 0.5 }))];
}

/** Petals fallen on the ground. */
export function petals({ hex = "#E9798C", count = 12, spread = [1.2, 0.7], size = 0.2, seed = 2 } = {}) {
  const rnd = random(seed);
  const one = () =>
    sheet(10, 12, (u, v) => {
      const s = (u * 2 - 1) * size * 0.62 * Math.sin(Math.PI * (0.12 + 0.86 * v)) ** 0.7;
      return [s, size * (0.05 + 0.5 * (s / size) ** 2 + 0.35 * (v - 0.4) ** 2), -size * v * 1.1];
    });
  const all = Array.from({ length: count }, () =>
    place(
      one(),
      rotateZ(rnd() * 24 - 12),
      rotateY(rnd() * 360),
      move((rnd() * 2 - 1) * spread[0], 0.004, (rnd() * 2 - 1) * spread[1]),
    ),
  );
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
      const petal = blade({
        length: r * (1.02 - 0.5 * t),
        width: r * (ruffle ? 0.2 : 0.42),
        droop: 0.5 - 0.9 * t,
        cup: 0.5,
        shape: (v) => Math.sin(Math.PI * (0.16 + 0.74 * v)) ** 0.7,
      });
      groups[Math.min(colours.length - 1, Math.floor(t * colours.length))].push(
        place(
          petal,
          frame(
            [0.06 * r * Math.cos(a), 0.1 * r + 0.24 * r * t, 0.06 * r * Math.sin(a)],
            [Math.cos(a), up, Math.sin(a)],
            [-Math.cos(a) * 0.4, 1, -Math.sin(a) * 0.4],
          ),
        ),
      );
    }
  }
  return groups.filter((g) => g.length).map((g, k) => paint(merge(g), flesh(colours[k], { sheen: 0.3, gloss: 0.1 })));
}
