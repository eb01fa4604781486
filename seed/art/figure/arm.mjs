import { linear } from "../engine/colour.mjs";
import { merge, paint, tube } from "../engine/mesh.mjs";
import { fbm } from "../engine/noise.mjs";
import { sculpt } from "../engine/sculpt.mjs";
import { half, join, limb, sphere, swell, within } from "../engine/sdf.mjs";
import { material } from "../engine/shade.mjs";
import { frame } from "../engine/transform.mjs";
import { add, mix, mul, sub, unit } from "../engine/vec.mjs";
import { cotton } from "../parts/fabric.mjs";
import { hand, nailsOf } from "./hand.mjs";
import { nailOf, skinOf } from "./skin.mjs";

/**
 * A grown arm from shoulder to fingertips. `sleeve` { colour, map, to } covers it, `to` from 0 (shoulder) over 1 (elbow)
 * to 2 (wrist); `bangles` are hex colours from the wrist up.
 */
export function arm({
  shoulder,
  elbow,
  wrist,
  dir,
  palm,
  thumb,
  curl,
  spread,
  thumbOut,
  tone,
  sleeve,
  bangles = [],
  girth = 1,
  cell = 0.018,
}) {
  const r = [0.3, 0.235, 0.21, 0.135].map((v) => v * girth);
  const h = hand({ wrist, dir, palm, thumb, curl, spread, thumbOut, size: 0.36 });
  const bare = join(
    0.12,
    limb(shoulder, elbow, r[0], r[1]),
    limb(elbow, mix(elbow, wrist, 0.4), r[1], r[2]),
    limb(mix(elbow, wrist, 0.4), wrist, r[2], r[3]),
    h,
  );
  const meshes = [paint(sculpt(bare, cell), skinOf(tone)), paint(nailsOf(h), nailOf(tone), { cast: false })];
  if (sleeve) meshes.push(...sleeveOf({ shoulder, elbow, wrist, r, ...sleeve }));
  const up = unit(sub(elbow, wrist));
  bangles.forEach((hex, k) => {
    const middle = add(wrist, mul(up, 0.13 + k * 0.062));
    meshes.push(
      paint(
        ring(middle, add(up, [0.05 * Math.sin(k * 2.1), 0, 0.04]), 0.168 * girth, 0.02),
        material(linear(hex), { gloss: 1.4, rough: 0.25 }),
      ),
    );
  });
  return meshes;
}

/** A thin hoop. */
export function ring(middle, axis, radius, thick) {
  const f = frame(middle, axis);
  return tube(
    (t) => add(middle, add(mul(f.x, radius * Math.cos(t * 2 * Math.PI)), mul(f.z, radius * Math.sin(t * 2 * Math.PI)))),
    thick,
    { along: 64, around: 10, closed: true },
  );
}

function sleeveOf({ shoulder, elbow, wrist, r, colour, map, trim, to, scale = 0.9 }) {
  const end = to <= 1 ? mix(shoulder, elbow, to) : mix(elbow, wrist, to - 1);
  const before = to <= 1 ? shoulder : elbow;
  const axis = unit(sub(end, before));
  const creases = (x, y, z) =>
    0.05 +
    0.03 * fbm(x * 2.6 + y, y * 3.4, z * 2.6, 3) +
    0.012 * Math.sin((x * axis[0] + y * axis[1] + z * axis[2]) * 17 + 3 * fbm(x * 2, y * 2, z * 2, 2));
  const stop = (s) => within(s, half(end, axis), 0.01);
  const parts =
    to <= 1
      ? [stop(limb(shoulder, end, r[0], r[1] * 1.06))]
      : [
          limb(shoulder, elbow, r[0], r[1] * 1.04),
          sphere(elbow, r[1] * 1.05),
          stop(limb(elbow, end, r[1] * 1.02, r[2] * 1.08)),
        ];
  const cut = swell(join(0.1, parts), creases, 0.12);
  const f = frame(shoulder, sub(elbow, shoulder));
  const uv = (p) => {
    const v = sub(p, shoulder);
    const [a, b, c] = [f.x, f.y, f.z].map((e) => v[0] * e[0] + v[1] * e[1] + v[2] * e[2]);
    return [(Math.atan2(a, c) * 0.3) / scale, -b / scale];
  };
  const girth = (to <= 1 ? r[1] * 1.06 : r[2] * 1.08) + 0.05;
  return [
    paint(sculpt(cut, 0.02, { uv }), cotton(colour, { map })),
    paint(merge([ring(end, axis, girth, 0.03)]), cotton(trim ?? colour)),
  ];
}
