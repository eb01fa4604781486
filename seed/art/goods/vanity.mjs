import { linear } from "../engine/colour.mjs";
import { ball, lathe, merge, paint, place, profile, sheet } from "../engine/mesh.mjs";
import { noise, random } from "../engine/noise.mjs";
import { material } from "../engine/shade.mjs";
import { move, rotateX, rotateY, rotateZ } from "../engine/transform.mjs";
import { glass } from "../packs/glass-bottle.mjs";
import { plastic, printed, steel } from "./bodies.mjs";

/** Small packs of the dressing table. Each stands at the origin. */

/** A lip balm stick turned up: printed sleeve, collar and the slanted balm. */
export function balmStick({ map, colour, collar, balm = "#F6E3B4", r = 0.3, h = 1.3 }) {
  const sleeve = lathe(
    profile(
      [
        [0.001, 0],
        [r, 0, 0.03],
        [r, h, 0.03],
        [r * 0.9, h],
      ],
      { fine: 8 },
    ),
    { around: 96 },
  );
  const ring = lathe(
    profile(
      [
        [r * 0.88, h - 0.02],
        [r * 0.88, h + 0.2, 0.02],
        [r * 0.78, h + 0.2],
      ],
      { fine: 6 },
    ),
    { around: 80 },
  );
  const core = lathe(
    profile(
      [
        [0.001, h],
        [r * 0.74, h, 0.01],
        [r * 0.74, h + 0.62, 0.05],
        [0.001, h + 0.66],
      ],
      { fine: 8 },
    ),
    { around: 80 },
  );
  for (let k = 0; k < core.p.length; k += 3) if (core.p[k + 1] > h + 0.4) core.p[k + 1] += core.p[k] * 0.55;
  return [
    paint(printed(sleeve, r * 2, 0, h), plastic(colour, { map })),
    paint(ring, plastic(collar)),
    paint(core, material(linear(balm), { gloss: 0.5, rough: 0.35, warm: 0.3 })),
  ];
}

/** The stick's cap lying on its side. */
export const balmCap = ({ colour, r = 0.31, h = 0.8 }) =>
  paint(
    place(
      lathe(
        profile(
          [
            [r * 0.86, 0.02],
            [r, 0, 0.02],
            [r, h, 0.06],
            [0.001, h],
          ],
          { fine: 8 },
        ),
        { around: 96 },
      ),
      rotateZ(90),
      move(0, r, 0),
    ),
    plastic(colour),
  );

/** An airless pump tube: straight printed body, white shoulder, a round press head with a nozzle to the front. */
export function airlessTube({ map, colour, top = "#FFFFFF", r = 0.42, h = 1.7 }) {
  const body = lathe(
    profile(
      [
        [0.001, 0],
        [r, 0, 0.06],
        [r, h, 0.04],
        [r * 0.96, h],
      ],
      { fine: 10 },
    ),
    { around: 128 },
  );
  const shoulder = lathe(
    profile(
      [
        [r * 0.97, h - 0.01],
        [r * 0.97, h + 0.14, 0.05],
        [r * 0.6, h + 0.18, 0.02],
        [r * 0.58, h + 0.26],
      ],
      { fine: 8 },
    ),
    { around: 96 },
  );
  const press = lathe(
    profile(
      [
        [0.001, h + 0.26],
        [r * 0.68, h + 0.26, 0.03],
        [r * 0.66, h + 0.56, 0.1],
        [0.001, h + 0.52],
      ],
      { fine: 10 },
    ),
    { around: 96 },
  );
  const nozzle = place(
    lathe(
      profile([
        [0.001, 0],
        [0.07, 0, 0.02],
        [0.06, 0.2, 0.03],
        [0.001, 0.2],
      ]),
      { around: 40 },
    ),
    rotateX(90),
    rotateY(-50),
    move(-r * 0.42, h + 0.42, r * 0.34),
  );
  return [
    paint(printed(body, r * 2, 0, h), plastic(colour, { map })),
    paint(merge([shoulder, press, nozzle]), plastic(top)),
  ];
}

/** A clear jar showing a coarse scrub through its wall, with a label on the front and a wooden lid put on elsewhere. */
export function scrubJar({ r = 0.8, h = 1.05, fill = "#EBCB8C", grain = "#FBF1D8" }) {
  const base = linear(fill);
  const speck = linear(grain);
  const tint = (c, { p }) => {
    const k = noise(p[0] * 38, p[1] * 38, p[2] * 38);
    const s = k > 0.3 ? 0.85 : k < -0.5 ? -0.2 : 0;
    for (let i = 0; i < 3; i++) c[i] = base[i] + (speck[i] - base[i]) * s;
  };
  const scrub = lathe(
    profile(
      [
        [0.001, 0.08],
        [r - 0.07, 0.08, 0.1],
        [r - 0.07, h - 0.14, 0.06],
        [r * 0.5, h - 0.08, 0.1],
        [0.001, h - 0.04],
      ],
      { fine: 8 },
    ),
    { around: 120 },
  );
  const wall = lathe(
    profile(
      [
        [0.001, 0],
        [r, 0, 0.14],
        [r, h - 0.1, 0.1],
        [r * 0.9, h, 0.03],
        [r * 0.88, h + 0.12],
      ],
      { fine: 10 },
    ),
    { around: 140 },
  );
  return [
    paint(scrub, material(base, { tint, gloss: 0.35, rough: 0.5 })),
    paint(wall, glass("#FBF8F0", { depth: 3, bend: 0.02 })),
  ];
}

/** Sugar crystals or salt in a loose scatter. */
export function crystals({ count = 160, spread = 0.5, size = 0.03, hex = "#FFF9EC", seed = 4 } = {}) {
  const rnd = random(seed);
  const one = ball(size, size, size, { detail: 5, power: 6 });
  return [
    paint(
      merge(
        Array.from({ length: count }, () => {
          const a = rnd() * 6.283;
          const d = spread * rnd() ** 0.8;
          return place(
            one,
            rotateX(rnd() * 90),
            rotateY(rnd() * 90),
            move(d * Math.cos(a), size * (0.6 + 2.4 * Math.max(0, 0.5 - d / spread)), d * Math.sin(a) * 0.7),
          );
        }),
      ),
      material(linear(hex), { gloss: 0.9, rough: 0.15 }),
    ),
  ];
}

/** A slim gel tube drawn tip up: a clear-film body printed on the front, crimped at its foot, with a rounded steel tip. */
export function tipTube({ map, colour, w = 0.74, h = 1.7, r = 0.26 }) {
  const body = sheet(
    120,
    90,
    (u, v) => {
      const a = (u - 0.5) * 2 * Math.PI;
      const s = v * v * (3 - 2 * v);
      const half = w / 2 + (r - w / 2) * s;
      const deep = 0.016 + (r - 0.016) * s ** 0.8;
      return [half * Math.sin(a), 0.12 + v * h, deep * Math.cos(a)];
    },
    { closedU: true },
  );
  const seal = sheet(40, 4, (u, v) => [(u - 0.5) * w, 0.12 * v, 0.006 * Math.sin(u * 130)]);
  const y = 0.12 + h;
  const collar = lathe(
    profile(
      [
        [0.001, y - 0.01],
        [r * 1.02, y - 0.01, 0.02],
        [r * 0.96, y + 0.12, 0.03],
        [0.001, y + 0.12],
      ],
      { fine: 8 },
    ),
    { around: 96 },
  );
  const tip = lathe(
    profile(
      [
        [0.001, y + 0.1],
        [r * 0.62, y + 0.1, 0.02],
        [r * 0.5, y + 0.3, 0.08],
        [r * 0.42, y + 0.48, 0.1],
        [0.001, y + 0.5],
      ],
      { fine: 10 },
    ),
    { around: 80 },
  );
  for (let k = 0; k < tip.p.length; k += 3) if (tip.p[k + 1] > y + 0.24) tip.p[k + 1] += tip.p[k] * 0.5;
  return [
    paint(printed(body, w, 0.12, y), plastic(colour, { map, gloss: 0.7 })),
    paint(seal, plastic(colour, { gloss: 0.7 })),
    paint(collar, plastic("#FFFFFF")),
    paint(tip, steel("#B9BEC6")),
  ];
}
