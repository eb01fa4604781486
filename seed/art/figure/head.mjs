import { linear } from "../engine/colour.mjs";
import { ball, merge, paint, place } from "../engine/mesh.mjs";
import { sculpt } from "../engine/sculpt.mjs";
import { carve, ellipsoid, join, onto } from "../engine/sdf.mjs";
import { material } from "../engine/shade.mjs";
import { apply, frame, inverse, turn } from "../engine/transform.mjs";
import { add, mul, unit } from "../engine/vec.mjs";
import { faceUv } from "./faces.mjs";
import { skinOf } from "./skin.mjs";

/**
 * A head in its own units (1 is half its width): `at` places and turns it, `size` is that half width. Answers with the
 * field, the helper that puts local points in the scene, and the meshes without hair.
 */
export function head({ at, size, tone, face, kind = "baby", eyes = true, cell = 0.03, lookX = 0, lookY = 0 }) {
  const put = (x, y, z) => apply(at, [x * size, y * size, z * size]);
  const egg = (x, y, z, rx, ry, rz) => ellipsoid({ ...at, o: put(x, y, z) }, rx * size, ry * size, rz * size);
  const ear = (s) =>
    carve(
      join(0.06 * size, egg(s * 1.0, -0.1, -0.08, 0.1, 0.22, 0.17)),
      egg(s * 1.12, -0.09, 0.0, 0.07, 0.14, 0.1),
      0.05 * size,
    );
  const forms = {
    baby: () => [
      egg(0, 0.12, -0.06, 1, 0.94, 1),
      egg(0.36, -0.34, 0.38, 0.46, 0.42, 0.46),
      egg(-0.36, -0.34, 0.38, 0.46, 0.42, 0.46),
      egg(0, -0.56, 0.42, 0.36, 0.3, 0.4),
    ],
    grown: () => [
      egg(0, 0.2, -0.12, 0.96, 0.98, 1.02),
      egg(0, -0.3, 0.2, 0.76, 0.72, 0.66),
      egg(0.36, -0.3, 0.34, 0.4, 0.4, 0.44),
      egg(-0.36, -0.3, 0.34, 0.4, 0.4, 0.44),
      egg(0, -0.82, 0.4, 0.32, 0.26, 0.32),
    ],
  };
  const nose =
    kind === "baby"
      ? [egg(0, -0.26, 0.92, 0.1, 0.08, 0.09)]
      : [egg(0, -0.2, 0.9, 0.1, 0.085, 0.12), egg(0, 0.02, 0.84, 0.06, 0.26, 0.07)];
  const skull = join(0.22 * size, forms[kind]());
  const field = join(0.09 * size, join(0.1 * size, skull, nose), ear(1), ear(-1));
  const local = inverse(at);
  const uv = (p) => faceUv(local(p).map((c) => c / size));
  const meshes = [paint(sculpt(field, cell * size, { uv }), skinOf(tone, face))];
  if (eyes) meshes.push(...openEyes({ skull, at, put, size, lookX, lookY, kind }));
  return { field, skull, put, egg, meshes };
}

/** Two bright dark eyes set on the face, each with a small light in it. */
function openEyes({ skull, at, put, size, lookX, lookY, kind }) {
  const wet = material(linear("#2A1512"), { gloss: 1.6, rough: 0.1 });
  const light = material([1, 1, 1], { glow: [0.5, 0.5, 0.5] });
  const [x, y, rx, ry] = kind === "baby" ? [0.36, -0.06, 0.125, 0.155] : [0.36, -0.01, 0.1, 0.12];
  const beads = [];
  const glints = [];
  for (const s of [-1, 1]) {
    const { p, n } = onto(skull, put(s * x + lookX, y + lookY, 1.1));
    const out = unit(add(mul(n, 0.6), mul(at.z, 0.6)));
    const seat = { ...frame(p, at.y, out), o: p };
    beads.push(place(ball(rx * size, ry * size, 0.06 * size, { detail: 24 }), seat));
    const shine = add(p, add(turn(seat, [-0.035 * size, 0.05 * size, 0]), mul(seat.z, 0.052 * size)));
    glints.push(place(ball(0.03 * size, 0.034 * size, 0.014 * size, { detail: 10 }), { ...seat, o: shine }));
  }
  return [paint(merge(beads), wet), paint(merge(glints), light, { cast: false })];
}
