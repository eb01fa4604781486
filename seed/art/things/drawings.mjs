import { elephant, flower, kite, mango, moon } from "../parts/motifs.mjs";

/** Drawings for toys, each in a square of 200 around its own origin. */

const square = (ground, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200"><rect x="-100" y="-100" width="200" height="200" fill="${ground}"/>${body}</svg>`;

const auto = `<path d="M-58 30V-12C-56-40-40-48-10-48H30C48-48 54-30 56-10L62 30z" fill="#2E8B57"/><path d="M-58-8C-56-42-40-50-10-50H30C46-50 52-36 55-14z" fill="#F4B93B"/><path d="M-36-10c2-16 8-24 22-24h10v26h-32zM8-34h16c12 0 16 10 18 26H8z" fill="#DDF0F6"/><rect x="-62" y="22" width="126" height="12" rx="6" fill="#1F5F43"/><circle cx="-34" cy="38" r="17" fill="#2B1B1E"/><circle cx="-34" cy="38" r="7" fill="#E9E4DC"/><circle cx="40" cy="38" r="17" fill="#2B1B1E"/><circle cx="40" cy="38" r="7" fill="#E9E4DC"/><circle cx="60" cy="8" r="6" fill="#FFF3C4"/>`;
const peacock = `${[-62, -36, -12, 12, 36, 62].map((a) => `<g transform="translate(0 34) rotate(${a})"><path d="M0 0C-16-40-14-74 0-92 14-74 16-40 0 0z" fill="#1F8A7A"/><circle cy="-72" r="11" fill="#F4B93B"/><circle cy="-72" r="6" fill="#2F5DA8"/></g>`).join("")}<path d="M-16 54C-26 30-14 12-6 0c-6-18-2-34 10-36 12 0 16 12 12 24 8 20 14 44 2 66z" fill="#2F5DA8"/><circle cx="6" cy="-22" r="4" fill="#fff"/><circle cx="7" cy="-22" r="2" fill="#2B1B1E"/><path d="M16-22l14 4-13 5z" fill="#F4A93B"/><path d="M2-36l-6-14M6-37l1-15M10-36l8-12" stroke="#2F5DA8" stroke-width="3" stroke-linecap="round"/>`;
const lota = `<path d="M-26-50H26L18-34C44-24 56-4 52 18 48 42 28 56 0 56S-48 42-52 18C-56-4-44-24-18-34z" fill="#D99A3E"/><ellipse cy="-51" rx="30" ry="8" fill="#F3C878"/><ellipse cy="-51" rx="22" ry="5" fill="#8A5A1E"/><path d="M-46 0C-20 10 20 10 46 0" stroke="#A96F1F" stroke-width="5" fill="none"/><path d="M-36-2C-40 20-30 36-18 42" stroke="#F7DDA6" stroke-width="8" fill="none" stroke-linecap="round"/>`;
const digit = (latin, nagari, colour) =>
  `<text x="-40" y="36" font-family="Noto Sans Display, Noto Sans, DejaVu Sans" font-weight="800" font-size="104" text-anchor="middle" fill="${colour}">${latin}</text><text x="44" y="36" font-family="Noto Sans Devanagari, Noto Serif Devanagari" font-weight="700" font-size="104" text-anchor="middle" fill="${colour}">${nagari}</text>`;
const sun = `<g stroke="#F4A93B" stroke-width="10" stroke-linecap="round">${Array.from({ length: 12 }, (_, k) => `<path transform="rotate(${k * 30})" d="M0-58V-76"/>`).join("")}</g><circle r="44" fill="#F7B84A"/><circle cx="-14" cy="-6" r="5" fill="#7A3E00"/><circle cx="14" cy="-6" r="5" fill="#7A3E00"/><path d="M-16 12q16 14 32 0" fill="none" stroke="#7A3E00" stroke-width="5" stroke-linecap="round"/>`;
const fish = `<path d="M-60 0C-40-40 20-44 44-6L76-30V30L44 6C20 44-40 40-60 0z" fill="#EF6E5E"/><path d="M-10-30c14 18 14 42 0 60M14-28c10 16 10 40 0 56" stroke="#FFD9C8" stroke-width="6" fill="none"/><circle cx="-38" cy="-8" r="7" fill="#fff"/><circle cx="-39" cy="-8" r="4" fill="#2B1B1E"/>`;

/** Faces of the cloth blocks: [ground, drawing]. */
export const faces = {
  auto: () => square("#FDEBC8", auto),
  mango: () => square("#DDF0E4", `<g transform="scale(1.25)">${mango("#F4A93B", "#EF4E5E", "#FFF9F1")}</g>`),
  peacock: () => square("#FBE0DA", `<g transform="translate(0 8)">${peacock}</g>`),
  lota: () => square("#DCE9FA", lota),
  moon: () => square("#3E5592", `<g transform="scale(1.25)">${moon("#FBD27F")}</g>`),
  sun: () => square("#CFE6F5", sun),
  fish: () => square("#D5EFEA", fish),
  elephant: () => square("#FFF3DC", `<g transform="scale(1.05)">${elephant("#9DB8DE", "#EF4E5E")}</g>`),
  kite: () => square("#E8DDF4", `<g transform="translate(0 -12) scale(1.2)">${kite("#EF4E5E", "#FBD27F")}</g>`),
  flower: () => square("#F9C9C2", `<g transform="scale(4)">${flower("#FFF9F1", "#F4A93B")}</g>`),
  one: () => square("#EF6E5E", digit("1", "१", "#FFF6EC")),
  two: () => square("#F4A93B", digit("2", "२", "#5A2E00")),
  three: () => square("#4E9A86", digit("3", "३", "#FFF6EC")),
  four: () => square("#7FA8E0", digit("4", "४", "#FFFFFF")),
  five: () => square("#B99BD3", digit("5", "५", "#FFFFFF")),
  six: () => square("#FBD27F", digit("6", "६", "#7A3E00")),
};

const cow = `<path d="M-70 10C-70-26-30-34 10-30c34 4 44 20 42 50v28H34V36H-34v24h-18V40c-10-6-18-16-18-30z" fill="#FFF9F1"/><path d="M-30-31c20-4 34 4 30 18s-34 12-36-2 0-14 6-16zM26-6c14 0 24 10 20 20S20 20 18 10 20-6 26-6z" fill="#8A5A44"/><path d="M-98-36c0-16 14-24 32-24s32 10 32 30c0 22-12 38-32 38s-32-20-32-44z" fill="#FFF9F1"/><path d="M-96-54c-14-6-18-14-14-22 12 0 20 8 22 16zM-40-56c14-6 18-14 14-22-12 0-20 8-22 16z" fill="#E9B9A0"/><ellipse cx="-66" cy="-8" rx="22" ry="14" fill="#F2B5A7"/><circle cx="-74" cy="-8" r="3" fill="#8A4B50"/><circle cx="-58" cy="-8" r="3" fill="#8A4B50"/><circle cx="-80" cy="-34" r="4.5" fill="#2B1B1E"/><circle cx="-52" cy="-34" r="4.5" fill="#2B1B1E"/><circle cx="-66" cy="20" r="8" fill="#F4B93B"/><path d="M52 0c14 10 14 34 8 48" stroke="#FFF9F1" stroke-width="6" fill="none" stroke-linecap="round"/>`;
const hen = `<path d="M-46 10C-52-30-30-40-16-20 4-8 30-16 52-40c14 40 4 78-34 84S-40 44-46 10z" fill="#D9704A"/><path d="M-6 2C14-8 34 0 34 18S4 34-6 24-16 8-6 2z" fill="#F2A25E"/><path d="M-44-34c-4-10 4-16 9-11 2-9 12-9 12 0 8-3 11 6 5 11z" fill="#EF4E5E"/><path d="M-52-14l-16 6 16 6z" fill="#F4B93B"/><circle cx="-36" cy="-16" r="4.5" fill="#2B1B1E"/><path d="M-6 44V62M10 44V62" stroke="#F4B93B" stroke-width="5" stroke-linecap="round"/>`;
const field = (sky, hill, ground) =>
  `<rect x="-100" y="-100" width="200" height="200" fill="${sky}"/><path d="M-100 10C-50-24 0 0 40-14 70-24 100-6 100-6V100H-100z" fill="${hill}"/><path d="M-100 52C-40 34 40 60 100 40V100H-100z" fill="${ground}"/>`;
const lines = (y, en, hi, colour) =>
  `<text y="${y}" font-family="Noto Sans Display, Noto Sans, DejaVu Sans" font-size="14" font-weight="700" text-anchor="middle" fill="${colour}">${en}</text><text y="${y + 18}" font-family="Noto Sans Devanagari" font-size="14" font-weight="600" text-anchor="middle" fill="${colour}">${hi}</text>`;

/** The pages of the farm book. */
export const farm = {
  cover: () =>
    square(
      "#F7C66A",
      `${field("#F9D588", "#8DBB7E", "#6FA768")}<circle cx="52" cy="-52" r="24" fill="#EF6E5E"/><g transform="translate(16 30) scale(.8)">${cow}</g>${lines(-74, "A Day on the Farm", "खेत का एक दिन", "#5A2E00")}`,
    ),
  cow: () =>
    square(
      "#CFE6F5",
      `${field("#CFE6F5", "#A9D19A", "#86BC7C")}<circle cx="-56" cy="-58" r="18" fill="#FBD27F"/><g transform="translate(14 6) scale(.82)">${cow}</g>${lines(76, "The cow wakes.", "गाय जागती है।", "#24472E")}`,
    ),
  hen: () =>
    square(
      "#FDE7CF",
      `${field("#FDE7CF", "#EBC58C", "#D9A768")}<g transform="translate(0 -2) scale(1.05)">${hen}</g><ellipse cx="52" cy="48" rx="11" ry="14" fill="#FFF9F1"/><ellipse cx="70" cy="51" rx="10" ry="12" fill="#FBEBDA"/>${lines(76, "The hen lays.", "मुर्गी अंडा देती है।", "#5A2E00")}`,
    ),
};

const bw = (body, ground = "#FFFFFF") => square(ground, body);

/** Black and white cards; some carry one red shape. */
export const cards = {
  target: () =>
    bw([84, 66, 48, 30, 12].map((r, k) => `<circle r="${r}" fill="${k % 2 ? "#fff" : "#1C1718"}"/>`).join("")),
  checks: () =>
    bw(
      Array.from({ length: 16 }, (_, k) =>
        (k + (k >> 2)) % 2
          ? `<rect x="${(k % 4) * 42 - 84}" y="${(k >> 2) * 42 - 84}" width="42" height="42" rx="3" fill="#1C1718"/>`
          : "",
      ).join(""),
    ),
  lotus: () =>
    bw(
      `${[-70, -42, 42, 70, -18, 18, 0].map((a) => `<path transform="translate(0 52) rotate(${a})" d="M0 0C-26-36-24-80 0-112 24-80 26-36 0 0z" fill="#fff" stroke="#1C1718" stroke-width="9"/>`).join("")}<path d="M-76 62C-40 84 40 84 76 62" stroke="#1C1718" stroke-width="10" fill="none" stroke-linecap="round"/>`,
    ),
  waves: () =>
    bw(
      [-70, -42, -14, 14, 42, 70]
        .map((y) => `<path d="M-90 ${y}q22-26 45 0t45 0 45 0 45 0" fill="none" stroke="#1C1718" stroke-width="13"/>`)
        .join(""),
    ),
  heart: () =>
    bw(
      `<rect x="-84" y="-84" width="168" height="168" rx="20" fill="#1C1718"/><path d="M0 58C-62 18-62-40-26-44-10-44 0-32 0-22 0-32 10-44 26-44 62-40 62 18 0 58z" fill="#D5263C"/>`,
    ),
};
