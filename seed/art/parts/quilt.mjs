import { paint } from "../engine/mesh.mjs";
import { fbm } from "../engine/noise.mjs";
import { roundedRect, slab, warp } from "../engine/solid.mjs";
import { texture } from "../engine/texture.mjs";
import { cotton } from "./fabric.mjs";

/**
 * A kantha quilt on the floor: block-printed squares in two tints, a border and rows of running stitch that dimple the
 * cloth. Answers with the mesh of a `width` by `length` quilt lying at y = 0.
 */
export async function quilt({ width = 5, length = 4, colours: [a, b, border, thread] }) {
  const cells = 6;
  const square = 100;
  const squares = [];
  for (let j = 0; j < cells; j++) {
    for (let i = 0; i < cells; i++) {
      const [x, y] = [i * square, j * square];
      const petals = [0, 45, 90, 135]
        .map((t) => `<ellipse rx="7" ry="26" transform="rotate(${t})" fill="${(i + j) % 2 ? a : b}"/>`)
        .join("");
      squares.push(
        `<rect x="${x}" y="${y}" width="100" height="100" fill="${(i + j) % 2 ? b : a}"/>
<g transform="translate(${x + 50} ${y + 50})" opacity=".9">${petals}<circle r="7" fill="${border}"/></g>`,
      );
    }
  }
  const rows = Array.from(
    { length: 44 },
    (_, k) =>
      `<path d="M0 ${k * 14 + 7}H600" stroke="${thread}" stroke-width="1.5" stroke-dasharray="7 6" stroke-dashoffset="${(k * 5) % 13}" opacity=".6"/>`,
  ).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600">${squares.join("")}
${rows}<rect x="9" y="9" width="582" height="582" fill="none" stroke="${border}" stroke-width="18"/></svg>`;
  const map = await texture(svg, { width: 2000 });
  const body = warp(
    slab(roundedRect(width, length, 0.2), 0.08, { rings: 90, around: 400, edge: 0.04 }),
    ([x, y, z]) => {
      return [x, y + 0.04 + (y > 0 ? 0.035 * fbm(x * 0.9, z * 0.9, 0, 3) : 0), z];
    },
  );
  const t = Float32Array.from(body.t, (v, k) => (k % 2 ? 0.5 + v / length : 0.5 + v / width));
  const rowsBump = (u, v) => 0.01 * Math.abs(Math.sin(v * 43 * Math.PI)) + 0.004 * fbm(u * 60, v * 60, 0, 2);
  return paint({ ...body, t }, { ...cotton(a, { map }), bump: rowsBump, bumpStep: 0.003 }, { cast: false });
}
