import sharp from "sharp";
import { toByte } from "./colour.mjs";
import { seeThrough } from "./glass.mjs";
import { bounds } from "./mesh.mjs";
import { gather, camera as makeCamera, shadowMap, view } from "./raster.mjs";
import { surface } from "./shade.mjs";

/**
 * Renders meshes to a PNG layer, clear where nothing stands. `smooth` is the supersampling factor.
 * Light reaches a point only from the directions that the casters leave free, which gives soft shadows and dark folds.
 * Things of glass (material.clear) are laid over the rest in the order given.
 */
export async function render({ meshes, camera, light, width, height, smooth = 2, shadowSize = 1024, reach }) {
  const standing = meshes.flat(Infinity);
  const solid = standing.filter((m) => !m.unseen && !m.material.clear);
  const w = width * smooth;
  const h = height * smooth;
  const cam = makeCamera(camera);
  const all = gather(solid);
  const seen = view(all, cam, w, h);
  const points = surface(all, seen, solid, camera.eye, smooth);
  gatherLight(points, standing, light.lights, shadowSize, reach);
  const image = new Float32Array(w * h * 4);
  const out = [0, 0, 0, 1];
  for (let k = 0; k < points.count; k++) {
    points.shade(k, light, out);
    image.set(out, points.at[k] * 4);
  }
  for (const mesh of standing) if (mesh.material.clear) seeThrough(image, mesh, seen, cam, camera.eye, light);
  return sharp(toBytes(image), { raw: { width: w, height: h, channels: 4 } })
    .resize(width, height, { kernel: "mitchell" })
    .png()
    .toBuffer();
}

function toBytes(image) {
  const rgba = Buffer.alloc(image.length);
  for (let q = 0; q < image.length; q += 4) {
    for (let c = 0; c < 3; c++) rgba[q + c] = toByte(image[q + c]);
    rgba[q + 3] = 255 * image[q + 3];
  }
  return rgba;
}

/** What throws shadows for the l-th light: glass dims the light, so it stands in the way of every other one only. */
function casters(meshes) {
  const solid = meshes.filter((m) => m.cast !== false && !m.material.clear);
  const all = meshes.filter((m) => m.cast !== false);
  const sets = [gather(all), all.length === solid.length ? null : gather(solid)];
  return { of: (l) => sets[sets[1] ? l % 2 : 0], all };
}

function gatherLight(points, meshes, lights, fullSize, reach) {
  const thrown = casters(meshes);
  const { middle, radius } = reach ?? bounds(thrown.all);
  const store = new Float32Array(fullSize * fullSize);
  const { leads, at, x, y, z, nx, ny, nz, key, room, open, free } = points;
  for (let l = 0; l < lights.length; l++) {
    const { dir, rgb, lamp } = lights[l];
    // The dome's shadows are faint and many, so coarse maps serve it.
    const size = lamp ? fullSize : fullSize >> 1;
    const map = store.subarray(0, size * size);
    const s = shadowMap(thrown.of(l), dir, middle, radius * 1.02, size, map);
    const slack = (radius * 2.2) / size;
    const [dx, dy, dz] = s.z;
    const kx = s.x.map((c) => c * s.k0);
    const ky = s.y.map((c) => c * s.k0);
    const into = lamp ? key : room;
    for (let n = 0; n < leads.length; n++) {
      const k = leads[n];
      const facing = nx[k] * dx + ny[k] * dy + nz[k] * dz;
      if (facing <= 0) continue;
      const lift = slack * (1.6 - facing);
      const px = x[k] + nx[k] * lift;
      const py = y[k] + ny[k] * lift;
      const pz = z[k] + nz[k] * lift;
      if (!lamp) open[k] += facing * rgb[1];
      // A little per-point jitter turns the steps between neighbouring lights into fine grain.
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
