import { merge, paint, sheet, tube } from "../engine/mesh.mjs";
import { noise } from "../engine/noise.mjs";
import { add, lerp, smoothstep, spline } from "../engine/vec.mjs";
import { cotton } from "../parts/fabric.mjs";

/**
 * A wrap dress over the top of a person from grown.mjs: edges crossed on the bodice, gathered and tied under the bust at
 * `from`, falling over a round belly to the hem at `to` in folds that open as they fall. `map` is its print.
 */
export function wrapDress({
  colour,
  map,
  trim,
  from = 0.86,
  to = -3.3,
  belly = 0.5,
  flare = 1.25,
  folds = 13,
  scale = 1.1,
  seed = 1,
}) {
  const at = (u, v) => {
    const a = u * 2 * Math.PI;
    const y = lerp(from, to, v);
    const wide = lerp(0.78, flare, v ** 0.8);
    const deep = lerp(0.54, flare * 0.86, v ** 0.9);
    const front = Math.max(0, Math.cos(a));
    const bump = belly * front ** 1.4 * smoothstep(from + 0.1, 0.25, y) * smoothstep(-1.7, -0.1, y);
    const fold = (0.012 + 0.085 * smoothstep(-0.2, to, y)) * Math.sin(a * folds + 1.6 * noise(a * 2, seed) + 0.5 * v);
    const gather = 0.018 * Math.sin(a * 46) * smoothstep(0.1, 0, v);
    const k = 1 + fold / wide + gather;
    return [Math.sin(a) * wide * k, y, Math.cos(a) * (deep * k + bump)];
  };
  const cloth = sheet(360, 160, at, {
    closedU: true,
    uv: (u, v) => [((u > 0.5 ? u - 1 : u) * 5.4) / scale, (-v * (from - to)) / scale],
  });
  const band = tube(
    (t) => {
      const [x, y, z] = at(t, 0.004);
      return [x * 1.02, y, z * 1.02];
    },
    0.05,
    { along: 200, around: 10, closed: true },
  );
  const hem = tube((t) => at(t, 0.998), 0.035, { along: 400, around: 8, closed: true });
  // The wrap: one front laps over the other and is tied at the side.
  const lap = tube((t) => at(0.1 - 0.07 * t, 0.004 + 0.99 * t).map((c, k) => (k === 1 ? c : c * 1.012)), 0.026, {
    along: 160,
    around: 8,
  });
  const edges = [-1, 1].map((s) =>
    tube((t) => bodice(lerp(s * 0.34, -s * 0.5, t), lerp(1.56, from + 0.02, t)), 0.03, { along: 40, around: 8 }),
  );
  const knot = at(0.1, 0.004);
  const loop = (points, thick) =>
    tube(spline(points.map((d) => add(knot, d))), thick, { along: 40, around: 10, squash: 0.35 });
  const bow = [
    loop(
      [
        [0.02, 0, 0.06],
        [0.2, 0.16, 0.12],
        [0.26, -0.02, 0.1],
        [0.02, -0.01, 0.08],
      ],
      0.05,
    ),
    loop(
      [
        [0, 0, 0.06],
        [-0.18, 0.14, 0.14],
        [-0.24, -0.04, 0.12],
        [0, -0.01, 0.08],
      ],
      0.05,
    ),
    loop(
      [
        [0.02, 0, 0.08],
        [0.08, -0.4, 0.16],
        [0.04, -0.95, 0.26],
      ],
      0.045,
    ),
    loop(
      [
        [-0.02, 0, 0.08],
        [-0.06, -0.36, 0.2],
        [-0.1, -0.8, 0.36],
      ],
      0.045,
    ),
  ];
  return [paint(cloth, cotton(colour, { map })), paint(merge([band, hem, lap, ...edges, ...bow]), cotton(trim))];
}

/** A point on the front of a person's chest (see grown.mjs), just above the cloth. */
function bodice(x, y) {
  const round = Math.max(0.05, 1 - (x / 0.8) ** 2 - ((y - 1.12) / 0.78) ** 2);
  return [x, y, 0.46 * Math.sqrt(round) + 0.075];
}
