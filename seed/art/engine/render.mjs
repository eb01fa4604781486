import sharp from "sharp";
import { toByte } from "./colour.mjs";
import { bounds } from "./mesh.mjs";
import { camera as makeCamera, gather, shadowMap, view } from "./raster.mjs";
import { surface } from "./shade.mjs";

/**
 * Renders meshes to a PNG layer, clear where nothing stands. `smooth` is the supersampling factor.
 * Light reaches a pixel only from the directions that the casters leave free, which gives soft shadows and dark folds.
 */
export async function render({ meshes, camera, light, width, height, smooth = 2, shadowSize = 1024, exposure = 1, reach }) {
  const standing = meshes.flat(Infinity);
  const flat = standing.filter((m) => !m.unseen);
  const w = width * smooth;
  const h = height * smooth;
  const all = gather(flat);
  const seen = view(all, makeCamera(camera), w, h);
  const pixels = surface(all, seen, flat, camera.eye);
  gatherLight(pixels, standing, light.lights, shadowSize, reach);
  const rgba = finish(pixels, seen, flat, light, exposure);
  return sharp(rgba, { raw: { width: w, height: h, channels: 4 } }).resize(width, height, { kernel: "mitchell" }).png().toBuffer();
}

function gatherLight(pixels, meshes, lights, size, reach) {
  const throwers = meshes.filter((m) => m.cast !== false);
  const casters = gather(throwers);
  const { middle, radius } = reach ?? bounds(throwers);
  const map = new Float32Array(size * size);
  const { count, at, x, y, z, nx, ny, nz, key, room, open, free } = pixels;
  const slack = (radius * 2.2) / size;
  for (let l = 0; l < lights.length; l++) {
    const { dir, rgb, lamp } = lights[l];
    const s = shadowMap(casters, dir, middle, radius * 1.02, size, map);
    const [dx, dy, dz] = s.z;
    const kx = s.x.map((c) => c * s.k0);
    const ky = s.y.map((c) => c * s.k0);
    const into = lamp ? key : room;
    for (let k = 0; k < count; k++) {
      const facing = nx[k] * dx + ny[k] * dy + nz[k] * dz;
      if (facing <= 0) continue;
      const lift = slack * (1.6 - facing);
      const px = x[k] + nx[k] * lift;
      const py = y[k] + ny[k] * lift;
      const pz = z[k] + nz[k] * lift;
      if (!lamp) open[k] += facing * rgb[1];
      // A little per-pixel jitter turns the steps between neighbouring lights into fine grain.
      const j = Math.imul(at[k] + l * 7919, 0x9e3779b1);
      const mx = (px * kx[0] + py * kx[1] + pz * kx[2] + s.ox + ((j & 255) / 128 - 1) * 1.4) | 0;
      const my = (px * ky[0] + py * ky[1] + pz * ky[2] + s.oy + (((j >>> 8) & 255) / 128 - 1) * 1.4) | 0;
      if (mx >= 0 && my >= 0 && mx < size && my < size) {
        if (map[my * size + mx] > px * dx + py * dy + pz * dz + slack) continue;
      }
      const q = k * 3;
      into[q] += facing * rgb[0];
      into[q + 1] += facing * rgb[1];
      into[q + 2] += facing * rgb[2];
      if (!lamp) free[k] += facing * rgb[1];
    }
  }
}

function finish(pixels, seen, meshes, light, exposure) {
  const rgba = Buffer.alloc(seen.width * seen.height * 4);
  const out = [0, 0, 0, 1];
  for (let k = 0; k < pixels.count; k++) {
    pixels.shade(k, light, out);
    const q = pixels.at[k] * 4;
    for (let c = 0; c < 3; c++) rgba[q + c] = toByte(out[c] * exposure);
    rgba[q + 3] = 255 * out[3];
  }
  return rgba;
}
