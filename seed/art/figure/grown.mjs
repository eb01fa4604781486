import { linear } from "../engine/colour.mjs";
import { ball, lathe, merge, paint, place, profile } from "../engine/mesh.mjs";
import { fbm } from "../engine/noise.mjs";
import { sculpt } from "../engine/sculpt.mjs";
import { carve, ellipsoid, join, limb, swell } from "../engine/sdf.mjs";
import { material } from "../engine/shade.mjs";
import { identity, move } from "../engine/transform.mjs";
import { add, lerp, smoothstep, sub } from "../engine/vec.mjs";
import { cotton } from "../parts/fabric.mjs";
import { arm } from "./arm.mjs";
import { head } from "./head.mjs";
import { skinOf } from "./skin.mjs";

/** Half the width of a grown head, in the same units as the babies (whose heads are 0.5). */
export const GROWN_HEAD = 0.6;

const gold = material(linear("#E0A33A"), { gloss: 1.6, rough: 0.3 });

/**
 * A grown person from the waist up, at the waist, facing +z. `hair(head)` makes the hair; `top` is { colour, map, trim,
 * sleeve } with sleeve as in arm.mjs; `arms` are two arms without tone and sleeve; `jewels` adds earrings, `lap`
 * the knees of someone who sits.
 */
export function person({ headAt, tone, face, eyes, hair, top, arms, jewels, build = 1, lap = false, neckline = 0.3 }) {
  const h = head({ at: headAt, size: GROWN_HEAD, tone, face, kind: "grown", eyes });
  const chin = h.put(0, -0.55, -0.1);
  const neck = [0, 1.72, -0.04];
  const wide = 0.78 * build;
  const at = (o) => ({ ...identity, o });
  const trunk = join(
    0.35,
    ellipsoid(at([0, 1.12, 0]), wide, 0.72, 0.46),
    ellipsoid(at([0, 0.4, 0.02]), wide * 0.86, 0.7, 0.46),
    ellipsoid(at([0, -0.6, 0]), wide * 1.06, 0.9, 0.56),
    limb([-wide * 0.82, 1.42, -0.05], [wide * 0.82, 1.42, -0.05], 0.25),
    limb([0, 1.3, 0], neck, 0.3, 0.24),
    lap ? [-1, 1].map((s) => limb([s * 0.4, -0.75, 0.2], [s * 0.62, -0.8, 1.7], 0.46, 0.4)) : [],
  );
  const throat = join(
    0.18,
    limb(add(neck, [0, -0.5, 0.06]), chin, 0.26, 0.25),
    limb([-0.5, 1.44, 0], [0.5, 1.44, 0], 0.2),
  );
  const folds = (x, y, z) => 0.05 + 0.026 * fbm(x * 2.2 + y * 0.6, y * 1.3, z * 2.2, 3);
  const scoop = ellipsoid(at([0, 1.78, 0.24]), neckline, 0.5, 0.55);
  const dress = carve(swell(trunk, folds, 0.1), scoop, 0.04);
  const scale = top.scale ?? 0.9;
  const uv = ([x, y, z]) => {
    const onLap = smoothstep(0.45, 0.8, z);
    return [lerp(Math.atan2(x, z + 0.4) * 0.8, x, onLap) / scale, (y - Math.max(0, z - 0.5)) / scale];
  };
  return [
    ...h.meshes,
    ...hair(h),
    paint(sculpt(throat, 0.022), skinOf(tone)),
    paint(sculpt(dress, 0.024, { uv }), cotton(top.colour, { map: top.map })),
    ...arms.flatMap((a) =>
      arm({ tone, sleeve: { colour: top.colour, map: top.map, trim: top.trim, ...top.sleeve }, ...a }),
    ),
    ...(jewels ? [1, -1].flatMap((s) => jhumka(h.put(s * 1.02, -0.3, -0.04))) : []),
  ];
}

/** A bell earring hanging from the lobe. */
function jhumka(at) {
  const bell = place(
    lathe(
      profile([
        [0.001, 0.1],
        [0.03, 0.09, 0.02],
        [0.075, 0, 0.02],
        [0.001, -0.01],
      ]),
      { around: 24 },
    ),
    move(...sub(at, [0, 0.13, 0])),
  );
  const beads = [
    place(ball(0.035, 0.035, 0.035, { detail: 12 }), move(...at)),
    place(ball(0.022, 0.022, 0.022, { detail: 10 }), move(...sub(at, [0, 0.165, 0]))),
  ];
  return [paint(merge([bell, ...beads]), gold)];
}
