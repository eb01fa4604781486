import { bagHandle, blockBag } from "../packs/bag.mjs";
import { pill, wordmark, words } from "../packs/label.mjs";
import { cloud } from "../parts/motifs.mjs";
import { fit, print, put } from "./labels.mjs";

const layouts = {
  /** Size mark in a disc at the right, the drawing at the left. */
  beside: ({ size, weight, count, ink, drawing, ground }) =>
    `<circle cx="330" cy="760" r="212" fill="${ground}"/>${put(drawing, 330, 764, 2.2)}<circle cx="764" cy="676" r="146" fill="#fff"/>${fit(size, 764, 732, 165, 250, { colour: ink })}${words(weight, 764, 884, 54, { colour: "#fff" })}${pill(count, 764, 974, 300, 52, "#fff", ink)}`,
  /** A wide hill below with the drawing on it, the size mark above at the right. */
  hill: ({ size, weight, count, ink, drawing, ground }) =>
    `<path d="M0 860Q500 640 1000 860V1200H0z" fill="${ground}"/>${put(drawing, 360, 776, 2.3)}<rect x="646" y="470" width="240" height="240" rx="64" fill="#fff"/>${fit(size, 766, 644, 160, 210, { colour: ink })}${words(weight, 700, 1010, 62, { colour: ink })}${pill(count, 700, 1100, 300, 52, ink)}`,
  /** The size mark large in the middle, the drawing below it. */
  tower: ({ size, weight, count, ink, drawing, ground }) =>
    `<rect x="110" y="480" width="780" height="560" rx="90" fill="${ground}"/>${fit(size, 330, 720, 220, 330, { colour: ink })}${words(weight, 330, 820, 54, { colour: ink })}${pill(count, 330, 930, 300, 50, ink)}${put(drawing, 660, 770, 2.3)}`,
};

/**
 * A bag of diaper pants. Each size has its own colours ([top, bottom] of the film), drawing, layout and build (`w`, `h`,
 * `d`), so that a shelf of them can be told apart without reading.
 */
export async function pantsBag({
  size,
  weight,
  count,
  film,
  ink,
  ground,
  drawing,
  layout = "beside",
  line,
  title = "Diaper Pants",
  w = 2.4,
  h = 2.9,
  d = 1.2,
  seed = 1,
  handle = true,
}) {
  const tall = Math.round((1000 * h) / w);
  const clouds = [
    [860, 150, 1.1],
    [900, 400, 0.8],
    [860, 1120, 1.1],
    [110, 1126, 0.9],
  ]
    .map(([x, y, k]) => put(cloud("#FFFFFF", 0.4), x, y, k))
    .join("");
  const face = `<linearGradient id="g" x2="0" y2="1"><stop stop-color="${film[0]}"/><stop offset="1" stop-color="${film[1]}"/></linearGradient><rect width="1000" height="${tall}" fill="url(#g)"/><g transform="translate(0 ${(tall - 1200) / 2})">${clouds}
${wordmark(100, 104, 148, "#FFFFFF")}${words(title, 104, 350, 74, { colour: "#fff", anchor: "start" })}${words(line, 106, 412, 38, { colour: "#fff", anchor: "start", weight: 400 })}${layouts[layout]({ size, weight, count, ink, drawing, ground })}</g>`;
  // The bag's side is laid from its back edge to its front, so what is read there is drawn mirrored.
  const flank = `<rect width="500" height="1200" fill="${film[1]}"/><g transform="translate(500 0) scale(-1 1)">${wordmark(140, 130, 110, "#FFFFFF")}<circle cx="250" cy="620" r="130" fill="#fff"/>${fit(size, 250, 666, 130, 190, { colour: ink })}${words(weight, 250, 860, 54, { colour: "#fff" })}</g>`;
  return [
    blockBag({
      front: await print(1000, tall, face, 1.8),
      side: await print(500, 1200, flank, 1.2),
      colour: film[1],
      w,
      h,
      d,
      seed,
    }),
    ...(handle ? [bagHandle({ y: h + 0.02, w: w * 0.46, colour: "#FFFFFF" })] : []),
  ];
}
