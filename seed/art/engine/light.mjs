import { linear } from "./colour.mjs";
import { add, cross, dot, mul, radians, smoothstep, unit } from "./vec.mjs";

const GOLDEN = Math.PI * (3 - Math.sqrt(5));

/**
 * A broad lamp far away: many directions spread over a disc `spread` degrees wide, so its shadows have soft edges.
 * `power` is the brightness it gives a surface that faces it.
 */
export function lamp({ from, spread = 20, colour = "#fff4e6", power = 1, count = 40 }) {
  const z = unit(from);
  const x = unit(cross(Math.abs(z[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0], z));
  const y = cross(z, x);
  const rgb = mul(linear(colour), power / count);
  const reach = Math.tan(radians(spread / 2));
  return Array.from({ length: count }, (_, k) => {
    const r = reach * Math.sqrt((k + 0.5) / count);
    const a = k * GOLDEN;
    return { dir: unit(add(z, add(mul(x, r * Math.cos(a)), mul(y, r * Math.sin(a))))), rgb, lamp: true };
  });
}

/**
 * The light of the room: a dome of faint directions from above and a little from below, which darkens folds and
 * corners by itself. `below` is the light thrown back by the ground.
 */
export function dome({ above = "#f6f2ff", below = "#ffe9e2", power = 0.9, bounce = 0.35, count = 90 }) {
  const top = linear(above);
  const low = linear(below);
  return Array.from({ length: count }, (_, k) => {
    const y = 1 - (1.25 * (k + 0.5)) / count;
    const r = Math.sqrt(Math.max(0, 1 - y * y));
    const a = k * GOLDEN;
    const up = smoothstep(-0.15, 0.5, y);
    const strength = (power * 2.4 * (bounce + (1 - bounce) * up)) / count;
    return {
      dir: [r * Math.cos(a), y, r * Math.sin(a)],
      rgb: top.map((c, i) => (low[i] + (c - low[i]) * up) * strength),
      lamp: false,
    };
  });
}

/** What a shiny surface mirrors: the dome, a large softbox over the lamp and a slim strip from the other side. */
export function studio({ from, above = "#fffaf4", below = "#f3d9d2", box = 2.6, strip = 1.2 }) {
  const z = unit(from);
  const x = unit(cross([0, 1, 0], z));
  const y = cross(z, x);
  const top = linear(above);
  const low = linear(below);
  const other = unit([-z[0], z[1] * 0.3, z[2] * 0.6]);
  return (d, out, rough) => {
    const up = smoothstep(-0.4, 0.7, d[1]);
    const blur = 0.04 + rough * 0.55;
    const c = dot(d, z);
    let glow = 0;
    if (c > 0.2) {
      const u = Math.abs(dot(d, x) / c);
      const v = Math.abs(dot(d, y) / c);
      glow =
        (box / (1 + 2 * rough)) *
        smoothstep(0.38 + blur, 0.38 - blur * 0.6, u) *
        smoothstep(0.66 + blur, 0.66 - blur, v);
    }
    const s = dot(d, other);
    if (s > 0.3) glow += (strip / (1 + 2 * rough)) * smoothstep(0.9 - blur, 0.96, s);
    for (let k = 0; k < 3; k++) out[k] = (low[k] + (top[k] - low[k]) * up) * 0.42 + glow;
  };
}

/**
 * The house light: a warm window from the upper left, a cool soft room, the ground giving some back. It is levelled so
 * that open ground and things that face us show their own colour; `sun` above 1 gives the window more of the work and so deeper shadows.
 */
export function houseLight({
  from = [-0.66, 0.78, 0.86],
  quality = 1,
  sun = 1,
  above = "#f4f1ff",
  below = "#ffe9e2",
  spread = 34,
  colour = "#fff5e8",
} = {}) {
  const count = (n) => Math.max(8, Math.round(n * quality));
  const lights = [
    ...lamp({ from, spread, colour, power: sun, count: count(64) }),
    ...dome({ above, below, count: count(88) }),
  ];
  const on = (n) => lights.reduce((sum, { dir, rgb }) => sum + Math.max(0, dot(dir, n)) * rgb[1], 0);
  const level = 0.68 * on([0, 1, 0]) + 0.32 * on([0, 0, 1]);
  for (const l of lights) l.rgb = mul(l.rgb, 1 / level);
  return { lights, mirror: studio({ from }), ambient: mul(linear(below), 0.3) };
}
