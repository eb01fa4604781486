import { blend } from "../engine/colour.mjs";

/** Drawings for labels that the shared botanicals lack, each about 200 units wide around its own origin. */

const line = (d, colour, w = 4) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;
const round = (count, one) =>
  Array.from({ length: count }, (_, k) => `<g transform="rotate(${(k * 360) / count})">${one(k)}</g>`).join("");

export const duck = (
  body = "#FBD05E",
  beak = "#F08A3A",
) => `<path d="M-88 6c14 8 30 8 42-2C-50-60-16-92 22-84c34 8 46 42 30 68 32 6 46 34 32 60-16 30-60 38-104 34C-62 74-92 46-88 6z" fill="${body}"/>
<path d="M-34 30c18-22 50-22 62-2-12 22-44 24-62 2z" fill="${blend(body, "#E09A20", 0.35)}"/><circle cx="20" cy="-50" r="7" fill="#2B1B1E"/><path d="M52-50c18-6 34-2 42 8-12 10-28 14-44 8z" fill="${beak}"/>`;

export const drop = (colour, shine = "#fff") =>
  `<path d="M0-90C36-40 62-6 62 30A62 62 0 0 1-62 30C-62-6-36-40 0-90z" fill="${colour}"/>${line("M-34 26c0 20 12 34 30 38", shine, 9)}`;

export const coconut = () =>
  `<circle r="84" fill="#7A4E33"/><circle r="72" fill="#FFFDF6"/><circle r="48" fill="#F1E6D2"/><path d="M-40-26a48 48 0 0 1 80 0" fill="none" stroke="#D8C7A8" stroke-width="6"/>${line("M-74-40l-14-10M-82-12l-16-2M74-40l14-10M82-12l16-2", "#7A4E33", 6)}`;

export const rose = (colour = "#E58A9B") =>
  `${round(5, () => `<path d="M0 0C-46-14-54-70 0-92 54-70 46-14 0 0z" fill="${colour}"/>`)}${round(5, () => `<g transform="rotate(36) scale(.68)"><path d="M0 0C-46-14-54-70 0-92 54-70 46-14 0 0z" fill="${blend(colour, "#FFFFFF", 0.3)}"/></g>`)}<circle r="22" fill="${blend(colour, "#7A1F38", 0.3)}"/>${line("M-8 2c0-10 16-10 16 0 0 14-26 12-24-4", "#FFE4E6", 4)}`;

export const almonds = () => {
  const one = (x, y, turn, c) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0-62C34-30 38 30 0 56-38 30-34-30 0-62z" fill="${c}"/>${line("M0-44V40M-14-28C-18 0-14 20-8 34M14-28C18 0 14 20 8 34", blend(c, "#5A2E14", 0.4), 3)}</g>`;
  return one(-40, 10, -34, "#B87440") + one(44, 18, 38, "#A86434") + one(2, -14, 4, "#C98A52");
};

export const rice = (grain = "#FFFFFF", stalk = "#B9A15A") =>
  `${line("M-50 96C-40 30-10-30 44-84", stalk, 5)}${[
    [-44, 54, -50],
    [-14, 60, 24],
    [-32, 20, -48],
    [0, 26, 30],
    [-14, -14, -42],
    [18, -8, 36],
    [8, -44, -36],
    [38, -38, 40],
    [30, -72, -20],
    [56, -70, 46],
  ]
    .map(
      ([x, y, t]) =>
        `<ellipse cx="${x}" cy="${y}" rx="9" ry="21" transform="rotate(${t} ${x} ${y})" fill="${grain}" stroke="${stalk}" stroke-width="3"/>`,
    )
    .join("")}`;

export const cucumber = () =>
  `<circle r="86" fill="#4E9A5C"/><circle r="74" fill="#DDF0C8"/><circle r="52" fill="#C6E5A8"/>${round(10, () => `<ellipse cy="-36" rx="6" ry="12" fill="#F6FBE6"/>`)}<circle r="14" fill="#DDF0C8"/>`;

export const sun = (colour = "#F7B53C", rays = 12) =>
  `${round(rays, () => `<path d="M-11-66Q0-110 11-66z" fill="${colour}"/>`)}<circle r="52" fill="${colour}"/>`;

export const smilingSun = (colour = "#F9C04E") =>
  `${sun(colour)}<circle cx="-18" cy="-6" r="5" fill="#5A3A12"/><circle cx="18" cy="-6" r="5" fill="#5A3A12"/>${line("M-14 12q14 14 28 0", "#5A3A12", 5)}<circle cx="-30" cy="10" r="8" fill="#F08A6A" opacity=".6"/><circle cx="30" cy="10" r="8" fill="#F08A6A" opacity=".6"/>`;

export const sheep = (wool = "#FFF8EA", face = "#6A4B3C") =>
  `<path d="M-40 50v36M34 50v36" stroke="${face}" stroke-width="14" stroke-linecap="round"/><path d="M-70 30c-30-6-30-46-2-50 0-30 40-42 56-20 18-22 58-12 58 18 28 4 30 44 2 50-6 26-40 30-54 12-18 18-54 14-60-10z" fill="${wool}"/><ellipse cx="62" cy="-12" rx="26" ry="32" fill="${face}"/><path d="M40-30c-14-2-22 6-22 14 12 4 22 0 24-8zM84-30c12-4 20 2 22 12-10 4-18 2-22-6z" fill="${face}"/><circle cx="56" cy="-14" r="4" fill="#fff"/><circle cx="72" cy="-14" r="4" fill="#fff"/>`;

export const marigold = (outer = "#F39A2B", inner = "#F9C04E") =>
  `${round(14, () => `<path d="M0 0C-22-40-24-80 0-92 24-80 22-40 0 0z" fill="${outer}"/>`)}${round(11, () => `<g transform="rotate(14) scale(.72)"><path d="M0 0C-22-40-24-80 0-92 24-80 22-40 0 0z" fill="${blend(outer, inner, 0.55)}"/></g>`)}${round(8, () => `<g transform="scale(.44)"><path d="M0 0C-22-40-24-80 0-92 24-80 22-40 0 0z" fill="${inner}"/></g>`)}`;

export const sesame = () =>
  [
    [-60, 30, -30],
    [-20, -20, 10],
    [30, 20, 50],
    [60, -30, -12],
    [4, 60, -70],
    [-70, -40, 40],
  ]
    .map(
      ([x, y, t]) =>
        `<path transform="translate(${x} ${y}) rotate(${t})" d="M0-26C16-6 14 18 0 22-14 18-16-6 0-26z" fill="#F1DDB0" stroke="#CDAE70" stroke-width="3"/>`,
    )
    .join("");

export const cocoa = () =>
  `<path d="M-20-90c46 20 66 80 36 150-14 30-44 34-60 4C-70-6-62-70-20-90z" fill="#9A5330"/>${line("M-22-84C-40-30-40 30-16 78M-16-84C4-30 6 30-6 78", "#7A3D20", 5)}<g transform="translate(56 50)"><ellipse rx="30" ry="20" fill="#5E3420" transform="rotate(-20)"/>${line("M-22 6q22-14 42-12", "#8A5638", 4)}</g>`;

/** A pair of pants as worn, for the diaper packs. */
export const pants = (cloth, band, mark) =>
  `<path d="M-86-50H86V-8C60 0 40 22 34 56H-34C-40 22-60 0-86-8z" fill="${cloth}"/><path d="M-86-50H86v18H-86z" fill="${band}"/>${line("M-80-4C-54 4-38 22-32 52M80-4C54 4 38 22 32 52", blend(band, "#FFFFFF", 0.35), 6)}<path d="M0-14c-6-10-22-8-22 6 0 12 14 20 22 28 8-8 22-16 22-28 0-14-16-16-22-6z" fill="${mark}"/>`;
