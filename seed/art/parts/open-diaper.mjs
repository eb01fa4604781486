import { merge, paint, place, sheet, tube } from "../engine/mesh.mjs";
import { noise } from "../engine/noise.mjs";
import { frame } from "../engine/transform.mjs";
import { clamp, cross, curve, smoothstep, sub, unit } from "../engine/vec.mjs";
import { snapCap } from "./diaper.mjs";
import { binding, fleece, plastic, shell } from "./fabric.mjs";

/** Half the width of the cut at s (0 front waist, 1 back waist), in scene units: panel, crotch, wings. */
const HALF = curve([
  [0, 0.78],
  [0.02, 0.86],
  [0.1, 0.9],
  [0.2, 0.84],
  [0.32, 0.56],
  [0.5, 0.42],
  [0.64, 0.56],
  [0.74, 0.86],
  [0.82, 1.2],
  [0.88, 1.32],
  [0.95, 1.31],
  [0.985, 1.22],
  [1, 1.1],
]);
const LENGTH = 3;

/** The print's coordinates on the cut. */
const cloth = (scale) => (u, v) => [((u * 2 - 1) * HALF(v)) / scale, (-v * LENGTH) / scale];

/**
 * A point of the opened cut lying flat: x across, z along (front waist towards us), y up. `lift` raises it along the
 * cloth's face; leg edges ripple because elastic draws them in.
 */
function cut(seed, gather) {
  return (s, t, lift = 0) => {
    const leg = smoothstep(0.16, 0.28, s) * smoothstep(0.84, 0.72, s);
    const rim = smoothstep(0.6, 1, Math.abs(t));
    const ripple = leg * rim * rim * 0.035 * Math.sin(s * 112 + Math.sign(t) + 1.8 * noise(s * 9, seed)) * gather;
    const waist = smoothstep(0.87, 0.94, s) * smoothstep(0.62, 0.4, Math.abs(t)) * 0.02 * Math.sin(t * 62) * gather;
    const soft = 0.02 * noise(t * 2.2, s * 6, seed);
    return [t * HALF(s), ripple + waist + soft + lift, (0.5 - s) * LENGTH];
  };
}

/** Elastic draws the sides up into a boat and the waist ends towards each other. */
export const boat =
  (depth = 1) =>
  ([x, y, z]) => {
    const side =
      0.42 * depth * smoothstep(0.22, 0.75, Math.abs(x)) * smoothstep(1.35, 0.4, Math.abs(z)) * (1 + 0.2 * Math.abs(x));
    const ends = 0.24 * depth * (Math.abs(z) / 1.5) ** 2.4;
    return [x * (1 - 0.12 * depth * smoothstep(1.2, 0.3, Math.abs(z))), y + side + ends, z * (1 - 0.05 * depth)];
  };

/**
 * The opened diaper. `pose` bends the flat cut into place; `inside` is the material of the face that touches skin.
 * Leave `snaps` out for a plain layer.
 */
export function openDiaper({
  map,
  edge,
  snaps,
  pose = boat(),
  inside = fleece(),
  seed = 1,
  gather = 1,
  detail = 1,
  thick = 0.05,
  scale = 0.95,
}) {
  const flat = cut(seed, gather);
  const at = (s, t, lift) => pose(flat(clamp(s), t, lift));
  const [across, along] = [Math.round(140 * detail), Math.round(240 * detail)];
  const face = (lift, flip, uv) => sheet(across, along, (u, v) => at(v, u * 2 - 1, lift), { flip, uv });
  const rims = [
    ...[-1, 1].map((side) => tube((k) => at(k, side, 0), 0.026, { along: Math.round(300 * detail), around: 8 })),
    ...[0, 1].map((end) => tube((k) => at(end, k * 2 - 1, 0), 0.026, { along: Math.round(140 * detail), around: 8 })),
  ];
  const meshes = [
    paint(
      face(thick / 2, false, (u, v) => [(u * 2 - 1) * HALF(v), v * LENGTH]),
      inside,
    ),
    paint(face(-thick / 2, true, cloth(scale)), shell(map)),
    paint(merge(rims), binding(edge)),
  ];
  if (snaps) {
    const cap = snapCap();
    const places = [
      ...[0.05, 0.105].flatMap((s) => [-0.72, -0.54, -0.36, -0.18, 0.18, 0.36, 0.54, 0.72].map((x) => [s, x])),
      ...[0.2, 0.26, 0.32].flatMap((s) => [-0.24, -0.08, 0.08, 0.24].map((x) => [s, x])),
      ...[-1.2, 1.2].flatMap((x) => [
        [0.88, x],
        [0.95, x],
      ]),
    ];
    const caps = places.map(([s, x]) => {
      const t = x / HALF(s);
      const p = at(s, t, -thick / 2);
      const n = unit(cross(sub(at(s + 0.004, t), at(s - 0.004, t)), sub(at(s, t + 0.004), at(s, t - 0.004))));
      return place(cap, frame(p, n));
    });
    meshes.push(paint(merge(caps), plastic(snaps)));
  }
  return meshes;
}
