import { lathe, merge, paint, place, profile, tube } from "../engine/mesh.mjs";
import { move, rotateY, rotateZ } from "../engine/transform.mjs";
import { lerp, spline } from "../engine/vec.mjs";
import { clearPlastic } from "./feeding.mjs";
import { satin, silicone } from "./matter.mjs";

/** Pumps and brushes: moulded things for mothers. */

/** The scalp brush resting teeth down: a domed palm piece, ring handle, rows of soft teeth. */
export function scalpBrush({ shell, teeth }) {
  const dome = lathe(
    profile(
      [
        [0.001, 0.3],
        [0.95, 0.3, 0.05],
        [1.0, 0.4, 0.06],
        [0.9, 0.62, 0.2],
        [0.5, 0.82, 0.3],
        [0.001, 0.86],
      ],
      { fine: 14 },
    ),
    { around: 120 },
  );
  const handle = place(
    tube(
      (t) => {
        const a = lerp(-0.12, Math.PI + 0.12, t);
        return [0.62 * Math.cos(a), 0.66 + 0.68 * Math.sin(a), 0];
      },
      0.13,
      { along: 70, around: 24, squash: 1.5 },
    ),
    rotateY(0),
  );
  const pad = lathe(
    profile([
      [0.001, 0.24],
      [0.9, 0.24, 0.04],
      [0.92, 0.31],
      [0.001, 0.31],
    ]),
    { around: 96 },
  );
  const pins = [];
  for (const [r, n] of [
    [0, 1],
    [0.2, 6],
    [0.4, 14],
    [0.6, 22],
    [0.8, 41],
  ]) {
    for (let k = 0; k < n; k++) {
      const a = (k / n) * 2 * Math.PI + r * 3;
      pins.push(
        place(
          tube(
            (t) => [0, lerp(0.28, r === 0.8 ? 0.04 : 0.02, t), 0],
            (t) => 0.05 - 0.018 * t,
            { along: 8, around: 10 },
          ),
          move(r * Math.cos(a), 0, r * Math.sin(a)),
        ),
      );
    }
  }
  return [paint(merge([dome, handle]), satin(shell, { gloss: 0.8 })), paint(merge([pad, ...pins]), silicone(teeth))];
}

/** A breast shield with its neck, opening along +y from the origin. */
export const shield = () =>
  lathe(
    profile(
      [
        [0.2, -0.3],
        [0.2, 0.3, 0.16],
        [0.32, 0.5, 0.2],
        [0.78, 0.84, 0.12],
        [0.86, 0.88, 0.05],
        [0.82, 0.94, 0.04],
        [0.3, 0.58, 0.2],
        [0.16, 0.36, 0.1],
        [0.16, -0.1],
      ],
      { fine: 14 },
    ),
    { around: 120 },
  );

/** The manual pump standing on its 120 ml cup: shield, dome with membrane, lever, cup with marks. */
export function manualPump({ body, accent, fill = 0.35 }) {
  const outline = [
    [0.001, 0],
    [0.66, 0, 0.14],
    [0.68, 0.5, 0.2],
    [0.6, 0.8, 0.15],
    [0.56, 0.95],
  ];
  const cup = paint(lathe(profile(outline, { fine: 14 }), { around: 120 }), clearPlastic("#EAF2F4"));
  const milk = paint(
    lathe(
      profile([
        [0.001, 0.05],
        [0.6, 0.05, 0.1],
        [0.635, fill],
        [0.001, fill],
      ]),
      { around: 96 },
    ),
    satin("#FFF8EA", { gloss: 0.4 }),
  );
  const collar = lathe(
    profile([
      [0.001, 0.9],
      [0.64, 0.9, 0.03],
      [0.64, 1.12, 0.05],
      [0.4, 1.18, 0.05],
      [0.3, 1.5, 0.1],
      [0.001, 1.5],
    ]),
    { around: 240, section: (a, v) => (v < 0.35 && v > 0.12 ? 1 + 0.01 * Math.cos(a * 48) : 1) },
  );
  const neck = tube(
    spline([
      [0, 1.3, 0],
      [0, 1.62, 0],
      [0.06, 1.86, 0],
      [0.3, 2.06, 0],
    ]),
    (t) => 0.3 - 0.06 * t,
    { along: 40, around: 32 },
  );
  const dome = place(
    lathe(
      profile([
        [0.001, 0],
        [0.36, 0, 0.03],
        [0.38, 0.14, 0.05],
        [0.3, 0.26, 0.08],
        [0.001, 0.3],
      ]),
      { around: 64 },
    ),
    move(-0.06, 1.9, 0),
  );
  const cone = place(shield(), rotateZ(-56), move(0.42, 2.12, 0));
  const lever = tube(
    spline([
      [-0.04, 2.28, 0],
      [-0.3, 2.38, 0],
      [-0.62, 2.2, 0],
      [-0.86, 1.7, 0],
      [-0.94, 1.1, 0],
      [-0.9, 0.72, 0],
    ]),
    (t) => 0.1 + 0.07 * Math.sin(t * Math.PI),
    { along: 80, around: 24, squash: 1.7 },
  );
  return [
    milk,
    paint(merge([collar, neck]), satin(body, { gloss: 0.6 })),
    paint(dome, silicone(accent)),
    paint(lever, satin(accent, { gloss: 0.6 })),
    paint(cone, silicone("#FFF3EE")),
    cup,
  ];
}
