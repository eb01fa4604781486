import { merge, paint, tube } from "../engine/mesh.mjs";
import { fbm } from "../engine/noise.mjs";
import { sculpt } from "../engine/sculpt.mjs";
import { ellipsoid, half, join, limb, onto, swell, within } from "../engine/sdf.mjs";
import { frame } from "../engine/transform.mjs";
import { add, cross, dot, mix, mul, sub, unit } from "../engine/vec.mjs";
import { binding, shell } from "../parts/fabric.mjs";

/**
 * Texture coordinates that wrap a print round a ball without stretching where we look: distance and direction from the
 * point of the ball that faces `towards`.
 */
function wrapUv(middle, towards, up, scale) {
  const z = unit(towards);
  const x = unit(cross(up, z));
  const y = cross(z, x);
  return (p) => {
    const v = sub(p, middle);
    const r = Math.hypot(...v);
    const [a, b, c] = [dot(v, x), dot(v, y), dot(v, z)];
    const flat = Math.hypot(a, b) || 1e-6;
    const k = (Math.acos(Math.max(-1, Math.min(1, c / r))) * r) / flat / scale;
    return [a * k, b * k];
  };
}

/** A ring round a limb where the cloth is gathered by elastic. */
function ruffle(middle, axis, radius, seed) {
  const f = frame(middle, axis);
  return tube(
    (t) => {
      const a = t * 2 * Math.PI;
      const wave = 0.02 * Math.sin(a * 19 + seed) + 0.006 * Math.sin(a * 7);
      const r = radius + 0.012 * Math.sin(a * 19 + seed + 1.4);
      return add(middle, add(mul(f.x, r * Math.cos(a)), add(mul(f.z, r * Math.sin(a)), mul(f.y, wave))));
    },
    0.026,
    { along: 240, around: 10, closed: true },
  );
}

/**
 * The diaper on a baby: puffed cloth round the hips with gathered legs and a soft waist. `towards` is where the print
 * should lie true (usually the viewer, in the pose's space).
 */
export function wornDiaper({ pose, map, edge, towards, scale = 0.62 }) {
  const { pelvis, belly, legs } = pose;
  const spine = unit(sub(belly, pelvis));
  const seat = pose.seat ?? pelvis;
  const ends = legs.map(({ hip, knee }) => mix(hip, knee, pose.legCover ?? 0.38));
  // Each leg is cut where the thigh leaves it before it joins the rest: a plane through the whole would cut the tummy too.
  const sleeves = legs.map(({ hip }, k) =>
    within(limb(hip, add(ends[k], mul(sub(ends[k], hip), 0.4)), 0.325, 0.295), half(ends[k], sub(ends[k], hip)), 0.03),
  );
  const bulk = join(0.14, ellipsoid(frame(seat, spine), 0.48, 0.44, 0.46), sleeves);
  const waist = add(pelvis, mul(spine, pose.waist ?? 0.34));
  const folds = (x, y, z) => 0.016 * fbm(x * 4.5, y * 4.5, z * 4.5, 3);
  const cloth = within(swell(bulk, folds, 0.05), half(waist, spine), 0.04);
  const trim = legs.map(({ hip }, k) => ruffle(ends[k], sub(ends[k], hip), 0.285, k * 2));
  const f = frame(waist, spine);
  const band = tube(
    (t) => {
      const a = t * 2 * Math.PI;
      return onto(
        cloth,
        add(add(waist, mul(spine, -0.03)), add(mul(f.x, 0.6 * Math.cos(a)), mul(f.z, 0.6 * Math.sin(a)))),
      ).p;
    },
    0.022,
    { along: 120, around: 8, closed: true },
  );
  return [
    paint(sculpt(cloth, 0.014, { uv: wrapUv(seat, towards, spine, scale) }), shell(map)),
    paint(merge([...trim, band]), binding(edge)),
  ];
}
