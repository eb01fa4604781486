import { blend, linear } from "../engine/colour.mjs";
import { material } from "../engine/shade.mjs";

/** Living skin: warm in its shadows, a faint bloom at the edge. `face` lays drawn features over it. */
export const skinOf = (hex, face) =>
  material(linear(hex), { warm: 0.75, sheen: 0.14, gloss: 0.22, rough: 0.9, map: face });

/** A darker, redder tone of the same skin, for lips, blush and lines. */
export const flush = (hex, k = 0.45) => blend(hex, "#B23A3A", k);
export const line = (hex) => blend(hex, "#3A1712", 0.72);

/** A fingernail on that skin. */
export const nailOf = (hex) => material(linear(blend(hex, "#F6B7A9", 0.55)), { gloss: 0.8, rough: 0.4, warm: 0.5 });
