import { linear } from "../engine/colour.mjs";
import { lathe, merge, paint, place, placeAll, profile, sheet, tube } from "../engine/mesh.mjs";
import { material } from "../engine/shade.mjs";
import { texture } from "../engine/texture.mjs";
import { frame, move } from "../engine/transform.mjs";
import { lerp } from "../engine/vec.mjs";
import { hue } from "../palette.mjs";
import { paper, timber } from "./matter.mjs";

/** Paper and what is written with: kites, boats, notebooks. */

/** A paper kite with its cane spars and tail, `s` from corner to corner, standing on its tail corner and facing +z. */
export async function paperKite(s, colour, heart) {
  const map = await texture(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-60 -60 120 120"><rect x="-60" y="-60" width="120" height="120" fill="${colour}"/><path d="M-60-60H60L-60 60z" fill="#fff" opacity=".12"/><circle r="20" fill="${heart}"/><path d="M-60-60h34L-60-26zM60 60H26L60 26z" fill="${heart}"/></svg>`,
    { width: 600 },
  );
  const h = s / Math.SQRT2;
  const bow = (u, v) => 0.1 * s * (1 - (u + v - 1) ** 2 * 4) * 0.3;
  const face = sheet(24, 24, (u, v) => [(u - v) * h * 0.9, (u + v) * h, bow(u, v)]);
  const spine = tube((t) => [0, t * 2 * h, bow(t, t) + 0.012], 0.016, { along: 20, around: 8 });
  const arc = tube(
    (t) => [(t * 2 - 1) * h * 0.9, h * (1 + 0.42 * (1 - (t * 2 - 1) ** 2)), 0.03 + bow(t, 1 - t)],
    0.013,
    { along: 40, around: 8 },
  );
  const tail = sheet(14, 6, (u, v) => [(u - 0.5) * lerp(0.04, 0.3, v) * s, -0.12 * s * v, 0.02 * Math.sin(u * 9)]);
  const cane = timber("#E3C08A", { along: [0, 1, 0], rings: 20 });
  return [paint(face, paper(colour, map)), paint(merge([spine, arc]), cane), paint(tail, paper(heart))];
}

/** A folded paper boat, `s` long. */
export function paperBoat(s, hex) {
  const [l, h, w] = [s / 2, s * 0.32, s * 0.17];
  const hull = [-1, 1].map((side) =>
    sheet(24, 10, (u, v) => {
      const x = (u * 2 - 1) * l * lerp(0.55, 1, v);
      const belly = 1 - Math.abs(u * 2 - 1) ** 1.6;
      return [x, v * h * (0.62 + 0.38 * Math.abs(u * 2 - 1) ** 1.5), side * w * belly * lerp(0.55, 1, v)];
    }),
  );
  const sail = [-1, 1].map((side) =>
    sheet(10, 10, (u, v) => [(u * 2 - 1) * l * 0.52 * (1 - v), h * 0.35 + v * h * 1.35, side * w * 0.42 * (1 - v)]),
  );
  return [paint(merge([...hull, ...sail]), paper(hex))];
}

/** An open book or notebook lying flat at the origin, `s` wide, its pages curling a little. */
export function notebook(s, { cover = hue.coral, lines = "#C9DCF5" } = {}) {
  const rows = Array.from(
    { length: 9 },
    (_, k) => `<path d="M60 ${90 + k * 44}H440" stroke="${lines}" stroke-width="5"/>`,
  ).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 520"><rect width="500" height="520" fill="#FFFDF8"/>${rows}</svg>`;
  return texture(svg, { width: 700, height: 728 }).then((map) => {
    const page = (side) =>
      sheet(
        30,
        20,
        (u, v) => {
          const x = side * u * s * 0.5;
          return [x, 0.05 + 0.06 * Math.sin(Math.min(1, u * 3) * Math.PI * 0.5) * (1 - u * 0.75), (0.5 - v) * s * 0.64];
        },
        { uv: (u, v) => [side > 0 ? u : 1 - u, v], flip: side < 0 },
      );
    const back = sheet(30, 10, (u, v) => [(u - 0.5) * s * 1.04, 0.015, (0.5 - v) * s * 0.68]);
    return [paint(page(1), paper("#FFFDF8", map)), paint(page(-1), paper("#FFFDF8", map)), paint(back, paper(cover))];
  });
}

/** A pencil lying along x. */
export function pencil(length = 1.2, hex = hue.marigold) {
  const body = tube((t) => [(t - 0.5) * length, 0, 0], 0.045, { along: 10, around: 6 });
  const tip = place(
    lathe(
      profile([
        [0.045, 0],
        [0.008, 0.14],
      ]),
      { around: 16 },
    ),
    frame([length / 2, 0, 0], [1, 0, 0]),
  );
  return placeAll(
    [paint(body, material(linear(hex), { gloss: 0.8, rough: 0.3 })), paint(tip, paper("#E8C9A0"))],
    move(0, 0.045, 0),
  );
}
