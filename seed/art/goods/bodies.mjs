import { linear } from "../engine/colour.mjs";
import { lathe, merge, paint, place, profile, tube } from "../engine/mesh.mjs";
import { material } from "../engine/shade.mjs";
import { roundedRect, slab } from "../engine/solid.mjs";
import { move, rotateX } from "../engine/transform.mjs";

export const plastic = (hex, { gloss = 0.85, rough = 0.3, map } = {}) => material(linear(hex), { gloss, rough, map });
export const steel = (hex = "#C9CBD0") => material(linear(hex), { gloss: 1.5, rough: 0.2 });

/** The mesh with a label laid on it from the front: `wide` across, from y0 to y1. Outside the drawing it is bare. */
export function printed(mesh, wide, y0, y1) {
  const t = new Float32Array(mesh.t.length);
  for (let k = 0; k < t.length / 2; k++) {
    t[k * 2] = 0.5 + mesh.p[k * 3] / wide;
    t[k * 2 + 1] = (mesh.p[k * 3 + 1] - y0) / (y1 - y0);
  }
  return { ...mesh, t };
}

/** An opaque bottle's body with its label printed on the front face, so that type stays even on oval bottles. */
export function flask({ outline, section, colour, map, wide, y0, y1, gloss, rough }) {
  const body = lathe(profile(outline, { fine: 14 }), { around: 176, section });
  return paint(printed(body, wide, y0, y1), plastic(colour, { gloss, rough, map }));
}

/** A flip cap at height y: a base, the hairline where the lid opens, the thumb's hollow in front. */
export function flipCap({ y, r, h, colour, section, dome = 0.1, gloss }) {
  const split = h * 0.52;
  const cap = lathe(
    profile(
      [
        [0.001, 0],
        [r, 0, 0.02],
        [r, split - 0.012, 0.01],
        [r - 0.02, split - 0.006],
        [r - 0.02, split + 0.006],
        [r, split + 0.012, 0.01],
        [r, h, dome],
        [0.001, h],
      ],
      { fine: 12 },
    ),
    { around: 128, section },
  );
  const deep = r * (section ? section(0) : 1);
  const thumb = place(
    slab(roundedRect(r * 0.5, 0.07, 0.03), 0.05, { edge: 0.02, around: 60 }),
    rotateX(90),
    move(0, split + 0.03, deep),
  );
  return paint(place(merge([cap, thumb]), move(0, y, 0)), plastic(colour, { gloss }));
}

/** A disc top: a drum whose press-disc stands a little proud. */
export function discCap({ y, r, h, colour, section }) {
  const drum = lathe(
    profile(
      [
        [0.001, 0],
        [r, 0, 0.02],
        [r, h, 0.05],
        [r * 0.8, h, 0.01],
        [r * 0.78, h + 0.03, 0.015],
        [0.001, h + 0.045],
      ],
      { fine: 10 },
    ),
    { around: 128, section },
  );
  return paint(place(drum, move(0, y, 0)), plastic(colour));
}

/** A fine serum pump at height y: a metal collar, a slim head and its short spout to `side`. */
export function finePump({ y, r = 0.2, collar, head, side = -1 }) {
  const band = lathe(
    profile([
      [0.001, y],
      [r, y, 0.01],
      [r, y + 0.26, 0.02],
      [r * 0.62, y + 0.27, 0.01],
      [r * 0.6, y + 0.33, 0.01],
      [0.001, y + 0.33],
    ]),
    { around: 96 },
  );
  const stem = lathe(
    profile([
      [0.05, y + 0.3],
      [0.05, y + 0.46],
      [0.001, y + 0.46],
    ]),
    { around: 24 },
  );
  const top = lathe(
    profile([
      [0.001, y + 0.44],
      [r * 0.78, y + 0.44, 0.03],
      [r * 0.78, y + 0.68, 0.03],
      [r * 0.6, y + 0.69, 0.02],
      [0.001, y + 0.65],
    ]),
    { around: 72 },
  );
  const spout = tube((t) => [side * (r * 0.6 + 0.24 * t), y + 0.58 - 0.02 * t, 0], 0.045, { along: 12, around: 16 });
  return [paint(band, steel(collar)), paint(merge([stem, top, spout]), plastic(head))];
}

/** A turned wooden stopper or lid with a soft edge. */
export function woodCap({ y, r, h, colour = "#C9976A", edge = 0.05 }) {
  const grain = linear(colour);
  const tint = (c, { p }) => {
    const k = 0.9 + 0.1 * Math.sin(p[1] * 46 + Math.sin(p[0] * 7) * 2.2 + Math.sin(p[2] * 5));
    for (let i = 0; i < 3; i++) c[i] = grain[i] * k;
  };
  return paint(
    place(
      lathe(
        profile(
          [
            [0.001, 0],
            [r, 0, 0.02],
            [r, h, edge],
            [0.001, h],
          ],
          { fine: 10 },
        ),
        { around: 112 },
      ),
      move(0, y, 0),
    ),
    material(grain, { tint, gloss: 0.3, rough: 0.5 }),
  );
}

/** A box of board or a low block: `w` by `h` by `d`, standing at the origin. */
export const block = (hex, w, h, d, { corner = 0.06, edge = 0.03, gloss = 0 } = {}) =>
  paint(
    place(slab(roundedRect(w, d, corner), h, { edge, around: 96, rings: 6 }), move(0, h / 2, 0)),
    material(linear(hex), { gloss }),
  );
