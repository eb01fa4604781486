import { sheet } from "./mesh.mjs";
import { add, cross, mul, sub, unit } from "./vec.mjs";

/** A closed outline with rounded corners: t runs once round, clockwise seen from above (+y). */
export function roundedRect(width, length, corner) {
  const [w, l, r] = [width / 2, length / 2, Math.min(corner, width / 2, length / 2)];
  const sides = [2 * (w - r), 2 * (l - r)];
  const bend = (Math.PI / 2) * r;
  const total = 2 * (sides[0] + sides[1]) + 4 * bend;
  const legs = [
    [w, -l + r, 0],
    [w - r, l, 1],
    [-w, l - r, 2],
    [-w + r, -l, 3],
  ];
  return (t) => {
    let d = (((t % 1) + 1) % 1) * total;
    for (let k = 0; k < 4; k++) {
      const [x, z] = legs[k];
      const run = sides[(k + 1) % 2];
      const a = (k * Math.PI) / 2;
      if (d < run) return [x - Math.sin(a) * d, z + Math.cos(a) * d];
      d -= run;
      if (d < bend) {
        const b = d / (r || 1);
        const [cx, cz] = [x - Math.sin(a) * run - Math.cos(a) * r, z + Math.cos(a) * run - Math.sin(a) * r];
        return [cx + r * Math.cos(a + b), cz + r * Math.sin(a + b)];
      }
      d -= bend;
    }
    return [w, -l + r];
  };
}

/**
 * A slab lying flat: the outline given thickness, its rim rounded by `edge`, its faces swelling by `puff`. Texture
 * coordinates are the plan position in scene units, with v growing away from us.
 */
export function slab(outline, height, { edge = height / 2, puff = 0, around = 160, rows = 10, rings = 14 } = {}) {
  const lip = Math.min(edge, height / 2);
  const profile = [];
  for (let k = 0; k < rings; k++) profile.push([k / rings, 0, -1]);
  for (let k = 0; k <= rows; k++) profile.push([1, ((k / rows - 1) * Math.PI) / 2, -1]);
  for (let k = 0; k <= rows; k++) profile.push([1, ((k / rows) * Math.PI) / 2, 1]);
  for (let k = rings - 1; k >= 0; k--) profile.push([k / rings, 0, 1]);
  const last = profile.length - 1;
  const e = 0.5 / around;
  const at = (u, v) => {
    const [k, a, side] = profile[Math.round(v * last)];
    const p = outline(u);
    const q = outline(u + e);
    const o = outline(u - e);
    const n = unit([q[1] - o[1], 0, o[0] - q[0]]);
    const inset = k < 1 ? lip : lip * (1 - Math.cos(a));
    const [x, z] = [(p[0] - n[0] * inset) * k, (p[1] - n[2] * inset) * k];
    const flat = (side * height) / 2;
    const y = k < 1 ? flat : side * (height / 2 - lip) + lip * Math.sin(a);
    return [x, y + side * puff * (1 - k * k), z];
  };
  return sheet(around, last, at, {
    closedU: true,
    flip: true,
    uv: (u, v) => {
      const [x, , z] = at(u, v);
      return [x, -z];
    },
  });
}

/** The mesh with every point moved by `fn`; normals follow the bend. */
export function warp(mesh, fn) {
  const p = new Float32Array(mesh.p.length);
  const n = new Float32Array(mesh.n.length);
  const e = 1e-3;
  for (let k = 0; k < p.length; k += 3) {
    const at = [...mesh.p.subarray(k, k + 3)];
    const normal = [...mesh.n.subarray(k, k + 3)];
    const side = unit(cross(normal, Math.abs(normal[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]));
    const up = cross(normal, side);
    const here = fn(at);
    p.set(here, k);
    n.set(unit(cross(sub(fn(add(at, mul(side, e))), here), sub(fn(add(at, mul(up, e))), here))), k);
  }
  return { ...mesh, p, n };
}
