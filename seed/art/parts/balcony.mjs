import { linear } from "../engine/colour.mjs";
import { lathe, merge, paint, place, profile, sheet, tube } from "../engine/mesh.mjs";
import { material } from "../engine/shade.mjs";
import { roundedRect, slab } from "../engine/solid.mjs";
import { texture } from "../engine/texture.mjs";
import { move, rotateX, rotateZ } from "../engine/transform.mjs";
import { wood } from "../palette.mjs";

/** A plastered wall at z = 0 with a rounded opening `width` wide and `height` tall, `thick` deep. */
export function archWall(hex, { width = 6, height = 5, thick = 0.5, reach = 9 } = {}) {
  const r = width / 2;
  const straight = height - r;
  const total = 2 * straight + Math.PI * r;
  const outline = (t) => {
    const d = t * total;
    if (d < straight) return [-r, d];
    if (d < straight + Math.PI * r)
      return [-r * Math.cos((d - straight) / r), straight + r * Math.sin((d - straight) / r)];
    return [r, total - d];
  };
  const middle = [0, straight * 0.5];
  const face = sheet(
    160,
    20,
    (u, v) => {
      const [x, y] = outline(u);
      const k = 1 + v * v * reach;
      return [middle[0] + (x - middle[0]) * k, Math.max(0, middle[1] + (y - middle[1]) * k), 0];
    },
    { flip: true },
  );
  const inner = sheet(160, 8, (u, v) => {
    const [x, y] = outline(u);
    return [x, y, -v * thick];
  });
  return [paint(face, material(linear(hex))), paint(inner, material(linear(hex)))];
}

/** A turned-baluster railing along x, its rail at `height`. */
export function railing(hex, { width = 7, height = 1.5, gap = 0.42 } = {}) {
  const post = lathe(
    profile([
      [0.001, 0],
      [0.1, 0],
      [0.1, 0.1, 0.03],
      [0.045, 0.2, 0.05],
      [0.1, height * 0.42, 0.3],
      [0.04, height * 0.72, 0.1],
      [0.08, height * 0.84, 0.03],
      [0.05, height, 0.02],
      [0.001, height],
    ]),
    { around: 20 },
  );
  const posts = Array.from({ length: Math.floor(width / gap) + 1 }, (_, k) =>
    place(post, move(-width / 2 + k * gap, 0, 0)),
  );
  const rail = place(slab(roundedRect(width + 0.6, 0.3, 0.08), 0.14, { edge: 0.05 }), move(0, height + 0.05, 0));
  return paint(merge([...posts, rail]), material(linear(hex)));
}

/** A line that sags between two points. */
export function washLine(from, to, sag = 0.18) {
  return paint(
    tube((t) => from.map((c, k) => c + (to[k] - c) * t - (k === 1 ? sag * 4 * t * (1 - t) : 0)), 0.018, {
      along: 80,
      around: 8,
    }),
    material(linear("#EFE3D2")),
  );
}

/** A wooden clothes peg that grips at the origin, legs up. */
export function peg() {
  const leg = (s) =>
    place(
      slab(roundedRect(0.075, 0.34, 0.03), 0.05, { around: 40, rings: 4 }),
      rotateX(90),
      rotateZ(s * 4),
      move(s * 0.012, 0.06, s * 0.035),
    );
  const coil = tube((t) => [0.03 * Math.cos(t * 30), 0.06 + 0.03 * Math.sin(t * 30), -0.05 + 0.1 * t], 0.008, {
    along: 60,
    around: 6,
  });
  return [
    paint(merge([leg(-1), leg(1)]), material(linear(wood.pale))),
    paint(coil, material(linear("#C9C2BC"), { gloss: 1.2, rough: 0.3 })),
  ];
}

/** A floor of square tiles in two tints. */
export async function tiles(a, b, { size = 14, cell = 0.9 } = {}) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><rect width="200" height="200" fill="${a}"/>
<path d="M0 0h100v100H0zM100 100h100v100H100z" fill="${b}"/>
<path d="M0 0H200M0 100H200M0 0V200M100 0V200" stroke="#fff" stroke-opacity=".5" stroke-width="3"/></svg>`;
  const map = await texture(svg, { width: 512, repeat: true });
  return paint(
    sheet(40, 40, (u, v) => [(u - 0.5) * size, 0, (0.5 - v) * size], {
      uv: (u, v) => [(u * size) / cell / 2, (v * size) / cell / 2],
    }),
    material(linear(a), { map, gloss: 0.25, rough: 0.6 }),
    { cast: false },
  );
}
