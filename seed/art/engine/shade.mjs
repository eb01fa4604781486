import { sees } from "./raster.mjs";
import { sample } from "./texture.mjs";

const { sqrt, max, min, abs } = Math;

/**
 * A material. colour is linear; `map` lays a texture over it; `bump(u, v)` raises the surface by that height;
 * `rough` and `gloss` shape the shine; `sheen` is the pale bloom of cloth at grazing angles; `warm` above 0 lets
 * shadows glow red as skin does; `clear` makes it glass (see glass.mjs).
 */
export const material = (colour, extra = {}) => ({ colour, gloss: 0, rough: 0.6, sheen: 0, warm: 0, ...extra });

/** The lit points of a view: position, normal, colour and room for the light that will be gathered. */
export function surface(all, seen, meshes, eye, smooth) {
  const at = [];
  for (let k = 0; k < seen.tri.length; k++) if (sees(seen.tri[k])) at.push(k);
  const count = at.length;
  const f = () => new Float32Array(count);
  const s = {
    count,
    at: Uint32Array.from(at),
    x: f(),
    y: f(),
    z: f(),
    nx: f(),
    ny: f(),
    nz: f(),
    of: new Uint16Array(count),
    albedo: new Float32Array(count * 3),
    key: new Float32Array(count * 3),
    room: new Float32Array(count * 3),
    open: f(),
    free: f(),
  };
  const texel = [0, 0, 0, 0];
  const point = { u: 0, v: 0, n: [0, 0, 0], p: [0, 0, 0] };
  for (let k = 0; k < count; k++) {
    const t = seen.tri[at[k]];
    locate(all, t * 3, seen.b1[at[k]], seen.b2[at[k]], point);
    const mesh = meshes[all.of[t]];
    const m = mesh.material;
    if (m.bump) raise(all, t * 3, m, point);
    const [px, py, pz] = point.p;
    const n = point.n;
    const side = facing(all, t * 3, eye);
    s.x[k] = px;
    s.y[k] = py;
    s.z[k] = pz;
    s.nx[k] = n[0] * side;
    s.ny[k] = n[1] * side;
    s.nz[k] = n[2] * side;
    s.of[k] = all.of[t];
    const c = s.albedo.subarray(k * 3, k * 3 + 3);
    c.set(m.colour);
    if (m.map) {
      sample(m.map, point.u, point.v, texel);
      for (let i = 0; i < 3; i++) c[i] += (texel[i] - c[i]) * texel[3];
    }
    if (m.tint) m.tint(c, point);
  }
  share(s, seen, smooth);
  s.shade = shader(s, meshes, eye);
  return s;
}

/**
 * Neighbouring samples of one pixel that lie on the same smooth surface share the light gathered for the first of them:
 * `leads` are the samples to gather for, `lead[k]` whose light sample k uses.
 */
function share(s, seen, smooth) {
  const { width } = seen;
  const first = new Int32Array(Math.ceil(width / smooth) * Math.ceil(seen.height / smooth)).fill(-1);
  s.lead = new Uint32Array(s.count);
  const leads = [];
  for (let k = 0; k < s.count; k++) {
    const x = Math.floor((s.at[k] % width) / smooth);
    const cell = Math.floor(Math.floor(s.at[k] / width) / smooth) * Math.ceil(width / smooth) + x;
    const f = first[cell];
    const same = f >= 0 && s.of[f] === s.of[k] && s.nx[f] * s.nx[k] + s.ny[f] * s.ny[k] + s.nz[f] * s.nz[k] > 0.985;
    s.lead[k] = same ? f : k;
    if (same) continue;
    leads.push(k);
    if (f < 0) first[cell] = k;
  }
  s.leads = Uint32Array.from(leads);
}

/** Interpolates position, normal and texture coordinates inside the triangle whose first index is q. */
export function locate(all, q, b1, b2, point) {
  const a = all.i[q];
  const b = all.i[q + 1];
  const c = all.i[q + 2];
  const b0 = 1 - b1 - b2;
  const { p, n, t } = all;
  for (let k = 0; k < 3; k++) {
    point.p[k] = p[a * 3 + k] * b0 + p[b * 3 + k] * b1 + p[c * 3 + k] * b2;
    point.n[k] = n[a * 3 + k] * b0 + n[b * 3 + k] * b1 + n[c * 3 + k] * b2;
  }
  const l = 1 / (sqrt(point.n[0] ** 2 + point.n[1] ** 2 + point.n[2] ** 2) || 1);
  for (let k = 0; k < 3; k++) point.n[k] *= l;
  point.u = t[a * 2] * b0 + t[b * 2] * b1 + t[c * 2] * b2;
  point.v = t[a * 2 + 1] * b0 + t[b * 2 + 1] * b1 + t[c * 2 + 1] * b2;
}

/** 1 when the camera sees the side of the triangle that its corners wind around, -1 when it sees the other. */
function facing({ p, i }, q, eye) {
  const a = i[q] * 3;
  const b = i[q + 1] * 3;
  const c = i[q + 2] * 3;
  const [ux, uy, uz] = [p[b] - p[a], p[b + 1] - p[a + 1], p[b + 2] - p[a + 2]];
  const [vx, vy, vz] = [p[c] - p[a], p[c + 1] - p[a + 1], p[c + 2] - p[a + 2]];
  const away =
    (uy * vz - uz * vy) * (eye[0] - p[a]) +
    (uz * vx - ux * vz) * (eye[1] - p[a + 1]) +
    (ux * vy - uy * vx) * (eye[2] - p[a + 2]);
  return away < 0 ? -1 : 1;
}

/** Tilts the normal by the slope of the bump, measured along the texture directions of the triangle. */
function raise(all, q, m, point) {
  const [a, b, c] = [all.i[q], all.i[q + 1], all.i[q + 2]];
  const { p, t } = all;
  const du1 = t[b * 2] - t[a * 2];
  const dv1 = t[b * 2 + 1] - t[a * 2 + 1];
  const du2 = t[c * 2] - t[a * 2];
  const dv2 = t[c * 2 + 1] - t[a * 2 + 1];
  const det = du1 * dv2 - du2 * dv1;
  if (abs(det) < 1e-12) return;
  const e = m.bumpStep ?? 0.002;
  const h = m.bump(point.u, point.v, point.p);
  const hu = (m.bump(point.u + e, point.v, point.p) - h) / e;
  const hv = (m.bump(point.u, point.v + e, point.p) - h) / e;
  const n = point.n;
  let ul = 0;
  let vl = 0;
  const along = [0, 0, 0];
  const across = [0, 0, 0];
  for (let k = 0; k < 3; k++) {
    const e1 = p[b * 3 + k] - p[a * 3 + k];
    const e2 = p[c * 3 + k] - p[a * 3 + k];
    along[k] = (e1 * dv2 - e2 * dv1) / det;
    across[k] = (e2 * du1 - e1 * du2) / det;
    ul += along[k] ** 2;
    vl += across[k] ** 2;
  }
  for (let k = 0; k < 3; k++) n[k] -= (along[k] * hu) / (ul || 1) + (across[k] * hv) / (vl || 1);
  const l = 1 / sqrt(n[0] ** 2 + n[1] ** 2 + n[2] ** 2);
  for (let k = 0; k < 3; k++) n[k] *= l;
}

function shader(s, meshes, eye) {
  const ray = [0, 0, 0];
  const seenIn = [0, 0, 0];
  return (k, light, out) => {
    const m = meshes[s.of[k]].material;
    const g = s.lead[k];
    const open = s.open[g] > 0 ? s.free[g] / s.open[g] : 1;
    const vx = eye[0] - s.x[k];
    const vy = eye[1] - s.y[k];
    const vz = eye[2] - s.z[k];
    const vl = 1 / sqrt(vx * vx + vy * vy + vz * vz);
    const nv = max(0, (s.nx[k] * vx + s.ny[k] * vy + s.nz[k] * vz) * vl);
    const graze = (1 - nv) ** 3;
    for (let c = 0; c < 3; c++) {
      const a = s.albedo[k * 3 + c];
      const bright = interreflect(open, min(0.95, a));
      const fill =
        s.room[g * 3 + c] * (open > 0.02 ? bright / open : 1) + light.ambient[c] * (0.3 + 0.7 * a) * (1 - open);
      let e = s.key[g * 3 + c] + fill;
      if (m.warm) e = e ** (c === 0 ? 1 - 0.22 * m.warm : c === 1 ? 1 : 1 + 0.1 * m.warm);
      out[c] = a * e + m.sheen * graze * e * (0.35 + 0.65 * a);
    }
    if (m.gloss) {
      for (let c = 0; c < 3; c++) ray[c] = [s.nx[k], s.ny[k], s.nz[k]][c] * 2 * nv - [vx, vy, vz][c] * vl;
      light.mirror(ray, seenIn, m.rough);
      const strength = m.gloss * (0.045 + 0.7 * (1 - nv) ** 5) * (0.25 + 0.75 * open);
      for (let c = 0; c < 3; c++)
        out[c] = out[c] * (1 - strength) + seenIn[c] * strength * (m.metal ? m.colour[c] * 6 : 1);
    }
    if (m.glow) for (let c = 0; c < 3; c++) out[c] += m.glow[c];
    out[3] = 1;
  };
}

/** How light that bounces inside a pale fold lifts its shade (Jimenez 2016), so white cloth never turns grey. */
function interreflect(open, albedo) {
  const a = 2.0404 * albedo - 0.3324;
  const b = -4.7951 * albedo + 0.6417;
  const c = 2.7552 * albedo + 0.6903;
  return max(open, ((open * a + b) * open + c) * open);
}
