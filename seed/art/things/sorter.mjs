import { paint, place, placeAll } from "../engine/mesh.mjs";
import { slab } from "../engine/solid.mjs";
import { texture } from "../engine/texture.mjs";
import { move } from "../engine/transform.mjs";
import { timber } from "./matter.mjs";
import { diamond, disc, halfMoon, leaf, regular, star, teardrop } from "./outlines.mjs";
import { block } from "./shapes.mjs";

/** The eight shapes by name: outline and stain. */
export const SHAPES = {
  circle: [disc(0.36), "#C9503F"],
  square: [regular(0.46, 4, 45, 0.06), "#E5B94A"],
  triangle: [regular(0.48, 3, -90, 0.07), "#4F86A8"],
  star: [star(0.46), "#E08A3C"],
  moon: [halfMoon(0.44), "#86629B"],
  leaf: [leaf(0.5), "#6FA06A"],
  drop: [teardrop(0.42), "#3F8E94"],
  kite: [diamond(0.42), "#D0708A"],
};

/** One shape lying flat at the origin. */
export function shape(name, k = 1) {
  const [outline, hex] = SHAPES[name];
  return paint(
    place(slab(outline, 0.52, { edge: 0.05, around: 200, rings: 8 }), move(0, 0.26, 0)),
    timber(hex, { along: [1, 0.1, 0.3], heart: [k, -1.5, 0.5], strength: 0.7, rings: 9, gloss: 0.4, seed: k }),
  );
}

/** The box, `w` wide and deep and `h` high, with a hole for each shape in its lid: real edges drawn into dark wood. */
export async function sorterBox(w = 2.5, h = 1.25) {
  const spots = [
    [-0.75, -0.75],
    [0, -0.75],
    [0.75, -0.75],
    [-0.75, 0],
    [0.75, 0],
    [-0.75, 0.75],
    [0, 0.75],
    [0.75, 0.75],
  ];
  const hole = ([outline], [x, z]) => {
    const at = (dx, dz) =>
      `M${Array.from({ length: 90 }, (_, k) => {
        const [a, b] = outline(k / 90);
        return `${(x + a * 0.84 + dx).toFixed(3)} ${(z + b * 0.84 + dz).toFixed(3)}`;
      }).join("L")}z`;
    const id = `c${x}${z}`.replace(/[.-]/g, "_");
    return `<clipPath id="${id}"><path d="${at(0, 0)}"/></clipPath><path d="${at(0, 0)}" fill="#B98A58"/><g clip-path="url(#${id})"><path d="${at(0.075, 0.085)}" fill="#3A2216"/></g><path d="${at(0, 0)}" fill="none" stroke="#8A5E38" stroke-width=".02"/>`;
  };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-w / 2} ${-w / 2} ${w} ${w}">${Object.values(SHAPES)
    .map((s, k) => hole(s, spots[k]))
    .join("")}</svg>`;
  const lid = await texture(svg, { width: 1400 });
  const ply = timber("#E9CFA4", { along: [1, 0, 0.1], heart: [0, -3, 1], rings: 5, gloss: 0.25 });
  // The grain's tint would paint over the drawing, so the lid's holes are laid on a face of their own.
  const top = timber("#E9CFA4", { along: [1, 0, 0.1], heart: [0, -3, 1], rings: 5, gloss: 0.25 });
  const holes = { ...top, tint: undefined, map: lid, colour: top.colour };
  const box = block([w, h, w], 0.07, (name) => (name === "top" ? holes : ply), { detail: 40 });
  return { box: placeAll(box, move(0, h / 2, 0)), spots };
}
