import { linear } from "../engine/colour.mjs";
import { paint, sheet } from "../engine/mesh.mjs";
import { fbm } from "../engine/noise.mjs";
import { sculpt } from "../engine/sculpt.mjs";
import { ellipsoid, join, limb, swell } from "../engine/sdf.mjs";
import { material } from "../engine/shade.mjs";
import { texture } from "../engine/texture.mjs";
import { identity } from "../engine/transform.mjs";
import { cotton } from "./fabric.mjs";

/**
 * A wall `width` by `height` standing at z = 0 with its foot at y = 0: a quiet painted surface on which `drawing` (an
 * SVG fragment, 100 units to one of the scene, y down from the top) lies like light or paint.
 */
export async function wall({ width, height, colour, drawing = "" }) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width * 100} ${height * 100}"><rect width="100%" height="100%" fill="${colour}"/>${drawing}</svg>`;
  const map = await texture(svg, { width: Math.round(width * 110), height: Math.round(height * 110) });
  return paint(
    sheet(40, 40, (u, v) => [(u - 0.5) * width, v * height, 0]),
    material(linear(colour), { map }),
    { cast: false },
  );
}

/** Sun through a four-paned window, slanting across a wall: panes of light with the shadow of a leafy twig. */
export function windowLight({ x, y, width, height, slant = 0.5, colour = "#FFFDF4", leafColour, opacity = 0.75 }) {
  const gap = width * 0.05;
  const pane = (i, j) => {
    const w = (width - gap) / 2;
    const h = (height - gap) / 2;
    const [px, py] = [x + i * (w + gap), y + j * (h + gap)];
    const at = (dx, dy) => `${px + dx} ${py + dy + (px + dx - x) * slant}`;
    return `<path d="M${at(0, 0)}L${at(w, 0)} ${at(w, h)} ${at(0, h)}z"/>`;
  };
  const twig = [
    [0.18, 0.16, 30],
    [0.3, 0.1, 80],
    [0.36, 0.26, 130],
    [0.5, 0.22, 60],
    [0.56, 0.4, 150],
    [0.7, 0.34, 95],
    [0.76, 0.52, 140],
    [0.88, 0.5, 70],
  ]
    .map(
      ([u, v, turn]) =>
        `<path transform="translate(${x + u * width} ${y + v * height + u * width * slant}) rotate(${turn})" d="M0 0C20-26 62-26 84 0 62 26 20 26 0 0z"/>`,
    )
    .join("");
  return `<filter id="wl" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="7"/></filter>
<g filter="url(#wl)" opacity="${opacity}"><g fill="${colour}">${pane(0, 0)}${pane(1, 0)}${pane(0, 1)}${pane(1, 1)}</g>
<g fill="${leafColour}">${twig}</g></g>`;
}

/** A curtain hanging from y = `height` in soft folds, `width` wide, at z = 0. */
export function curtain(hex, { width = 1.6, height = 6, folds = 7, depth = 0.16, sheer = 0 } = {}) {
  return paint(
    sheet(
      folds * 26,
      80,
      (u, v) => {
        const drop = 1 - v;
        const wave = Math.sin(u * folds * 2 * Math.PI + 0.5 * fbm(u * 4, drop * 2)) * depth * (0.7 + 0.4 * drop);
        return [(u - 0.5) * width + 0.04 * Math.sin(drop * 3 + u * 9), v * height, wave];
      },
      { uv: (u, v) => [u * width, v * height] },
    ),
    { ...cotton(hex), sheen: 0.3 + sheer },
  );
}

/** A deep armchair seen from the front, seat at y = 0, `wide` across. */
export function armchair(hex, { wide = 3.4 } = {}) {
  const at = (x, y, z) => ({ ...identity, o: [x, y, z] });
  const w = wide / 2;
  const back = join(
    0.3,
    ellipsoid(at(0, 1.1, -0.75), w * 0.92, 1.5, 0.42),
    ellipsoid(at(0, 0, -0.8), w * 1.08, 1.2, 0.4),
    limb([-w * 0.62, 1.9, -0.8], [w * 0.62, 1.9, -0.8], 0.52),
  );
  const arms = [-1, 1].flatMap((s) =>
    [0.3, -0.2, -0.7, -1.2].map((y) => limb([s * w * 0.98, y + 0.1, -0.7], [s * w * 0.98, y, 1.1], 0.36)),
  );
  const seat = [ellipsoid(at(0, -0.45, 0.2), w * 0.9, 0.5, 1.2), ellipsoid(at(0, -1.1, 0.1), w, 0.6, 1.1)];
  const cloth = swell(join(0.3, back, arms, seat), (x, y, z) => 0.02 * fbm(x * 1.6, y * 1.6, z * 1.6, 2), 0.05);
  return paint(sculpt(cloth, 0.045, { uv: (p) => [p[0], p[1]] }), cotton(hex));
}
