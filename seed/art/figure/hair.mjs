import { linear } from "../engine/colour.mjs";
import { paint } from "../engine/mesh.mjs";
import { fbm } from "../engine/noise.mjs";
import { sculpt } from "../engine/sculpt.mjs";
import { carve, half, join, swell, within } from "../engine/sdf.mjs";
import { material } from "../engine/shade.mjs";
import { inverse } from "../engine/transform.mjs";

/** Hair as a dark, softly shining mass. */
export const hairOf = (hex) => material(linear(hex), { gloss: 0.45, rough: 1, sheen: 0.6 });

/** Strands that run from the crown: small ridges by the angle round it, broken up by noise. */
export function strands(at, size, { count = 74, depth = 0.009, crown = [0, 0.75, -0.45] } = {}) {
  const local = inverse(at);
  return (x, y, z) => {
    const [a, b, c] = local([x, y, z]).map((v) => v / size);
    const angle = Math.atan2(a - crown[0], c - crown[2]);
    const far = Math.hypot(a - crown[0], b - crown[1], c - crown[2]);
    const wave = Math.sin(angle * count + 2.6 * fbm(a * 2, b * 2, c * 2, 2) + far * 1.5);
    return size * depth * (0.55 * wave * Math.min(1, far) + 0.8 * fbm(a * 5, b * 5, c * 5, 2));
  };
}

/** A baby's first short hair: a close cap with a soft uneven line and a tuft on top. */
export function babyHair({ at, egg }, size, hex, cell = 0.03) {
  const cap = egg(0, 0.2, -0.12, 1.04, 0.93, 1.0);
  const open = egg(0, -0.32, 0.72, 0.86, 0.92, 0.9);
  const low = half(
    egg(0, -0.42, 0, 1, 1, 1).c,
    [-at.y[0], -at.y[1], -at.y[2]].map((c, k) => c - at.z[k] * 0.35),
  );
  const tuft = [egg(0.05, 1.08, 0.24, 0.16, 0.1, 0.24), egg(0.14, 1.12, 0.4, 0.09, 0.08, 0.14)];
  const combed = swell(join(0.12 * size, cap, tuft), strands(at, size), 0.05 * size);
  const mass = within(carve(combed, open, 0.16 * size), low, 0.12 * size);
  return paint(sculpt(mass, cell * size), hairOf(hex));
}

/** Long hair combed from a centre parting to the nape, ready for a plait or a bun. */
export function combedHair({ at, egg }, size, hex) {
  const cap = egg(0, 0.24, -0.16, 1.04, 1.02, 1.06);
  const open = egg(0, -0.42, 0.96, 0.9, 1.06, 0.98);
  const sides = [1, -1].map((s) => egg(s * 0.8, 0.1, -0.02, 0.27, 0.5, 0.46));
  const parting = egg(0, 1.32, 0.3, 0.018, 0.14, 0.9);
  const mass = carve(carve(join(0.2 * size, cap, sides), open, 0.1 * size), parting, 0.05 * size);
  const nape = egg(0, -0.32, -0.72, 0.62, 0.5, 0.46);
  const comb = strands(at, size, { crown: [0, -0.4, -1.2], count: 54, depth: 0.012 });
  return [paint(sculpt(swell(join(0.16 * size, mass, nape), comb, 0.05 * size), 0.034 * size), hairOf(hex))];
}

/** Short hair swept to one side. */
export function shortHair({ at, egg }, size, hex) {
  const cap = egg(0, 0.28, -0.14, 1.03, 0.98, 1.05);
  const open = egg(0.04, -0.46, 0.98, 0.95, 1.04, 0.92);
  const nape = half(
    egg(0, -0.3, 0, 1, 1, 1).c,
    at.y.map((c, k) => -c + at.z[k] * 0.3),
  );
  const sweep = [
    egg(0.26, 1.04, 0.46, 0.5, 0.24, 0.4),
    egg(-0.34, 1.06, 0.32, 0.46, 0.22, 0.44),
    egg(0.52, 0.86, 0.42, 0.28, 0.24, 0.3),
  ];
  const mass = join(0.16 * size, within(carve(cap, open, 0.12 * size), nape, 0.16 * size), sweep);
  return [
    paint(
      sculpt(
        swell(mass, strands(at, size, { crown: [-0.6, 1, -0.3], count: 44, depth: 0.014 }), 0.05 * size),
        0.034 * size,
      ),
      hairOf(hex),
    ),
  ];
}
