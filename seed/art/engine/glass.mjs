import { gather, sees, view } from "./raster.mjs";
import { locate } from "./shade.mjs";
import { dot, unit } from "./vec.mjs";

/**
 * Lays a clear thing over what is behind it: the view bends at its surface, is tinted by how much of it the light
 * crosses, and its skin mirrors the studio. material.clear is { absorb: [r, g, b] per unit, bend, milk }.
 */
export function seeThrough(image, mesh, solid, cam, eye, light) {
  const { width, height } = solid;
  const all = gather([mesh]);
  const front = view(all, cam, width, height);
  const back = view(all, cam, width, height, { farthest: true });
  const before = image.slice();
  const { absorb, bend = 0.35, milk = 0 } = mesh.material.clear;
  const scale = (cam.focal * height) / 2;
  const point = { u: 0, v: 0, n: [0, 0, 0], p: [0, 0, 0] };
  const mirrored = [0, 0, 0];
  for (let k = 0; k < front.tri.length; k++) {
    if (!sees(front.tri[k]) || front.nearest[k] < solid.nearest[k]) continue;
    const near = 1 / front.nearest[k];
    const behind = solid.nearest[k] > 0 ? 1 / solid.nearest[k] : Infinity;
    const thick = Math.max(0, Math.min(1 / back.nearest[k], behind) - near);
    locate(all, front.tri[k] * 3, front.b1[k], front.b2[k], point);
    const v = unit([eye[0] - point.p[0], eye[1] - point.p[1], eye[2] - point.p[2]]);
    let n = point.n;
    if (dot(n, v) < 0) n = n.map((c) => -c);
    const nv = dot(n, v);
    const slide = (-bend * thick * scale) / near;
    const x = Math.min(width - 1, Math.max(0, Math.round((k % width) + dot(n, cam.x) * slide)));
    const y = Math.min(height - 1, Math.max(0, Math.round(Math.floor(k / width) - dot(n, cam.y) * slide)));
    const from = (y * width + x) * 4;
    const q = k * 4;
    const shine = (0.04 + 0.9 * (1 - nv) ** 5) * mesh.material.gloss;
    light.mirror(
      n.map((c, i) => 2 * nv * c - v[i]),
      mirrored,
      mesh.material.rough,
    );
    for (let c = 0; c < 3; c++) {
      const pass = Math.exp(-absorb[c] * thick);
      const inside = before[from + c] * pass + mesh.material.colour[c] * (1 - pass) * milk;
      image[q + c] = inside * (1 - shine) + mirrored[c] * shine;
    }
    image[q + 3] = 1;
  }
}

/** The absorption that turns white light to `colour` (linear) over `depth` units. */
export const absorbTo = (colour, depth) => colour.map((c) => -Math.log(Math.max(0.004, c)) / depth);
