import { linear } from "../engine/colour.mjs";
import { paint, place } from "../engine/mesh.mjs";
import { material } from "../engine/shade.mjs";
import { roundedRect, slab } from "../engine/solid.mjs";
import { move, rotateX, rotateY } from "../engine/transform.mjs";

/**
 * A folding carton standing at the origin: `w` wide, `h` tall, `d` deep, printed on its front and its right side. Its
 * edges are softly creased, as card is.
 */
export function carton({ w, h, d, front, side, colour, crease = 0.016 }) {
  const card = (map) => material(linear(colour), { map, gloss: 0.22, rough: 0.5 });
  const panel = (width, map, ...turns) => {
    const flat = slab(roundedRect(width - crease * 3, h - crease * 3, 0.006), 0.006, {
      edge: 0.003,
      around: 80,
      rings: 4,
      rows: 3,
    });
    const t = Float32Array.from(flat.t, (v, k) => (k % 2 ? 0.5 + v / h : 0.5 + v / width));
    return paint(place({ ...flat, t }, rotateX(90), ...turns), card(map));
  };
  const core = place(
    slab(roundedRect(w - crease * 0.6, d - crease * 0.6, crease * 1.4), h, { edge: crease, around: 120, rings: 6 }),
    move(0, h / 2, 0),
  );
  return [
    paint({ ...core, t: core.t.map(() => -1) }, card()),
    panel(w, front, move(0, h / 2, d / 2 - 0.004)),
    panel(d, side, rotateY(90), move(w / 2 - 0.004, h / 2, 0)),
  ];
}
