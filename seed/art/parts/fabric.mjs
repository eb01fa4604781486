import { linear } from "../engine/colour.mjs";
import { merge, tube } from "../engine/mesh.mjs";
import { fbm, noise } from "../engine/noise.mjs";
import { material } from "../engine/shade.mjs";
import { hue } from "../palette.mjs";

/** Cloths. Texture coordinates are in scene units, so weave and pile keep their size on every part. */

/** Printed, water-shedding shell cloth: a fine knit face with a faint shine. */
export const shell = (map, { scale = 1 } = {}) =>
  material(linear(hue.cream), { map, sheen: 0.16, gloss: 0.12, bump: knit(0.0005 * scale), bumpStep: 0.004 });

/** Dyed or printed cotton. */
export const cotton = (hex, { map } = {}) =>
  material(linear(hex), { map, sheen: 0.22, bump: knit(0.0003), bumpStep: 0.004 });

/** Stay-dry fleece against the skin: very soft, slightly clouded pile. */
export const fleece = (hex = hue.milk) =>
  material(linear(hex), { sheen: 0.35, bump: (u, v) => 0.0022 * fbm(u * 26, v * 26, 0, 3), bumpStep: 0.004 });

/** Terry of the microfibre insert: small loops in rows. */
export const terry = (hex = hue.milk) =>
  material(linear(hex), {
    sheen: 0.3,
    bump: (u, v) => {
      const row = Math.sin(v * 190 + noise(u * 30, v * 30) * 1.6);
      const loop = Math.sin(u * 210 + Math.floor((v * 190) / Math.PI) * 1.7 + noise(u * 40, v * 40, 3) * 2);
      return 0.0013 * row * loop + 0.0022 * noise(u * 42, v * 42);
    },
    bumpStep: 0.002,
  });

/** Folded-over binding, plain and a little shiny. */
export const binding = (hex) => material(linear(hex), { sheen: 0.2, gloss: 0.1 });

/** A running stitch along `path(t)`: `count` short threads with gaps, lying on the cloth. */
export function stitches(path, count, thick = 0.0075) {
  const threads = Array.from({ length: count }, (_, k) =>
    tube((t) => path((k + 0.18 + 0.62 * t) / count), thick, { along: 3, around: 5 }),
  );
  return merge(threads);
}

/** Moulded snap plastic. */
export const plastic = (hex, gloss = 1) => material(linear(hex), { gloss, rough: 0.2 });

const knit = (h) => (u, v) => h * (noise(u * 48, v * 48) + 0.6 * noise(u * 110, v * 110));
