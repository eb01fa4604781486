import { blend, linear } from "../engine/colour.mjs";
import { fbm, noise } from "../engine/noise.mjs";
import { material } from "../engine/shade.mjs";
import { dot, unit } from "../engine/vec.mjs";

/** What things are made of, beyond the cloths of parts/fabric.mjs. */

/** Moulded silicone: soft shine, a little light inside it. */
export const silicone = (hex, map) => material(linear(hex), { map, gloss: 0.42, rough: 0.6, sheen: 0.22, warm: 0.25 });

/** Hard moulded plastic with a satin face. */
export const satin = (hex, { gloss = 0.7, rough = 0.35, map } = {}) => material(linear(hex), { gloss, rough, map });

export const steel = (hex = "#C9CDD2") => material(linear(hex), { gloss: 1.6, rough: 0.25, sheen: 0.1 });

export const paper = (hex, map) => material(linear(hex), { map, sheen: 0.08, gloss: 0.06 });

/** Foam-backed canvas: a plain weave that can be seen. */
export const canvas = (hex, { map, scale = 1 } = {}) =>
  material(linear(hex), {
    map,
    sheen: 0.2,
    bump: (u, v) =>
      0.0011 * scale * (Math.sin((u * 150) / scale) * Math.sin((v * 150) / scale)) + 0.0006 * noise(u * 60, v * 60),
    bumpStep: 0.003,
  });

/** Washed muslin: two loose layers, crinkled where the quilting thread holds them. */
export const muslin = (hex, { map, crinkle = 1 } = {}) =>
  material(linear(hex), {
    map,
    sheen: 0.28,
    bump: (u, v) =>
      0.006 * crinkle * fbm(u * 11 + 2 * noise(v * 5, u * 3), v * 7, 0, 3) + 0.0007 * noise(u * 90, v * 90),
    bumpStep: 0.006,
  });

/** Ribbed knit with ribs along v. */
export const ribbed = (hex, { pitch = 0.03, map } = {}) =>
  material(linear(hex), {
    map,
    sheen: 0.24,
    bump: (u) => 0.0035 * Math.abs(Math.sin((u / pitch) * Math.PI)),
    bumpStep: 0.002,
  });

/** Quilted cloth: squares of stitching `pitch` wide, turned on their corners. */
export const quilted = (hex, { pitch = 0.22, depth = 0.02, map } = {}) =>
  material(linear(hex), {
    map,
    sheen: 0.22,
    bump: (u, v) => {
      const [a, b] = [((u + v) / pitch) * Math.PI, ((u - v) / pitch) * Math.PI];
      return depth * Math.sqrt(Math.abs(Math.sin(a) * Math.sin(b))) + 0.0006 * noise(u * 60, v * 60);
    },
    bumpStep: 0.004,
  });

/**
 * Solid wood whose grain runs along `along` through the log's heart at `heart`: year rings, pores and a slow change of
 * tone. `stain` colours it and lets the grain show.
 */
export function timber(
  hex,
  { along = [1, 0, 0], heart = [0, -2.2, 0.6], rings = 9, strength = 1, gloss = 0.3, seed = 1 } = {},
) {
  const axis = unit(along);
  const dark = linear(blend(hex, "#5A2E14", 0.42));
  const pale = linear(hex);
  const tint = (c, { p }) => {
    const q = [p[0] - heart[0], p[1] - heart[1], p[2] - heart[2]];
    const l = dot(q, axis);
    const r =
      Math.sqrt(Math.max(0, q[0] ** 2 + q[1] ** 2 + q[2] ** 2 - l * l)) +
      0.09 * fbm(q[0] * 0.9 + seed, q[1] * 0.9, q[2] * 0.9, 3);
    const year = (r * rings) % 1;
    const band = year ** 2.2 * (1 - Math.max(0, year - 0.9) * 10);
    const pore = Math.max(0, noise(l * 2.4, r * 70, seed) - 0.25) * 0.5;
    const k = Math.min(0.85, strength * (0.42 * band + pore + 0.12 * (fbm(l * 0.7, r * 3, seed, 2) + 1)));
    for (let i = 0; i < 3; i++) c[i] = pale[i] + (dark[i] - pale[i]) * k;
  };
  return material(pale, { tint, gloss, rough: 0.5, sheen: 0.05 });
}
