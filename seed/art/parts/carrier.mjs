import { linear } from "../engine/colour.mjs";
import { merge, paint, place, tube } from "../engine/mesh.mjs";
import { fbm } from "../engine/noise.mjs";
import { sculpt } from "../engine/sculpt.mjs";
import { ellipsoid, half, join, limb, swell, within } from "../engine/sdf.mjs";
import { material } from "../engine/shade.mjs";
import { roundedRect, slab } from "../engine/solid.mjs";
import { frame, identity, move, rotateX } from "../engine/transform.mjs";
import { spline } from "../engine/vec.mjs";
import { cotton, stitches } from "./fabric.mjs";

/** A webbing or padded band along `points`, `wide` across and thin, its flat side towards `out`. */
const band = (points, wide, thin = 0.28) => tube(spline(points), wide / 2, { along: 90, around: 18, squash: thin });

/**
 * A structured carrier worn by a person from grown.mjs over a baby in the `tucked` pose that stands at `at` and faces
 * the wearer: padded panel, shoulder straps, waist belt and buckles.
 */
export function carrier({ colour, trim, at: [bx, by, bz] }) {
  const put = (x, y, z) => [bx + x, by + y, bz - z];
  const egg = (p, rx, ry, rz) => ellipsoid({ ...identity, o: put(...p) }, rx, ry, rz);
  const bulk = join(
    0.2,
    egg([0, 0.42, -0.06], 0.58, 0.46, 0.52),
    egg([0, 0.84, -0.06], 0.5, 0.46, 0.46),
    egg([0, 1.14, -0.04], 0.46, 0.3, 0.4),
    limb(put(-0.2, 0.36, 0.02), put(-0.5, 0.46, 0.16), 0.34, 0.3),
    limb(put(0.2, 0.36, 0.02), put(0.5, 0.46, 0.16), 0.34, 0.3),
  );
  const cut = [
    half(put(0, 1.34, 0), [0, 1, -0.35]),
    half(put(0, 0, 0.3), [0, 0, -1]),
    half(put(0.62, 0, 0), [1, 0.12, 0]),
    half(put(-0.62, 0, 0), [-1, 0.12, 0]),
  ];
  const panel = cut.reduce(
    (s, c) => within(s, c, 0.07),
    swell(bulk, (x, y, z) => 0.012 * fbm(x * 4, y * 4, z * 4, 3), 0.04),
  );
  const straps = [-1, 1].map((s) =>
    band(
      [
        put(s * 0.4, 1.12, -0.24),
        put(s * 0.5, 1.42, -0.02),
        [s * 0.56, 1.6, 0.42],
        [s * 0.58, 1.72, 0.06],
        [s * 0.6, 1.5, -0.36],
      ],
      0.34,
    ),
  );
  const belt = tube((t) => [0.94 * Math.sin(t * 2 * Math.PI), by + 0.12, 0.6 * Math.cos(t * 2 * Math.PI)], 0.075, {
    along: 120,
    around: 18,
    closed: true,
    squash: 2.7,
  });
  const seam = stitches(
    (t) => {
      const a = (t - 0.5) * 2.2;
      return put(0.44 * Math.sin(a), 1.1 - 0.02 * Math.cos(a), -0.44 * Math.cos(a) - 0.02);
    },
    40,
    0.011,
  );
  const pocket = place(
    slab(roundedRect(0.56, 0.34, 0.1), 0.06, { edge: 0.03 }),
    rotateX(90),
    move(...put(0, 0.7, -0.53)),
  );
  const clasp = [-1, 1].map((s) =>
    place(
      slab(roundedRect(0.17, 0.24, 0.05), 0.07, { edge: 0.03, around: 60, rings: 5 }),
      frame(put(s * 0.46, 1.3, -0.12), [s * 0.3, 0.4, 0.9]),
    ),
  );
  const cloth = cotton(colour);
  return [
    paint(sculpt(panel, 0.02, { uv: (p) => [p[0], p[1]] }), cloth),
    paint(merge(straps), cloth),
    paint(belt, cloth),
    paint(pocket, cotton(trim)),
    paint(seam, cotton(trim), { cast: false }),
    paint(merge(clasp), material(linear("#4A4246"), { gloss: 0.8, rough: 0.3 })),
  ];
}
