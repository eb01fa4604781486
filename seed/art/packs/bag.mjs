import { linear } from "../engine/colour.mjs";
import { merge, paint, place, sheet } from "../engine/mesh.mjs";
import { fbm, noise } from "../engine/noise.mjs";
import { material } from "../engine/shade.mjs";
import { roundedRect, slab } from "../engine/solid.mjs";
import { move, rotateX } from "../engine/transform.mjs";
import { smoothstep, spline } from "../engine/vec.mjs";

const film = (hex, map, gloss = 0.55) => material(linear(hex), { map, gloss, rough: 0.42 });

/**
 * A packed block of diapers in a printed film bag: nearly a box, soft at the corners, the film drawn tight and dimpled.
 * Standing at the origin, `w` by `h` by `d`; `front` and `side` are its printed faces.
 */
export function blockBag({ front, side, colour, w = 2.4, h = 2.9, d = 1.2, seed = 1 }) {
  const section = roundedRect(w, d, 0.26);
  const bulge = (v) => 1 - 0.05 * Math.abs(v * 2 - 1) ** 6;
  const at = (u, v) => {
    const [x, z] = section(u);
    const rows =
      0.007 * Math.sin(v * 34 + 3 * noise(x * 1.5, seed)) * smoothstep(0.06, 0.3, v) * smoothstep(0.98, 0.8, v);
    const gathers = 0.03 * noise(u * 46, v * 2, seed) * (smoothstep(0.86, 0.97, v) + smoothstep(0.1, 0.02, v));
    const pull = 0.036 * fbm(x * 1.4, v * 4, z * 1.4 + seed, 3);
    const pinch = bulge(v) * (1 - 0.1 * smoothstep(0.93, 1, v) - 0.06 * smoothstep(0.05, 0, v));
    const n = Math.hypot(x / w, z / d) || 1;
    const puff = 1 + (rows + pull + gathers) / (n * Math.max(w, d));
    return [x * pinch * puff, v * h + 0.03 * fbm(x * 2, z * 2, seed) * smoothstep(0.9, 1, v), -z * pinch * puff];
  };
  const uvFront = (u, v) => [at(u, v)[0] / w + 0.5, v];
  const wrap = sheet(320, 110, at, { closedU: true, uv: uvFront, flip: true });
  const sides = sheet(
    40,
    80,
    (u, v) => {
      const [x, y, z] = at(sideAt(u, section, w), v);
      return [x + 0.004, y, z];
    },
    { uv: (u, v) => [u, v] },
  );
  const lid = slab(roundedRect(w * 0.86, d * 0.84, 0.24), 0.12, { puff: 0.05, rings: 30 });
  const top = place({ ...lid, t: lid.t.map(() => -1) }, move(0, h - 0.05, 0));
  return [
    paint(wrap, film(colour, front)),
    ...(side ? [paint(sides, film(colour, side))] : []),
    paint(top, film(colour)),
  ];
}

/** The parameters of the outline that run along its right-hand side, front to back. */
function sideAt(u, section, w) {
  let first = 0;
  for (let k = 0; k < 400; k++)
    if (section(k / 400)[0] > w / 2 - 1e-6 && section(((k + 399) % 400) / 400)[0] <= w / 2 - 1e-6) first = k / 400;
  let last = first;
  while (section(last)[0] > w / 2 - 1e-6) last += 1 / 400;
  return last + (first - last) * u;
}

/** A carrying loop of folded film on a bag's top. */
export function bagHandle({ y, w = 1.1, colour }) {
  const strip = spline([
    [-w / 2, y - 0.06],
    [-w * 0.44, y + 0.16],
    [-w * 0.2, y + 0.3],
    [w * 0.2, y + 0.3],
    [w * 0.44, y + 0.16],
    [w / 2, y - 0.06],
  ]);
  return paint(
    sheet(60, 12, (u, v) => {
      const [x, high] = strip(u);
      const across = (v - 0.5) * 2;
      return [x, high + 0.02 * across * across, 0.13 * across * (1 - 0.25 * Math.sin(Math.PI * u))];
    }),
    film(colour),
  );
}

/**
 * A soft flow-wrapped pack lying on its back and tilted to us: swollen in the middle, crimped at both ends, with a
 * hinged lid. Along x it is `w`, across `h`, `d` thick. `front` is printed on the upper
 * face, and `lidAt` moves the lid along it.
 */
export function wipesPack({ front, colour, lid, lidAt = 0, w = 2.6, h = 1.5, d = 0.62 }) {
  const face = (sign) =>
    sheet(
      140,
      90,
      (u, v) => {
        const [x, y] = [(u - 0.5) * w, (v - 0.5) * h];
        const ends = smoothstep(0, 0.16, u) * smoothstep(1, 0.84, u);
        const across = Math.max(0, 1 - Math.abs(v * 2 - 1) ** 3.2) ** 0.5;
        const crumple = 0.024 * noise(u * 16, v * 5, sign) * (1 - ends) + 0.012 * fbm(u * 6, v * 5, sign, 3);
        return [x, y * (0.93 + 0.07 * ends), sign * (0.006 + (d / 2) * ends ** 0.8 * across) + crumple * across];
      },
      { uv: (u, v) => [u, v], flip: sign < 0 },
    );
  const plate = place(
    slab(roundedRect(1.02, 0.62, 0.2), 0.07, { edge: 0.03 }),
    rotateX(90),
    move(lidAt, 0.02, d / 2 + 0.02),
  );
  const rim = place(slab(roundedRect(1.16, 0.76, 0.26), 0.05, { edge: 0.025 }), rotateX(90), move(lidAt, 0.02, d / 2));
  const thumb = place(
    slab(roundedRect(0.26, 0.1, 0.05), 0.05, { edge: 0.02 }),
    rotateX(90),
    move(lidAt, -0.3, d / 2 + 0.045),
  );
  return [
    paint(face(1), film(colour, front)),
    paint(face(-1), film(colour)),
    paint(merge([rim, plate, thumb]), material(linear(lid), { gloss: 0.9, rough: 0.25 })),
  ];
}
