import { paint, tube } from "../engine/mesh.mjs";
import { noise } from "../engine/noise.mjs";
import { roundedRect, slab, warp } from "../engine/solid.mjs";
import { binding, terry } from "./fabric.mjs";

/**
 * The microfibre insert, lying flat along z, with an overlocked edge. About 0.72 wide and 1.9 long; another `cloth`
 * makes another pad of the same cut.
 */
export function insert({
  width = 0.72,
  length = 1.9,
  thick = 0.09,
  seed = 1,
  cloth = terry(),
  thread = "#EADFD6",
  pose = (p) => p,
} = {}) {
  const outline = roundedRect(width, length, 0.16);
  const wobble = ([x, y, z]) => [x + 0.012 * noise(z * 4, seed), y + 0.014 * noise(x * 4, z * 3, seed), z];
  const bend = (p) => pose(wobble(p));
  const pad = warp(slab(outline, thick, { puff: 0.02, around: 220 }), bend);
  const seam = tube(
    (t) => {
      const [x, z] = outline(t);
      return bend([x * 0.985, 0, z * 0.994]);
    },
    (t) => 0.026 + 0.005 * Math.sin(t * 2 * Math.PI * 150),
    { along: 900, around: 8, closed: true },
  );
  return [paint(pad, cloth), paint(seam, binding(thread))];
}

/** Folds a flat thing along z round a bar at z = 0 so that both halves lie on each other, `gap` apart. */
export function foldOver(gap) {
  const r = gap / 2;
  const turn = Math.PI * r;
  return ([x, y, z]) => {
    if (z < -turn / 2) return [x, y, -z - turn / 2];
    if (z > turn / 2) return [x, gap - y, z - turn / 2];
    const a = (z + turn / 2) / r;
    const k = r - y;
    return [x, r - k * Math.cos(a), -k * Math.sin(a)];
  };
}
