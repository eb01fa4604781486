import { apply, move } from "./transform.mjs";
import { add, cross, length, mul, sub, unit } from "./vec.mjs";

/**
 * A mesh is { p, n, t, i }: positions, unit normals and texture coordinates per corner, and triangle indexes.
 * `paint` gives it a material; `cast: false` keeps a ground or a wall from throwing shadows, `unseen: true` makes a
 * thing that only throws them (leaves outside the picture).
 */
export const paint = (mesh, material, extra = {}) => ({ ...mesh, material, ...extra });

/** A sheet of nu by nv cells; `at(u, v)` with u, v in 0..1 gives the point, `uv(u, v)` its texture coordinates. */
export function sheet(nu, nv, at, { uv = (u, v) => [u, v], closedU = false, closedV = false, flip = false } = {}) {
  const w = nu + 1;
  const count = w * (nv + 1);
  const p = new Float32Array(count * 3);
  const t = new Float32Array(count * 2);
  for (let j = 0; j <= nv; j++) {
    for (let i = 0; i <= nu; i++) {
      const k = j * w + i;
      p.set(at(i / nu, j / nv), k * 3);
      t.set(uv(i / nu, j / nv), k * 2);
    }
  }
  const index = new Uint32Array(nu * nv * 6);
  let q = 0;
  for (let j = 0; j < nv; j++) {
    for (let i = 0; i < nu; i++) {
      const a = j * w + i;
      const quad = flip ? [a, a + w, a + 1, a + 1, a + w, a + w + 1] : [a, a + 1, a + w, a + 1, a + w + 1, a + w];
      index.set(quad, q);
      q += 6;
    }
  }
  const mesh = { p, t, i: index };
  mesh.n = smoothNormals(mesh);
  const join = (a, b) => {
    for (let c = 0; c < 3; c++) {
      const s = mesh.n[a * 3 + c] + mesh.n[b * 3 + c];
      mesh.n[a * 3 + c] = s;
      mesh.n[b * 3 + c] = s;
    }
    for (const k of [a, b]) mesh.n.set(unit(mesh.n.subarray(k * 3, k * 3 + 3)), k * 3);
  };
  if (closedU) for (let j = 0; j <= nv; j++) join(j * w, j * w + nu);
  if (closedV) for (let i = 0; i <= nu; i++) join(i, nv * w + i);
  return mesh;
}

/** Normals that turn gently from triangle to triangle, weighted by their area. */
export function smoothNormals({ p, i }) {
  const n = new Float32Array(p.length);
  for (let k = 0; k < i.length; k += 3) {
    const a = i[k] * 3;
    const b = i[k + 1] * 3;
    const c = i[k + 2] * 3;
    const e = [p[b] - p[a], p[b + 1] - p[a + 1], p[b + 2] - p[a + 2]];
    const f = [p[c] - p[a], p[c + 1] - p[a + 1], p[c + 2] - p[a + 2]];
    const m = cross(e, f);
    for (const v of [a, b, c]) for (let d = 0; d < 3; d++) n[v + d] += m[d];
  }
  for (let k = 0; k < n.length; k += 3) {
    const l = Math.hypot(n[k], n[k + 1], n[k + 2]) || 1;
    n[k] /= l;
    n[k + 1] /= l;
    n[k + 2] /= l;
  }
  return n;
}

/** The mesh placed elsewhere; normals are rebuilt so uneven scales stay true. */
export function place(mesh, ...steps) {
  let out = mesh;
  for (const m of steps) {
    const p = new Float32Array(out.p.length);
    const n = new Float32Array(out.n.length);
    const nx = cross(m.y, m.z);
    const ny = cross(m.z, m.x);
    const nz = cross(m.x, m.y);
    for (let k = 0; k < p.length; k += 3) {
      p.set(apply(m, out.p.subarray(k, k + 3)), k);
      const [a, b, c] = out.n.subarray(k, k + 3);
      n.set(
        unit([nx[0] * a + ny[0] * b + nz[0] * c, nx[1] * a + ny[1] * b + nz[1] * c, nx[2] * a + ny[2] * b + nz[2] * c]),
        k,
      );
    }
    out = { ...out, p, n };
  }
  return out;
}

/** Every mesh of a (nested) list, placed. */
export const placeAll = (meshes, ...steps) => meshes.flat(Infinity).map((m) => place(m, ...steps));

/** One mesh out of many that share a material. */
export function merge(meshes) {
  const total = (key) => meshes.reduce((s, m) => s + m[key].length, 0);
  const out = {
    ...meshes[0],
    p: new Float32Array(total("p")),
    n: new Float32Array(total("n")),
    t: new Float32Array(total("t")),
    i: new Uint32Array(total("i")),
  };
  let v = 0;
  let q = 0;
  for (const m of meshes) {
    out.p.set(m.p, v * 3);
    out.n.set(m.n, v * 3);
    out.t.set(m.t, v * 2);
    for (let k = 0; k < m.i.length; k++) out.i[q + k] = m.i[k] + v;
    v += m.p.length / 3;
    q += m.i.length;
  }
  return out;
}

/**
 * A body turned on a wheel: `outline(v)` gives [radius, y] from bottom to top, `section(angle)` a factor for each
 * direction (1 is round). Texture u runs once around starting at the back, v from bottom to top.
 */
export function lathe(outline, { around = 96, along = outline.rows ?? 96, section = () => 1 } = {}) {
  return sheet(
    around,
    along,
    (u, v) => {
      const a = (u - 0.5) * 2 * Math.PI;
      const [r, y] = outline(v);
      const k = section(a, v);
      return [r * k * Math.sin(a), y, r * k * Math.cos(a)];
    },
    { closedU: true },
  );
}

/**
 * A profile for `lathe` from [radius, y, corner?] points: straight lines whose corners are rounded by that much, sampled
 * by length so that small roundings keep their shape.
 */
export function profile(points, { fine = 10 } = {}) {
  const out = [];
  points.forEach(([r, y, round = 0], k) => {
    const before = points[k - 1];
    const after = points[k + 1];
    if (!before || !after || !round) {
      out.push([r, y]);
      return;
    }
    const towards = (q) => {
      const d = Math.hypot(q[0] - r, q[1] - y);
      const cut = Math.min(round, d * 0.499) / d;
      return [r + (q[0] - r) * cut, y + (q[1] - y) * cut];
    };
    const a = towards(before);
    const b = towards(after);
    for (let j = 0; j <= fine; j++) {
      const t = j / fine;
      const s = 1 - t;
      out.push([s * s * a[0] + 2 * s * t * r + t * t * b[0], s * s * a[1] + 2 * s * t * y + t * t * b[1]]);
    }
  });
  const rows = out.length - 1;
  const at = (v) => {
    const k = Math.min(rows - 1, Math.floor(v * rows));
    const f = v * rows - k;
    return [out[k][0] + (out[k + 1][0] - out[k][0]) * f, out[k][1] + (out[k + 1][1] - out[k][1]) * f];
  };
  return Object.assign(at, { rows });
}

/** A tube along `path(t)`; `radius(t)` may be a number. Ends are rounded shut when `caps`. */
export function tube(path, radius, { along = 64, around = 16, caps = true, closed = false, squash = 1 } = {}) {
  const r = typeof radius === "function" ? radius : () => radius;
  const eps = 0.5 / along;
  const tangents = [];
  const points = [];
  for (let k = 0; k <= along; k++) {
    const t = k / along;
    points.push(path(t));
    const before = closed ? path((t - eps + 1) % 1) : path(Math.max(0, t - eps));
    const after = closed ? path((t + eps) % 1) : path(Math.min(1, t + eps));
    tangents.push(unit(sub(after, before)));
  }
  let side = unit(cross(tangents[0], Math.abs(tangents[0][1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
  const sides = tangents.map((d) => {
    side = unit(sub(side, mul(d, side[0] * d[0] + side[1] * d[1] + side[2] * d[2])));
    return side;
  });
  const extra = caps && !closed ? 6 : 0;
  return sheet(
    around,
    along + extra * 2,
    (u, v) => {
      const row = Math.round(v * (along + extra * 2));
      const k = Math.min(along, Math.max(0, row - extra));
      const over = row < extra ? (extra - row) / extra : row > along + extra ? (row - along - extra) / extra : 0;
      const bend = (over * Math.PI) / 2;
      const rr = r(k / along);
      const out = mul(tangents[k], Math.sin(bend) * rr * (row < extra ? -1 : 1));
      const a = u * 2 * Math.PI;
      const b = cross(tangents[k], sides[k]);
      const ring = add(mul(sides[k], Math.cos(a)), mul(b, Math.sin(a) * squash));
      return add(add(points[k], out), mul(ring, rr * Math.max(0.001, Math.cos(bend))));
    },
    { closedU: true, closedV: closed, flip: true },
  );
}

/** A ball squeezed to three radii; `power` above 2 makes it squarer (a cushion, a soap bar). */
export function ball(rx, ry = rx, rz = rx, { detail = 48, power = 2 } = {}) {
  const e = 2 / power;
  const sq = (x) => Math.sign(x) * Math.abs(x) ** e;
  return sheet(
    detail * 2,
    detail,
    (u, v) => {
      const a = (u - 0.5) * 2 * Math.PI;
      const b = (v - 0.5) * Math.PI * 0.9999;
      return [rx * sq(Math.cos(b)) * sq(Math.sin(a)), ry * sq(Math.sin(b)), rz * sq(Math.cos(b)) * sq(Math.cos(a))];
    },
    { closedU: true },
  );
}

/** The longest distance from the middle of a set of meshes to any corner, with that middle. */
export function bounds(meshes) {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const { p } of meshes) {
    for (let k = 0; k < p.length; k++) {
      const c = k % 3;
      if (p[k] < low[c]) low[c] = p[k];
      if (p[k] > high[c]) high[c] = p[k];
    }
  }
  return { low, high, middle: mul(add(low, high), 0.5), radius: length(sub(high, low)) / 2 };
}

/** The meshes lowered or raised together until they touch the height `y`. */
export function rest(meshes, y = 0) {
  const flat = meshes.flat(Infinity);
  return placeAll(flat, move(0, y - bounds(flat).low[1], 0));
}
