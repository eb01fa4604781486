import { merge, paint, placeAll, sheet, tube } from "../engine/mesh.mjs";
import { noise } from "../engine/noise.mjs";
import { roundedRect } from "../engine/solid.mjs";
import { frame, move } from "../engine/transform.mjs";
import { lerp, smoothstep, spline } from "../engine/vec.mjs";
import { cotton, stitches } from "../parts/fabric.mjs";
import { canvas, quilted, satin } from "./matter.mjs";
import { band, block } from "./shapes.mjs";

/** The baby carrier. */

/** A side-release buckle facing +z. */
export function buckle(hex = "#3A3538", k = 1) {
  return placeAll(
    [
      block([0.34, 0.24, 0.09], 0.035, () => satin(hex, { gloss: 0.5 }), { detail: 10 }),
      placeAll(
        block([0.16, 0.1, 0.11], 0.03, () => satin("#5A5458", { gloss: 0.5 }), { detail: 8 }),
        move(0, 0, 0.01),
      ),
    ],
    { ...move(0, 0, 0), x: [k, 0, 0], y: [0, k, 0], z: [0, 0, k] },
  );
}

/**
 * The carrier standing as if worn: padded belt, seat panel from knee to knee, shoulder straps that cross to the sides, a
 * small hood folded over the top edge.
 */
export function standingCarrier({ cloth, trim, mesh }) {
  const belly = (x, y) => 0.8 + 0.42 * Math.exp(-((y - 1.05) ** 2) * 1.5) * Math.cos(x * 0.9) - 0.16 * x * x;
  const wide = (y) => lerp(0.95, 0.62, smoothstep(0.9, 1.7, y)) + 0.06 * smoothstep(1.8, 2.2, y);
  const face = (from, to, w0, w1, lift, n = 70) =>
    sheet(
      n,
      n,
      (u, v) => {
        const y = lerp(from, to, v);
        const x = lerp(w0, w1, u) * wide(y);
        const edge = Math.min(u, 1 - u, v, 1 - v);
        return [x, y, belly(x, y) + lift * Math.sqrt(Math.min(1, edge * 14)) + 0.012 * noise(x * 3, y * 3, 2)];
      },
      { uv: (u, v) => [lerp(w0, w1, u), lerp(from, to, v)] },
    );
  const panel = [
    paint(face(0.42, 2.2, -1, 1, 0.05), canvas(cloth)),
    paint(face(0.42, 2.2, -1, 1, -0.06), canvas(cloth)),
    paint(face(0.75, 1.95, -0.62, 0.62, 0.1), canvas(cloth)),
  ];
  const rims = [-1, 1].map((s) =>
    tube(
      (t) => {
        const y = lerp(0.42, 2.2, t);
        return [s * wide(y), y, belly(s * wide(y), y)];
      },
      0.05,
      { along: 80, around: 12 },
    ),
  );
  const topEdge = tube(
    (t) => {
      const x = lerp(-1, 1, t) * wide(2.2);
      return [x, 2.2 + 0.04 * Math.cos(x * 2), belly(x, 2.2)];
    },
    0.1,
    { along: 60, around: 16 },
  );
  const seam = stitches(
    (t) => {
      const [x, z] = roundedRect(1.1, 1.0, 0.2)(t);
      return [x * 0.66, 1.36 + z, belly(x * 0.66, 1.36 + z) + 0.115];
    },
    120,
    0.009,
  );
  const ellipse = (y, rx, rz) => (t) => {
    const a = t * 2 * Math.PI;
    return [rx * Math.sin(a), y + 0.03 * Math.cos(a), rz * Math.cos(a)];
  };
  const belt = band(ellipse(0.42, 1.12, 0.86), 0.62, 0.17, { side: () => [0, 1, 0], along: 160, closed: true });
  const beltLine = [-0.18, 0.18].map((y) => stitches(ellipse(0.42 + y, 1.205, 0.945), 130, 0.009));
  const strap = (s) =>
    band(
      spline([
        [s * 0.5, 2.12, belly(0.5, 2.12)],
        [s * 0.56, 2.55, 0.62],
        [s * 0.6, 2.78, 0.16],
        [s * 0.58, 2.6, -0.36],
        [s * 0.5, 2.0, -0.72],
        [s * 0.72, 1.5, -0.62],
        [s * 0.98, 1.22, -0.1],
      ]),
      (t) => lerp(0.44, 0.24, smoothstep(0.5, 0.9, t)),
      0.13,
      { side: () => [1, 0, 0.15], along: 140 },
    );
  const web = (s) =>
    band(
      spline([
        [s * 0.98, 1.22, -0.1],
        [s * 1.03, 1.2, 0.3],
        [s * 0.97, 1.21, 0.66],
        [s * 0.86, 1.22, 0.93],
      ]),
      0.12,
      0.03,
      { side: () => [0, 1, 0], along: 40 },
    );
  const hood = sheet(
    50,
    40,
    (u, v) => {
      const x = lerp(-0.52, 0.52, u);
      return [
        x * (1 - 0.12 * v),
        2.3 - 0.52 * v + 0.05 * Math.sin(v * 3),
        belly(x, 2.2) + 0.12 + 0.06 * Math.sin(v * 2.6) + 0.012 * Math.sin(u * 22) * v,
      ];
    },
    { uv: (u, v) => [u, v] },
  );
  return [
    panel,
    paint(merge([...rims]), cotton(trim)),
    paint(topEdge, canvas(trim)),
    paint(seam, cotton(trim), { cast: false }),
    paint(belt, canvas(cloth)),
    paint(merge(beltLine), cotton(trim), { cast: false }),
    [-1, 1].map((s) => [
      paint(strap(s), quilted(mesh, { pitch: 0.16, depth: 0.008 })),
      paint(web(s), cotton("#3A3538")),
      placeAll(buckle("#3A3538", 0.8), { ...frame([s * 1.03, 1.21, 0.4], [0, 1, 0], [s * 0.9, 0, 0.6]) }),
    ]),
    paint(hood, canvas(trim)),
  ];
}
