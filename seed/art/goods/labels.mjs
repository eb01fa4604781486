import { texture } from "../engine/texture.mjs";
import { centredMark, sheetOf, words } from "../packs/label.mjs";

/** A label drawn `w` by `h`, ready to lay on a mesh; `k` is how finely it is kept. */
export const print = (w, h, body, k = 2) =>
  texture(sheetOf(w, h, body), { width: Math.round(w * k), height: Math.round(h * k) });

/** The brand's mark over the name of its range, centred on x. */
export const head = (range, x, y, size, colour) =>
  `${centredMark(x, y, size, colour)}${words(range, x + size * 0.07, y + size * 1.5, size * 0.36, { colour, space: size * 0.15, weight: 400 })}`;

/** A line of type made smaller until it is at most `max` wide. */
export function fit(text, x, y, size, max, style = {}) {
  const wide = (style.weight ?? 700) < 600 ? 0.5 : 0.56;
  const length = text.replace(/&\w+;/g, "&").length;
  return words(text, x, y, Math.min(size, max / (length * wide)), style);
}

/** Name lines under one another: each is [text, size, style?]; answers with the type and the height below the last. */
export function stack(lines, x, y, max, style = {}) {
  let at = y;
  return lines
    .map(([text, size, own = {}]) => {
      at += size * 1.16;
      return fit(text, x, at, size, max, { ...style, ...own });
    })
    .join("");
}

/** A band of two soft waves filling the label from y down. */
export const waves = (w, h, y, back, front) =>
  `<path d="M0 ${y}C${w * 0.17} ${y - 50} ${w * 0.33} ${y + 50} ${w * 0.5} ${y}S${w * 0.83} ${y - 50} ${w} ${y}V${h}H0z" fill="${back}"/><path d="M0 ${y + 44}C${w * 0.17} ${y - 2} ${w * 0.33} ${y + 92} ${w * 0.5} ${y + 44}S${w * 0.83} ${y - 2} ${w} ${y + 44}V${h}H0z" fill="${front}"/>`;

/** A drawing set on the label. */
export const put = (drawing, x, y, k = 1, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})">${drawing}</g>`;

/** The net quantity as a quiet ring or capsule. */
export const quantity = (text, x, y, size, colour) =>
  `<rect x="${x - text.length * size * 0.4}" y="${y - size * 1.02}" width="${text.length * size * 0.8}" height="${size * 1.56}" rx="${size * 0.78}" fill="none" stroke="${colour}" stroke-width="${size * 0.07}"/>${words(text, x, y + size * 0.12, size, { colour })}`;
