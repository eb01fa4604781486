import { blend } from "../engine/colour.mjs";

/** Small drawings for cloth and packs, each around its own origin, about 150 units wide at most. */

/** A walking elephant with a blanket; `flip` walks the other way. */
export function elephant(body, blanket, flip = false) {
  const shade = blend(body, "#2B1B1E", 0.16);
  const light = blend(body, "#FFFFFF", 0.28);
  return `<g${flip ? ' transform="scale(-1 1)"' : ""}>
<path d="M58-14c10 4 14 20 10 32" fill="none" stroke="${shade}" stroke-width="5" stroke-linecap="round"/>
<path d="M-20 20h20v36q0 5-5 5h-11q-5 0-5-5zM32 20h20v36q0 5-5 5H36q-5 0-5-5z" fill="${shade}"/>
<path d="M-34-24C-22-46 6-52 30-46c22 6 34 26 32 52-1 10-3 24-4 36v14q0 5-5 5H40q-5 0-5-5V42c-12 5-30 5-42 0v15q0 5-5 5h-13q-5 0-5-5l-2-35z" fill="${body}"/>
<path d="M-4-49C8-52 24-50 34-44l6 40c-14 7-34 7-46 1z" fill="${blanket}"/>
<path d="M-6-5c14 7 32 6 46-1" fill="none" stroke="${blend(blanket, "#FFFFFF", 0.6)}" stroke-width="5" stroke-dasharray="1 8" stroke-linecap="round"/>
<path d="M2-38l8 10 8-11 8 11 8-9" fill="none" stroke="${blend(blanket, "#FFFFFF", 0.55)}" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M-28-38c-22-6-44 6-46 28-1 12 2 22 0 32-1 8-9 8-10 1 0-4-6-5-8-1-2 12 6 20 15 20 13 0 17-10 17-22 10 4 24 2 32-10z" fill="${body}"/>
<path d="M-26-34c16-8 32 2 32 20S-8 16-18 12C-30 6-34-24-26-34z" fill="${light}"/>
<path d="M-22-26c10-4 20 3 20 14s-8 18-14 15c-7-4-11-22-6-29z" fill="${blend(light, "#EF4E5E", 0.28)}" opacity=".7"/>
<circle cx="-50" cy="-13" r="4.4" fill="#2B1B1E"/><circle cx="-51.4" cy="-14.6" r="1.5" fill="#fff"/>
<path d="M-58 6q4 4 9 3" fill="none" stroke="${shade}" stroke-width="3" stroke-linecap="round"/></g>`;
}

/** A paisley mango with an inner drop and a row of dots. */
export const mango = (
  outer,
  inner,
  dots,
) => `<path d="M6-62C44-52 58-8 42 26 28 56-8 66-34 48-60 30-60-8-36-24-16-38 10-34 14-50c1-4-2-9-8-12z" fill="${outer}"/>
<path d="M6-30c22 10 28 32 18 48-9 16-30 20-44 10-15-11-14-32 0-42 10-7 22-8 26-16z" fill="${inner}"/>
<path d="M4-8c11 6 12 16 7 24-5 7-15 9-21 4-7-6-6-16 1-20 5-3 11-3 13-8z" fill="${outer}"/>
<path d="M20-44C42-26 46 2 36 24 24 48-6 56-28 42" fill="none" stroke="${dots}" stroke-width="4.4" stroke-dasharray=".1 11" stroke-linecap="round"/>`;

export const sprig = (colour) =>
  `<path d="M0 16V-14" stroke="${colour}" stroke-width="3.4" stroke-linecap="round"/>
<path d="M0-4c-10 0-14-6-14-13 9 0 14 5 14 13zM0 6C10 6 14 0 14-7 5-7 0-2 0 6z" fill="${colour}"/>`;

export const petal = (colour) => `<path d="M0-16C9-6 9 6 0 16-9 6-9-6 0-16z" fill="${colour}"/>`;

export function flower(colour, heart) {
  const around = [0, 60, 120, 180, 240, 300].map(
    (a) => `<ellipse cy="-11" rx="6.5" ry="9.5" transform="rotate(${a})" fill="${colour}"/>`,
  );
  return `${around.join("")}<circle r="6" fill="${heart}"/>`;
}

/** A sleeping half moon. */
export const moon = (colour) => `<path d="M14-46A48 48 0 1 0 46 14 40 40 0 0 1 14-46z" fill="${colour}"/>
<path d="M-28 6q6 6 12 1" fill="none" stroke="${blend(colour, "#2B1B1E", 0.6)}" stroke-width="3.4" stroke-linecap="round"/>
<path d="M-16 24q7 3 12-2" fill="none" stroke="${blend(colour, "#2B1B1E", 0.5)}" stroke-width="3.2" stroke-linecap="round"/>
<circle cx="-30" cy="20" r="6" fill="#EF4E5E" opacity=".4"/>`;

/** A plump five-pointed star with a smile. */
export const star = (
  colour,
) => `<path d="M0-44 13-16 42-13c6 1 8 7 4 11L26 18l5 28c1 6-5 10-10 7L0 40l-21 13c-5 3-11-1-10-7l5-28L-46-2c-4-4-2-10 4-11l29-3z" fill="${colour}" stroke="${colour}" stroke-width="10" stroke-linejoin="round"/>
<circle cx="-11" cy="4" r="3.6" fill="#2B1B1E" opacity=".75"/>
<circle cx="11" cy="4" r="3.6" fill="#2B1B1E" opacity=".75"/>
<path d="M-7 13q7 7 14 0" fill="none" stroke="#2B1B1E" stroke-opacity=".75" stroke-width="3.2" stroke-linecap="round"/>`;

export const cloud = (colour, opacity = 1) =>
  `<path d="M-40 18c-16 0-18-24 0-25 2-20 30-24 37-7 12-12 34-4 33 13 18 0 18 19 2 19z" fill="${colour}" opacity="${opacity}"/>`;
export const spark = (colour) => `<path d="M0-14Q2-2 14 0 2 2 0 14-2 2-14 0-2-2 0-14z" fill="${colour}"/>`;

/** A patang: paper diamond, bow of the spar, tail and a curl of string. */
export const kite = (
  paper,
  heart,
) => `<path d="M0 54c4 16 22 14 26 28" fill="none" stroke="${blend(paper, "#2B1B1E", 0.25)}" stroke-width="2.6" stroke-linecap="round"/>
<path d="M-11 44 0 72 11 44z" fill="${heart}"/>
<path d="M0-58 50 0 0 54-50 0z" fill="${paper}" stroke="${paper}" stroke-width="5" stroke-linejoin="round"/>
<path d="M0-58 50 0 0 2z" fill="#fff" opacity=".2"/><path d="M0 54-50 0 0 2z" fill="#2B1B1E" opacity=".1"/>
<circle cy="-2" r="17" fill="${heart}"/>
<path d="M-50 0Q0-36 50 0M0-58V54" fill="none" stroke="${blend(paper, "#2B1B1E", 0.35)}" stroke-width="2.6"/>`;

export const wave = (colour) =>
  `<path d="M-58 10C-42-26-12-26 2 0c-10-6-20 0-18 8 10 14 40 14 74 2" fill="none" stroke="${colour}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A paper boat. */
export const boat = (hull, paper) =>
  `<path d="M-62 8h124L42 46q-3 6-10 6h-64q-7 0-10-6z" fill="${hull}"/><path d="M0-46 36 8h-72z" fill="${paper}"/>
<path d="M0-46 36 8H0z" fill="${blend(paper, "#2B1B1E", 0.12)}"/>
<path d="M-62 8 0 26 62 8 42 46q-3 6-10 6h-64q-7 0-10-6z" fill="${blend(hull, "#FFFFFF", 0.18)}"/>`;

/** A block-printed flower on a stem, as on a kurta. */
export const buti = (
  petal,
  heart,
) => `<path d="M0 40V4M0 26C-14 26-18 16-18 8-6 8 0 16 0 26zM0 34C14 34 18 24 18 16 6 16 0 24 0 34z" fill="${heart}" stroke="${heart}" stroke-width="3" stroke-linecap="round"/>
${[-60, -30, 0, 30, 60].map((a) => `<ellipse cy="-20" rx="7" ry="15" transform="rotate(${a})" fill="${petal}"/>`).join("")}<circle r="8" cy="-3" fill="${heart}"/>`;

/** Three jasmine flowers and buds on a curved stem. */
export const jasmine = (petals, stem) => {
  const bloom = (x, y, k) =>
    `<g transform="translate(${x} ${y}) scale(${k})">${[0, 72, 144, 216, 288].map((a) => `<ellipse cy="-9" rx="5.4" ry="8.6" transform="rotate(${a})" fill="${petals}"/>`).join("")}<circle r="3.4" fill="#F4A93B"/>
</g>`;
  return `<path d="M-6 44C-14 20-4-6 14-30M-8 18C-22 14-28 4-30-8M0-4c14 2 22 10 26 20" fill="none" stroke="${stem}" stroke-width="3" stroke-linecap="round"/>
${bloom(15, -34, 1.15)}${bloom(-31, -12, 0.95)}${bloom(27, 20, 0.8)}`;
};
