import { random } from "../engine/noise.mjs";
import { texture } from "../engine/texture.mjs";

const SIZE = 400;

/** A seamless tile of one or more small drawings set in half-drop rows; each turns a little by itself. */
function tile(ground, drawings, { columns = 4, scale = 1, sway = 24, seed = 1 } = {}) {
  const rnd = random(seed);
  const cell = SIZE / columns;
  const items = [];
  for (let c = 0; c < columns; c++) {
    for (let r = 0; r < columns; r++) {
      const [x, y, a] = [(c + 0.5) * cell, (r + (c % 2 ? 0.75 : 0.25)) * cell, (rnd() - 0.5) * sway];
      const svg = drawings[(r + c * 3) % drawings.length];
      for (const dy of [-SIZE, 0, SIZE])
        for (const dx of [-SIZE, 0, SIZE])
          items.push(`<g transform="translate(${x + dx} ${y + dy}) rotate(${a}) scale(${scale})">${svg}</g>`);
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><rect width="${SIZE}" height="${SIZE}" fill="${ground}"/>${items.join("")}</svg>`;
}

/** A small repeating print as a texture. */
export const repeat = (ground, drawings, options) =>
  texture(tile(ground, drawings, options), { width: 900, repeat: true });

/** Stripes across v: [colour, weight] from the bottom up, repeating. */
export function stripes(list) {
  const total = list.reduce((s, [, w]) => s + w, 0);
  let y = 0;
  const rows = list.map(([colour, w]) => {
    const row = `<rect y="${(y / total) * 400}" width="400" height="${(w / total) * 400 + 0.5}" fill="${colour}"/>`;
    y += w;
    return row;
  });
  return texture(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">${rows.join("")}</svg>`, {
    width: 600,
    repeat: true,
  });
}

/** Little drawings for these prints, about 60 wide. */
export const leafPair = (c) =>
  `<path d="M0 26V-6" stroke="${c}" stroke-width="4" stroke-linecap="round"/><path d="M0 8C-20 8-28-6-28-20-12-20 0-10 0 8zM0-2C18-4 24-16 22-30 8-28 0-18 0-2z" fill="${c}"/>`;
export const dots = (c) => `<circle r="8" fill="${c}"/>`;
export const bloom = (c, heart) =>
  `${[0, 72, 144, 216, 288].map((a) => `<ellipse cy="-14" rx="9" ry="14" transform="rotate(${a})" fill="${c}"/>`).join("")}<circle r="6" fill="${heart}"/>`;
export const sparrow = (c, wing) =>
  `<path d="M-34 6C-30-16-8-26 12-20c10-10 26-2 24 12l10 4-11 4C26 22-8 28-22 16l-26 8z" fill="${c}"/><path d="M-14-4C0-8 14-2 16 8 2 16-14 12-22 8z" fill="${wing}"/><circle cx="24" cy="-9" r="3" fill="#2B1B1E"/>`;
export const drop = (c) => `<path d="M0-24C14-4 20 4 20 14a20 20 0 0 1-40 0C-20 4-14-4 0-24z" fill="${c}"/>`;
export const rain = (c) => `<path d="M-8-16 8 16" stroke="${c}" stroke-width="7" stroke-linecap="round"/>`;
