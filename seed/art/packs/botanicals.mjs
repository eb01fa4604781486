import { blend } from "../engine/colour.mjs";

/** Ingredients drawn for labels, each about 200 units wide around its own origin. */

const vein = (d, colour, w = 3) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${w}" stroke-linecap="round"/>`;

/** A halved red onion with its rings, and a whole one behind. */
export const onion =
  () => `<g><path d="M-30-86c-6 24-62 30-62 84 0 40 30 66 66 66s66-26 66-66c0-54-58-60-62-84-2-10 6-20 12-30-14 6-18 18-20 30z" fill="#B14A78"/>
<path d="M-60-10c0-24 16-44 28-54M-26 60c-12-18-16-80 0-122M8-10c0-24-12-44-22-54" fill="none" stroke="#8E2F5E" stroke-width="3.5" stroke-linecap="round" opacity=".7"/>
<g transform="translate(48 28)"><ellipse rx="64" ry="58" fill="#A23E6E"/>
${[56, 46, 36, 26, 16, 7].map((r, k) => `<ellipse rx="${r}" ry="${r * 0.9}" fill="${k % 2 ? "#E9B3CD" : "#FBEAF2"}"/>`).join("")}</g>
</g>`;

/** A sprig of three leaves. */
export const leafSprig = (colour = "#4E9A6C") => {
  const one = (turn, x, y, k) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})"><path d="M0 0C-34-30-34-84 0-116 34-84 34-30 0 0z" fill="${colour}"/>
${vein("M0-6V-104M0-40l18-18M0-40l-18-18M0-66l14-14M0-66l-14-14", blend(colour, "#FFFFFF", 0.45))}</g>`;
  return one(-48, -4, 40, 0.9) + one(46, 4, 40, 0.9) + one(0, 0, 34, 1.05);
};

/** A cut orange with a blossom. */
export const orange = () =>
  `<circle r="78" fill="#F08A24"/><circle r="68" fill="#FFF0D8"/>
${Array.from({ length: 9 }, (_, k) => `<path transform="rotate(${k * 40})" d="M0-8L-17-52Q0-68 17-52z" fill="#FBAE45"/>`).join("")}<g transform="translate(66 54)">${[0, 72, 144, 216, 288].map((a) => `<ellipse cy="-20" rx="11" ry="19" transform="rotate(${a})" fill="#fff"/>`).join("")}<circle r="10" fill="#F7C443"/>
</g>`;

/** A turmeric root and its slices. */
export const turmeric = () =>
  `<path d="M-88 30c-18-26 6-52 34-44 8-28 44-34 58-10 24-22 60-8 58 22 26 4 30 38 6 46-18 6-34-2-40-12-16 14-44 12-54-4-16 18-50 18-62 2z" fill="#C98434"/>
<path d="M-62 0c8 6 10 14 8 22M4-22c-6 8-6 18 0 26M58 2c-6 6-8 12-6 20" fill="none" stroke="#A4661F" stroke-width="4" stroke-linecap="round"/>
<g transform="translate(34 58)"><ellipse rx="46" ry="22" fill="#E08A14"/><ellipse rx="38" ry="17" fill="#F7B02E"/>
</g>`;

/** Oats and a drop of milk. */
export const oats = () => {
  const grain = (x, y, turn) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0-26C12-14 12 14 0 26-12 14-12-14 0-26z" fill="#E0B877"/>
${vein("M0-20V20", "#B98C4C", 2.6)}</g>`;
  return `${vein("M-40 92C-30 40-10-10 20-70", "#B98C4C", 4)}${[
    [-34, 50, -30],
    [-8, 60, 40],
    [-24, 14, -28],
    [8, 22, 42],
    [-8, -22, -24],
    [24, -14, 44],
    [10, -54, -18],
    [36, -52, 40],
    [28, -88, 14],
  ]
    .map(([x, y, t]) => grain(x, y, t))
    .join("")}`;
};

/** Shea nuts with a curl of butter. */
export const shea = () =>
  `<ellipse cx="-36" cy="14" rx="50" ry="58" fill="#8B5A34"/>
<ellipse cx="-50" cy="-4" rx="14" ry="22" fill="#B98459" opacity=".7"/>
<ellipse cx="44" cy="30" rx="42" ry="48" fill="#6F4325"/>
<path d="M10 26c20-4 38 8 40 28" fill="none" stroke="#F8E6C4" stroke-width="12" stroke-linecap="round"/>
<path d="M-84 78c30-30 110-34 172-2-30 22-140 26-172 2z" fill="#FBEFD6"/>`;

/** An aloe rosette. */
export const aloe = (colour = "#6DB08B") =>
  [-66, -40, -16, 12, 36, 62]
    .map(
      (a) =>
        `<g transform="translate(0 80) rotate(${a})"><path d="M-20 0C-24-60-10-130 0-164 10-130 24-60 20 0z" fill="${colour}"/>
<path d="M-6 0C-8-60-2-120 0-150" stroke="${blend(colour, "#FFFFFF", 0.5)}" stroke-width="5" fill="none" stroke-linecap="round"/>
</g>`,
    )
    .join("");
