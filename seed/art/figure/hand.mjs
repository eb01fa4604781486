import { ball, merge, place } from "../engine/mesh.mjs";
import { ellipsoid, join, limb } from "../engine/sdf.mjs";
import { frame } from "../engine/transform.mjs";
import { add, cross, dot, mul, sub, unit } from "../engine/vec.mjs";

const grown = { fingers: [0.72, 0.84, 0.78, 0.6], girth: 0.115, base: 0.98, palm: [0.46, 0.2, 0.52] };
const tiny = { fingers: [0.46, 0.52, 0.48, 0.38], girth: 0.14, base: 0.82, palm: [0.48, 0.26, 0.46] };

/**
 * A hand as a field. `dir` points along the fingers, `palm` out of the palm, `size` is the palm's width; `thumb` is 1 or
 * -1 for the side of cross(palm, dir) it is on. `curl` bends the fingers towards the palm (degrees per joint). The
 * answer also carries where the nails sit.
 */
export function hand({ wrist, dir, palm, size, thumb = 1, curl = 14, spread = 10, baby = false, thumbOut = 0.8 }) {
  const form = baby ? tiny : grown;
  const along = unit(dir);
  const side = unit(cross(palm, along));
  const out = unit(cross(along, side));
  const at = (a, s, o) => add(wrist, add(mul(along, a * size), add(mul(side, s * size), mul(out, o * size))));
  const bend = (degrees, sideways) => {
    const a = (degrees * Math.PI) / 180;
    const b = (sideways * Math.PI) / 180;
    return unit(
      add(mul(along, Math.cos(a) * Math.cos(b)), add(mul(out, Math.sin(a)), mul(side, Math.sin(b) * Math.cos(a)))),
    );
  };
  const r = form.girth * size;
  const palmAt = { x: side, y: out, z: along, o: at(0.5, 0, 0) };
  const parts = [ellipsoid(palmAt, form.palm[0] * size, form.palm[1] * size, form.palm[2] * size)];
  const nails = [];
  const nail = (p, q, girth) => {
    const ahead = unit(sub(q, p));
    const back = unit(sub(mul(out, -1), mul(ahead, -dot(out, ahead))));
    return { ...frame(add(q, mul(back, girth * 0.78)), ahead, back), girth };
  };
  form.fingers.forEach((long, k) => {
    const s = (k - 1.5) * 0.255 * -thumb;
    let p = at(form.base - (k === 3 || k === 0 ? 0.07 : 0), s, 0.02);
    const fan = (k - 1.5) * spread * -thumb;
    for (let joint = 0; joint < 3; joint++) {
      const q = add(p, mul(bend(curl * (joint + 0.6), fan), long * size * [0.42, 0.32, 0.26][joint]));
      parts.push(limb(p, q, r * (1 - 0.06 * joint), r * (0.96 - 0.08 * joint)));
      if (joint === 2) nails.push(nail(p, q, r * 0.86));
      p = q;
    }
  });
  const root = at(0.25, 0.32 * thumb, 0.06);
  const mid = add(
    root,
    mul(unit(add(mul(along, 1 - thumbOut * 0.5), add(mul(side, thumb * thumbOut), mul(out, 0.25)))), 0.42 * size),
  );
  const tip = add(
    mid,
    mul(unit(add(mul(along, 1), add(mul(side, thumb * thumbOut * 0.35), mul(out, 0.2)))), (baby ? 0.26 : 0.36) * size),
  );
  parts.push(limb(root, mid, r * 1.4, r * 1.12), limb(mid, tip, r * 1.12, r * 0.95));
  nails.push(nail(mid, tip, r * 0.95));
  return { ...join(0.1 * size, parts), nails };
}

/** The fingernails of a hand, as small meshes. */
export const nailsOf = ({ nails }) =>
  merge(nails.map((f) => place(ball(f.girth * 0.62, f.girth * 0.8, f.girth * 0.3, { detail: 12 }), f)));

const footFrame = (ankle, dir, sole) => frame(ankle, mul(sole, -1), dir);

/** A foot: `dir` towards the toes, `sole` the way the sole looks, `size` its length, `big` the side of the big toe. */
export function foot({ ankle, dir, sole, size, big = 1 }) {
  const f = footFrame(ankle, dir, sole);
  const at = (x, y, z) => add(ankle, add(mul(f.x, x * size), add(mul(f.y, y * size), mul(f.z, z * size))));
  const body = [
    ellipsoid({ ...f, o: at(0, -0.1, -0.02) }, 0.2 * size, 0.2 * size, 0.24 * size),
    ellipsoid({ ...f, o: at(0, -0.14, 0.3) }, 0.23 * size, 0.17 * size, 0.34 * size),
  ];
  const toes = [0.11, 0.085, 0.08, 0.075, 0.065].map((r, k) =>
    ellipsoid(
      { ...f, o: at(big * (0.16 - k * 0.082), -0.16, 0.62 - k * k * 0.016) },
      r * size,
      r * 0.95 * size,
      r * 1.15 * size,
    ),
  );
  return join(0.07 * size, join(0.16 * size, body), toes);
}
