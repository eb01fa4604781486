import { linear } from "../engine/colour.mjs";
import { absorbTo } from "../engine/glass.mjs";
import { lathe, merge, paint, place, profile, sheet, tube } from "../engine/mesh.mjs";
import { material } from "../engine/shade.mjs";
import { move } from "../engine/transform.mjs";

/** Clear or coloured glass: `hex` is what white becomes through a unit of it. */
export const glass = (hex, { depth = 1, bend = 0.12, milk = 0 } = {}) =>
  material(linear(hex), { gloss: 1.2, rough: 0.08, clear: { absorb: absorbTo(linear(hex), depth), bend, milk } });

/**
 * A see-through bottle holding a liquid up to height `fill`: the liquid, then the glass round it, from one outline of
 * [radius, y, corner] points. `wall` is the glass's thickness.
 */
export function filledBottle({ outline, fill, liquid, tinted, section, wall = 0.05 }) {
  const inner = [];
  for (const [r, y, round] of outline) {
    if (y > fill) break;
    inner.push([Math.max(0.001, r - wall), Math.max(y, outline[0][1] + wall), round]);
  }
  inner.push([inner.at(-1)[0], fill, 0.02], [0.001, fill]);
  return [
    paint(lathe(profile(inner, { fine: 12 }), { around: 128, section }), liquid),
    paint(lathe(profile(outline, { fine: 12 }), { around: 160, section }), tinted),
  ];
}

/** A paper label round the front of a bottle of radius `r`, from y0 to y1 over `degrees`. */
export function wrapLabel({ map, colour = "#FFFFFF", r, y0, y1, degrees = 190, section = () => 1 }) {
  const reach = (degrees * Math.PI) / 180;
  const mesh = sheet(120, 8, (u, v) => {
    const a = (u - 0.5) * reach;
    const k = (r + 0.006) * section(a);
    return [k * Math.sin(a), y0 + (y1 - y0) * v, k * Math.cos(a)];
  });
  return paint(mesh, material(linear(colour), { map, gloss: 0.25, rough: 0.5 }));
}

/** A dropper on a neck at height y: ribbed collar, rubber bulb, and the glass pipette that hangs to `down`. */
export function dropper({ y, radius = 0.26, collar, bulb, down }) {
  const band = lathe(
    profile([
      [0.001, y],
      [radius, y, 0.02],
      [radius, y + 0.3, 0.03],
      [0.001, y + 0.3],
    ]),
    { around: 240, section: (a, v) => (v > 0.15 && v < 0.85 ? 1 + 0.012 * Math.cos(a * 54) : 1) },
  );
  const teat = lathe(
    profile([
      [0.17, y + 0.28],
      [0.17, y + 0.36, 0.03],
      [0.15, y + 0.42, 0.05],
      [0.16, y + 0.7, 0.1],
      [0.1, y + 0.86, 0.1],
      [0.001, y + 0.88],
    ]),
    { around: 64 },
  );
  const pipe = tube(
    (t) => [0, y - 0.02 + (down - y) * t, 0],
    (t) => 0.05 - 0.02 * Math.max(0, t - 0.85) * 6,
    { along: 40, around: 20 },
  );
  return [
    paint(band, material(linear(collar), { gloss: 1.1, rough: 0.3 })),
    paint(teat, material(linear(bulb), { gloss: 0.3, rough: 0.7, sheen: 0.2 })),
    paint(pipe, material(linear("#F2F4F2"), { gloss: 0.6, rough: 0.2 })),
  ];
}

/** A comb applicator cap on a neck at height y: a ribbed collar and two rows of rounded teeth. */
export function combCap({ y, radius, colour, teeth = 7 }) {
  const base = lathe(
    profile([
      [0.001, y],
      [radius, y, 0.02],
      [radius, y + 0.32, 0.05],
      [radius * 0.8, y + 0.4, 0.04],
      [0.001, y + 0.4],
    ]),
    { around: 240, section: (a, v) => (v > 0.12 && v < 0.6 ? 1 + 0.01 * Math.cos(a * 54) : 1) },
  );
  const pins = [-0.09, 0.09].flatMap((z) =>
    Array.from({ length: teeth }, (_, k) => {
      const x = ((k - (teeth - 1) / 2) / teeth) * radius * 2.3;
      return place(
        tube(
          (t) => [0, 0.36 * t, 0],
          (t) => 0.036 - 0.01 * t,
          { along: 12, around: 10 },
        ),
        move(x, y + 0.44, z),
      );
    }),
  );
  const bridge = place(
    tube((t) => [(t - 0.5) * radius * 2.2, 0, 0], 0.085, { along: 20, around: 16, squash: 1.4 }),
    move(0, y + 0.44, 0),
  );
  return paint(merge([base, bridge, ...pins]), material(linear(colour), { gloss: 0.9, rough: 0.3 }));
}
