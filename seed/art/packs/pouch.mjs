import { linear } from "../engine/colour.mjs";
import { paint, sheet, tube } from "../engine/mesh.mjs";
import { fbm, noise } from "../engine/noise.mjs";
import { material } from "../engine/shade.mjs";
import { smoothstep } from "../engine/vec.mjs";

/**
 * A stand-up pouch at the origin: flat and sealed at the top, opened out over an oval foot, with a zip ridge and soft
 * dents where the powder inside has settled. `map` is its printed front, `w` by `h`.
 */
export function standPouch({ map, colour, w = 1.7, h = 2.5, seed = 1 }) {
  const face = (sign) =>
    sheet(
      120,
      140,
      (u, v) => {
        const across = u * 2 - 1;
        const belly =
          0.46 * smoothstep(0.98, 0.3, v) * (0.75 + 0.25 * smoothstep(0, 0.2, v)) * (1 - across ** 2) ** 0.6;
        const dents =
          0.02 * fbm(u * 3, v * 4, sign + seed, 3) +
          0.012 * noise(u * 9, v * 3, seed) * smoothstep(0.75, 0.9, v) * smoothstep(0.97, 0.92, v);
        const zip = 0.012 * Math.exp(-(((v - 0.86) / 0.008) ** 2));
        const foot = 0.05 * (1 - across ** 2) * smoothstep(0.12, 0, v);
        return [
          across * (w / 2) * (1 - 0.05 * smoothstep(0.98, 0.6, v) * smoothstep(0, 0.3, v)),
          v * h + foot * 0.4,
          sign * (0.006 + belly + zip) + dents * (1 - across ** 4) * smoothstep(1, 0.9, v),
        ];
      },
      { flip: sign < 0 },
    );
  const film = (m) => material(linear(colour), { map: m, gloss: 0.4, rough: 0.5 });
  const edge = tube(
    (t) => [-(w / 2) * Math.cos(Math.PI * t), 0.012, 0.46 * 0.75 * Math.sin(Math.PI * t) ** 1.1],
    0.014,
    { along: 60, around: 8 },
  );
  return [paint(face(1), film(map)), paint(face(-1), film()), paint(edge, film())];
}
