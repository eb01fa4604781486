import { cross, dot, radians, sub, unit } from "./vec.mjs";

/** A camera at `eye` looking at `target`, `fov` degrees tall. */
export function camera({ eye, target, fov = 28, up = [0, 1, 0] }) {
  const z = unit(sub(eye, target));
  const x = unit(cross(up, z));
  const y = cross(z, x);
  return { eye, x, y, z, focal: 1 / Math.tan(radians(fov) / 2) };
}

/** All triangles of a scene in one set of arrays, with each triangle's mesh. */
export function gather(meshes) {
  let v = 0;
  let q = 0;
  for (const m of meshes) {
    v += m.p.length;
    q += m.i.length;
  }
  const all = {
    p: new Float32Array(v),
    n: new Float32Array(v),
    t: new Float32Array((v / 3) * 2),
    i: new Uint32Array(q),
    of: new Uint16Array(q / 3),
  };
  v = 0;
  q = 0;
  meshes.forEach((m, id) => {
    all.p.set(m.p, v * 3);
    all.n.set(m.n, v * 3);
    all.t.set(m.t, v * 2);
    for (let k = 0; k < m.i.length; k++) all.i[q + k] = m.i[k] + v;
    all.of.fill(id, q / 3, (q + m.i.length) / 3);
    v += m.p.length / 3;
    q += m.i.length;
  });
  return all;
}

const NONE = 0xffffffff;

/**
 * What the camera sees in each pixel: the triangle and where inside it. Pixels that see nothing hold NONE.
 * Triangles that reach behind the camera are left out, so grounds should be cut into cells. `farthest` keeps the last
 * surface in each pixel instead of the first.
 */
export function view(all, cam, width, height, { farthest = false } = {}) {
  const count = all.p.length / 3;
  const sx = new Float32Array(count);
  const sy = new Float32Array(count);
  const sw = new Float32Array(count);
  const half = height / 2;
  for (let k = 0; k < count; k++) {
    const d = [all.p[k * 3] - cam.eye[0], all.p[k * 3 + 1] - cam.eye[1], all.p[k * 3 + 2] - cam.eye[2]];
    const depth = -dot(d, cam.z);
    sw[k] = depth > 0.01 ? 1 / depth : -1;
    sx[k] = width / 2 + dot(d, cam.x) * cam.focal * half * sw[k];
    sy[k] = half - dot(d, cam.y) * cam.focal * half * sw[k];
  }
  const tri = new Uint32Array(width * height).fill(NONE);
  const nearest = new Float32Array(width * height);
  const b1 = new Float32Array(width * height);
  const b2 = new Float32Array(width * height);
  for (let k = 0; k < all.i.length; k += 3) {
    const a = all.i[k];
    const b = all.i[k + 1];
    const c = all.i[k + 2];
    const wa = sw[a];
    const wb = sw[b];
    const wc = sw[c];
    if (wa < 0 || wb < 0 || wc < 0) continue;
    const ax = sx[a];
    const ay = sy[a];
    const bx = sx[b];
    const by = sy[b];
    const cx = sx[c];
    const cy = sy[c];
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (Math.abs(area) < 1e-9) continue;
    const x0 = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    const x1 = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
    const y0 = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const y1 = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    const inv = 1 / area;
    for (let y = y0; y <= y1; y++) {
      const py = y + 0.5;
      for (let x = x0; x <= x1; x++) {
        const px = x + 0.5;
        const u = ((px - ax) * (cy - ay) - (py - ay) * (cx - ax)) * inv;
        if (u < 0) continue;
        const v = ((bx - ax) * (py - ay) - (by - ay) * (px - ax)) * inv;
        if (v < 0 || u + v > 1) continue;
        const w = wa + (wb - wa) * u + (wc - wa) * v;
        const at = y * width + x;
        if (nearest[at] > 0 && w <= nearest[at] !== farthest) continue;
        nearest[at] = w;
        tri[at] = k / 3;
        b1[at] = (u * wb) / w;
        b2[at] = (v * wc) / w;
      }
    }
  }
  return { width, height, tri, b1, b2, nearest };
}

/** Whether a pixel of `view` saw anything. */
export const sees = (tri) => tri !== NONE;

/** An orthographic depth map of `casters` as seen from a light at infinity in direction `dir`. */
export function shadowMap(casters, dir, middle, radius, size, map) {
  const z = unit(dir);
  const x = unit(cross(Math.abs(z[1]) > 0.95 ? [1, 0, 0] : [0, 1, 0], z));
  const y = cross(z, x);
  const k0 = size / 2 / radius;
  const ox = size / 2 - dot(middle, x) * k0;
  const oy = size / 2 - dot(middle, y) * k0;
  const { p, i } = casters;
  const count = p.length / 3;
  casters.turned ??= [0, 1, 2].map(() => new Float32Array(count));
  const [lx, ly, lz] = casters.turned;
  for (let k = 0, q = 0; k < count; k++, q += 3) {
    const px = p[q];
    const py = p[q + 1];
    const pz = p[q + 2];
    lx[k] = (px * x[0] + py * x[1] + pz * x[2]) * k0 + ox;
    ly[k] = (px * y[0] + py * y[1] + pz * y[2]) * k0 + oy;
    lz[k] = px * z[0] + py * z[1] + pz * z[2];
  }
  map.fill(-1e9);
  for (let k = 0; k < i.length; k += 3) {
    const a = i[k];
    const b = i[k + 1];
    const c = i[k + 2];
    const ax = lx[a];
    const ay = ly[a];
    const ux = lx[b] - ax;
    const uy = ly[b] - ay;
    const vx = lx[c] - ax;
    const vy = ly[c] - ay;
    const area = ux * vy - uy * vx;
    if (area < 1e-9 && area > -1e-9) continue;
    const x0 = Math.max(0, Math.ceil(ax + Math.min(0, ux, vx) - 0.5));
    const x1 = Math.min(size - 1, Math.floor(ax + Math.max(0, ux, vx) - 0.5));
    const y0 = Math.max(0, Math.ceil(ay + Math.min(0, uy, vy) - 0.5));
    const y1 = Math.min(size - 1, Math.floor(ay + Math.max(0, uy, vy) - 0.5));
    if (x0 > x1 || y0 > y1) continue;
    const inv = 1 / area;
    const za = lz[a];
    const zb = lz[b] - za;
    const zc = lz[c] - za;
    for (let py = y0; py <= y1; py++) {
      const dy = py + 0.5 - ay;
      for (let px = x0; px <= x1; px++) {
        const dx = px + 0.5 - ax;
        const u = (dx * vy - dy * vx) * inv;
        if (u < 0) continue;
        const v = (ux * dy - uy * dx) * inv;
        if (v < 0 || u + v > 1) continue;
        const depth = za + zb * u + zc * v;
        const at = py * size + px;
        if (depth > map[at]) map[at] = depth;
      }
    }
  }
  return { x, y, z, k0, ox, oy };
}
