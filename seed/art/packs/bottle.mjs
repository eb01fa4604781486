import { linear } from "../engine/colour.mjs";
import { lathe, merge, paint, profile, tube } from "../engine/mesh.mjs";
import { material } from "../engine/shade.mjs";
import { spline } from "../engine/vec.mjs";

const smoothPlastic = (hex, gloss = 0.9, map) => material(linear(hex), { gloss, rough: 0.3, map });

/** A rounded-square or oval section: `flat` below 1 narrows the depth, `power` above 2 squares the corners. */
export const ovalSection =
  (flat = 0.7, power = 2.6) =>
  (a) => {
    const c = Math.abs(Math.sin(a)) ** power + (Math.abs(Math.cos(a)) / flat) ** power;
    return c ** (-1 / power);
  };

/** A bottle's body from its outline, with the label wrapped once round (middle at the front). */
export function bottleBody({ outline, map, colour, gloss, section }) {
  const rows = profile(outline, { fine: 14 });
  const body = lathe(rows, { around: 192, section });
  const [bottom, top] = [outline[0][1], outline.at(-1)[1]];
  const t = new Float32Array(body.t.length);
  for (let k = 0; k < t.length / 2; k++) {
    t[k * 2] = body.t[k * 2];
    t[k * 2 + 1] = (body.p[k * 3 + 1] - bottom) / (top - bottom);
  }
  return paint({ ...body, t }, smoothPlastic(colour, gloss, map));
}

/** A lotion pump on a neck at height y: collar, stem, head and nozzle pointing to `side` (-1 left, 1 right). */
export function pumpHead({ y, radius = 0.3, colour, side = -1 }) {
  const collar = lathe(
    profile([
      [0.001, y - 0.02],
      [radius, y - 0.02],
      [radius, y + 0.26, 0.05],
      [radius * 0.5, y + 0.3, 0.04],
      [radius * 0.4, y + 0.42, 0.02],
      [0.001, y + 0.42],
    ]),
    { around: 144, section: (a, v) => (v < 0.55 ? 1 + 0.012 * Math.cos(a * 36) : 1) },
  );
  const stem = lathe(
    profile([
      [0.07, y + 0.36],
      [0.07, y + 0.62],
      [0.001, y + 0.62],
    ]),
    { around: 32 },
  );
  const head = lathe(
    profile([
      [0.001, y + 0.6],
      [radius * 0.62, y + 0.6, 0.05],
      [radius * 0.68, y + 0.78, 0.08],
      [0.001, y + 0.83],
    ]),
    { around: 64 },
  );
  const spout = tube(
    spline([
      [0, y + 0.72, 0],
      [side * 0.26, y + 0.73, 0],
      [side * 0.5, y + 0.7, 0],
      [side * 0.6, y + 0.61, 0],
    ]),
    (t) => 0.085 - 0.025 * t,
    { along: 30, around: 20 },
  );
  return paint(merge([collar, stem, head, spout]), smoothPlastic(colour));
}
