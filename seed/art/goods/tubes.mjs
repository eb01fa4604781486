import { linear } from "../engine/colour.mjs";
import { lathe, paint, profile, sheet } from "../engine/mesh.mjs";
import { material } from "../engine/shade.mjs";
import { lerp, smoothstep } from "../engine/vec.mjs";
import { plastic, printed, steel } from "./bodies.mjs";

/**
 * A squeeze tube standing on its cap. `w` is the crimp's width, `a` and `b` the half axes of the shoulder above the cap,
 * `h` the body's height over a cap `capHeight` tall. The label is printed on the front, `h` tall.
 */
export function softTube({
  map,
  colour,
  w = 1.2,
  a = 0.46,
  b = 0.4,
  h = 2.3,
  capHeight = 0.5,
  gloss = 0.6,
  rough = 0.35,
  pressed = 0.9,
  wide = w,
}) {
  const body = sheet(
    150,
    110,
    (u, v) => {
      const t = (u - 0.5) * 2 * Math.PI;
      const press = smoothstep(0, 1, v) ** pressed;
      const k = 0.86 + 0.14 * smoothstep(0, 0.04, v);
      const half = lerp(a, w / 2, smoothstep(0, 0.92, v)) * k;
      const deep = lerp(b, 0.018, press) * k;
      const crease = 0.012 * Math.sin(v * 9 + Math.sin(t) * 2) * smoothstep(0.4, 0.9, v) * (1 - v);
      return [half * Math.sin(t), capHeight - 0.01 + v * h, (deep + crease) * Math.cos(t)];
    },
    { closedU: true },
  );
  const top = capHeight - 0.01 + h;
  const seal = sheet(60, 6, (u, v) => [(u - 0.5) * w, top + v * 0.13, 0.007 * Math.sin(u * 170)]);
  return [
    paint(printed(body, wide, capHeight, top), plastic(colour, { map, gloss, rough })),
    paint(seal, plastic(colour, { gloss, rough })),
  ];
}

const oval = (a, b) => (t) => 1 / Math.hypot(Math.sin(t), (Math.cos(t) * a) / b);

/** A flat flip cap as wide as the shoulder, with the line where it opens. */
export function tubeFlip({ a, b, h, colour, gloss = 0.8 }) {
  const at = h * 0.62;
  return paint(
    lathe(
      profile(
        [
          [0.001, 0],
          [a, 0, 0.05],
          [a * 1.01, at - 0.01, 0.01],
          [a - 0.015, at - 0.004],
          [a - 0.015, at + 0.006],
          [a * 1.01, at + 0.012, 0.01],
          [a * 0.99, h, 0.03],
          [0.001, h],
        ],
        { fine: 12 },
      ),
      { around: 144, section: oval(a, b) },
    ),
    plastic(colour, { gloss }),
  );
}

/** A screw cap, ribbed or smooth, tapering by `taper` towards its flat top (the side the tube stands on). */
export function tubeScrew({ r, h, colour, ribs = 44, taper = 0.94, metal = false }) {
  const grip = (t, v) => (ribs && v > 0.12 && v < 0.9 ? 1 + 0.014 * Math.cos(t * ribs) : 1);
  return paint(
    lathe(
      profile(
        [
          [0.001, 0],
          [r * taper, 0, 0.04],
          [r, h, 0.03],
          [0.001, h],
        ],
        { fine: 10 },
      ),
      { around: Math.max(96, ribs * 5), section: grip },
    ),
    metal ? steel(colour) : plastic(colour),
  );
}

/** A folded metal tube lying or standing: crimped at its end in two turns, with a threaded neck and a tall cap. */
export function metalTube({ map, colour = "#E9E6E2", cap, w = 0.72, h = 1.9, capHeight = 0.34 }) {
  const skin = material(linear(colour), { map, gloss: 1.1, rough: 0.32 });
  const [body] = softTube({
    map,
    colour,
    w: w * 1.16,
    a: w / 2,
    b: w / 2,
    h,
    capHeight: capHeight + 0.06,
    pressed: 1.3,
    wide: w * 1.16,
  });
  const top = capHeight + 0.05 + h;
  const fold = sheet(60, 14, (u, v) => {
    const t = v * 2 * Math.PI;
    return [(u - 0.5) * w * 1.16, top + 0.05 + 0.06 * Math.sin(t), 0.03 * Math.cos(t) + 0.01 * Math.sin(u * 21)];
  });
  const neck = lathe(
    profile([
      [w * 0.16, capHeight - 0.02],
      [w * 0.16, capHeight + 0.02],
      [w * 0.44, capHeight + 0.1, 0.05],
    ]),
    { around: 64 },
  );
  return [
    { ...body, material: skin },
    paint(fold, material(linear(colour), { gloss: 1.1, rough: 0.32 })),
    paint(neck, skin),
    tubeScrew({ r: w * 0.27, h: capHeight, colour: cap, ribs: 26, taper: 0.86 }),
  ];
}
