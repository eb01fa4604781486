import { outward } from "./sdf.mjs";

const BLOCK = 8;

/**
 * A mesh of a distance field with cells `cell` wide (surface nets over the blocks that the surface passes through).
 * `uv(p, n)` may give texture coordinates.
 */
export function sculpt(shape, cell = 0.02, { uv = () => [0, 0] } = {}) {
  const origin = shape.c.map((c) => c - shape.r - 2 * cell);
  const blocks = Math.ceil((shape.r * 2 + 4 * cell) / (cell * BLOCK));
  const wide = blocks * BLOCK;
  const vertexOf = new Map();
  const found = { p: [], quads: [] };
  const active = [];
  const half = (cell * BLOCK) / 2;
  for (let bz = 0; bz < blocks; bz++) {
    for (let by = 0; by < blocks; by++) {
      for (let bx = 0; bx < blocks; bx++) {
        const c = [bx, by, bz].map((b, k) => origin[k] + b * cell * BLOCK + half);
        if (Math.abs(shape.d(...c)) < half * 2.4) active.push([bx, by, bz]);
      }
    }
  }
  const key = (i, j, k) => (k * (wide + 2) + j) * (wide + 2) + i;
  const grids = active.map((b) => netVertices(shape, origin, cell, b, key, vertexOf, found));
  for (const [n, b] of active.entries()) netQuads(grids[n], b, key, vertexOf, found);
  return finish(shape, found, uv);
}

const N = BLOCK + 1;
const slot = (i, j, k) => (k * N + j) * N + i;
const EDGES = [];
for (let a = 0; a < 8; a++) for (const bit of [1, 2, 4]) if (!(a & bit)) EDGES.push([a, a | bit]);
const corner = (c) => [c & 1, (c >> 1) & 1, (c >> 2) & 1];

function netVertices(shape, origin, cell, [bx, by, bz], key, vertexOf, found) {
  const base = [bx * BLOCK, by * BLOCK, bz * BLOCK];
  const grid = new Float32Array(N ** 3);
  for (let k = 0; k < N; k++)
    for (let j = 0; j < N; j++)
      for (let i = 0; i < N; i++)
        grid[slot(i, j, k)] = shape.d(
          origin[0] + (base[0] + i) * cell,
          origin[1] + (base[1] + j) * cell,
          origin[2] + (base[2] + k) * cell,
        );
  const values = new Float32Array(8);
  for (let k = 0; k < BLOCK; k++)
    for (let j = 0; j < BLOCK; j++)
      for (let i = 0; i < BLOCK; i++) {
        let inside = 0;
        for (let c = 0; c < 8; c++) {
          const [a, b, d] = corner(c);
          values[c] = grid[slot(i + a, j + b, k + d)];
          if (values[c] < 0) inside++;
        }
        if (inside === 0 || inside === 8) continue;
        const sum = [0, 0, 0];
        let crossings = 0;
        for (const [a, b] of EDGES) {
          if (values[a] < 0 === values[b] < 0) continue;
          const t = values[a] / (values[a] - values[b]);
          const ca = corner(a);
          const cb = corner(b);
          for (let d = 0; d < 3; d++) sum[d] += ca[d] + (cb[d] - ca[d]) * t;
          crossings++;
        }
        vertexOf.set(key(base[0] + i, base[1] + j, base[2] + k), found.p.length / 3);
        const at = [i, j, k];
        for (let d = 0; d < 3; d++) found.p.push(origin[d] + (base[d] + at[d] + sum[d] / crossings) * cell);
      }
  return grid;
}

function netQuads(grid, [bx, by, bz], key, vertexOf, found) {
  const base = [bx * BLOCK, by * BLOCK, bz * BLOCK];
  const step = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  for (let k = 0; k < BLOCK; k++)
    for (let j = 0; j < BLOCK; j++)
      for (let i = 0; i < BLOCK; i++) {
        const here = grid[slot(i, j, k)] < 0;
        for (let axis = 0; axis < 3; axis++) {
          const [di, dj, dk] = step[axis];
          const there = grid[slot(i + di, j + dj, k + dk)] < 0;
          if (here === there) continue;
          const u = step[(axis + 1) % 3];
          const v = step[(axis + 2) % 3];
          const at = (a, b) =>
            vertexOf.get(
              key(
                base[0] + i - u[0] * a - v[0] * b,
                base[1] + j - u[1] * a - v[1] * b,
                base[2] + k - u[2] * a - v[2] * b,
              ),
            );
          const ring = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)];
          if (ring.includes(undefined)) continue;
          const [p, q, r, s] = here ? ring : ring.reverse();
          found.quads.push(p, q, r, p, r, s);
        }
      }
}

function finish(shape, { p, quads }, uv) {
  const count = p.length / 3;
  const mesh = {
    p: Float32Array.from(p),
    n: new Float32Array(p.length),
    t: new Float32Array(count * 2),
    i: Uint32Array.from(quads),
  };
  for (let k = 0; k < count; k++) {
    const q = mesh.p.subarray(k * 3, k * 3 + 3);
    const n = outward(shape, q);
    const off = shape.d(...q);
    for (let d = 0; d < 3; d++) q[d] -= n[d] * off;
    mesh.n.set(n, k * 3);
    mesh.t.set(uv(q, n), k * 2);
  }
  return mesh;
}
