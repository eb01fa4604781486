import { hue } from "../palette.mjs";

/** The brand's mark as on the site, in one colour and its sun, `height` tall with its left foot at x, y. */
export function wordmark(x, y, height, colour = hue.coral) {
  const k = height / 54;
  return `<g transform="translate(${x} ${y}) scale(${k})" fill="none" stroke="${colour}" stroke-width="6.6" stroke-linecap="round" stroke-linejoin="round">
<path d="M6.5 38V22.5a9.5 9.5 0 0 1 19 0V38M25.5 38v-7a7.2 7.2 0 0 1 14.4 0v7" stroke-width="7"/>
<path d="M51 23v6.8a7.8 7.8 0 0 0 15.6 0V23M66.6 23v17.5a7.8 7.8 0 0 1-13.8 5M77.8 12.5V38"/>
<circle cx="96.5" cy="30.5" r="7.9"/><circle cx="33.7" cy="13" r="5" fill="#f7b04a" stroke="none"/></g>`;
}

/** The mark set in the middle of a line. */
export const centredMark = (x, y, height, colour) => wordmark(x - height, y, height, colour);

const FAMILIES = {
  sans: "Noto Sans Display, Noto Sans, DejaVu Sans",
  serif: "Noto Serif Display, Noto Serif, DejaVu Serif",
};

/** A line of type centred on x. */
export const words = (
  text,
  x,
  y,
  size,
  { colour = hue.ink, weight = 700, family = "sans", space = 0, anchor = "middle", opacity = 1, italic = false } = {},
) =>
  `<text x="${x}" y="${y}" font-family="${FAMILIES[family]}" font-size="${size}" font-weight="${weight}" fill="${colour}" text-anchor="${anchor}" letter-spacing="${space}" opacity="${opacity}"${italic ? ' font-style="italic"' : ""}>${text}</text>`;

/** A pill with a line of type in it, centred on x. */
export const pill = (text, x, y, width, size, ground, colour = "#fff") =>
  `<rect x="${x - width / 2}" y="${y - size * 0.95}" width="${width}" height="${size * 1.75}" rx="${size * 0.88}" fill="${ground}"/>${words(text, x, y + size * 0.29, size, { colour, weight: 700 })}`;

/** A label as an SVG document. */
export const sheetOf = (width, height, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`;
