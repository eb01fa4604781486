import { linear } from "../engine/colour.mjs";
import { ball, lathe, merge, paint, place, placeAll, profile, tube } from "../engine/mesh.mjs";
import { material } from "../engine/shade.mjs";
import { roundedRect, slab } from "../engine/solid.mjs";
import { texture } from "../engine/texture.mjs";
import { frame, move, rotateX, rotateZ } from "../engine/transform.mjs";
import { lerp, spline } from "../engine/vec.mjs";
import { clearPlastic } from "./feeding.mjs";
import { canvas, paper, satin, steel, timber } from "./matter.mjs";
import { band, block } from "./shapes.mjs";

/** What stands for a service: the things one sees when it happens. */

/** A phone standing in a wooden rest, its screen showing `svg` (500 by 1000); faces +z and leans back. */
export async function phone(svg, { h = 2.6, rest = "#D3AC7E" } = {}) {
  const w = h * 0.49;
  const shell = block([w, h, 0.12], 0.055, () => satin("#2E2A2C", { gloss: 0.8 }), { detail: 20 });
  const glassy = slab(roundedRect(w * 0.93, h * 0.96, 0.12), 0.01, { edge: 0.004, around: 120, rings: 8 });
  const t = Float32Array.from(glassy.t, (v, k) => 0.5 + v / (k % 2 ? h * 0.96 : w * 0.93));
  const screen = paint(
    place({ ...glassy, t }, rotateX(90), move(0, 0, 0.062)),
    material(linear("#FFFFFF"), {
      map: await texture(svg, { width: 800, height: 1600 }),
      gloss: 0.35,
      rough: 0.1,
      glow: [0.06, 0.06, 0.06],
    }),
  );
  const base = block([w * 1.15, 0.26, 0.95], 0.08, () => timber(rest, { heart: [0, -1.5, 0.4], gloss: 0.3 }), {
    detail: 16,
  });
  return [
    placeAll([shell, screen], move(0, h / 2, 0), rotateX(-13), move(0, 0.14, 0.1)),
    placeAll(base, move(0, 0.13, 0)),
  ];
}

/** A caller on the screen: head and shoulders in the drawn hand. `coat` is what she wears, `extra` drawn over her. */
export function caller({ ground, skin, hair, coat, dupatta, extra = "", bun = true }) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 1000"><rect width="500" height="1000" fill="${ground}"/><circle cx="250" cy="430" r="250" fill="#FFFFFF" opacity=".35"/>
${bun ? `<circle cx="250" cy="268" r="52" fill="${hair}"/>` : `<path d="M128 420c-20 150 0 260 30 330h184c30-70 50-180 30-330z" fill="${hair}"/>`}
<path d="M20 1000C20 760 110 680 250 680s230 80 230 320z" fill="${coat}"/>${dupatta ? `<path d="M110 716C90 800 80 900 84 1000H190C180 880 176 780 190 690z" fill="${dupatta}"/>` : ""}
<path d="M204 600h92v90c0 26-20 44-46 44s-46-18-46-44z" fill="${skin}"/><path d="M206 640c26 22 62 22 88 0v-30h-88z" fill="#000" opacity=".12"/>
<path d="M140 430C140 330 190 290 250 290s110 40 110 140c0 120-50 210-110 210S140 550 140 430z" fill="${skin}"/>
<path d="M132 450C120 320 180 262 250 262s130 58 118 188C350 390 320 350 250 342 180 350 150 390 132 450z" fill="${hair}"/>
<path d="M184 440q22-16 44 0M272 440q22-16 44 0" stroke="#2B1B1E" stroke-width="7" fill="none" stroke-linecap="round"/><ellipse cx="206" cy="466" rx="10" ry="12" fill="#2B1B1E"/><ellipse cx="294" cy="466" rx="10" ry="12" fill="#2B1B1E"/>
<path d="M250 480v40q-12 8-20 2" stroke="#000" stroke-opacity=".25" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M212 562q38 34 76 0" stroke="#9C3B46" stroke-width="9" fill="none" stroke-linecap="round"/><circle cx="250" cy="400" r="8" fill="#B8323F"/><circle cx="166" cy="520" r="20" fill="#E8846F" opacity=".35"/><circle cx="334" cy="520" r="20" fill="#E8846F" opacity=".35"/>${extra}
<g transform="translate(250 930)"><circle cx="-110" r="34" fill="#fff" opacity=".85"/><circle r="40" fill="#D5263C"/><circle cx="110" r="34" fill="#fff" opacity=".85"/><path d="M-18 6c0-14 36-14 36 0" stroke="#fff" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M-122-8h16v16h-16zM-106-4l10-6V10l-10-6z" fill="#6B5A5D"/><path d="M104-12h12v16h-12zM98 4c0 16 24 16 24 0M110 16v8" stroke="#6B5A5D" stroke-width="5" fill="none"/></g></svg>`;
}

/** A doctor's coat over the caller: lapels and a stethoscope. */
export const doctorsCoat =
  '<path d="M120 716l90 284H20C24 850 60 760 120 716zM380 716l-90 284h190C476 850 440 760 380 716z" fill="#FFFFFF"/><path d="M176 690c-10 110 20 190 70 200 40-10 84-90 76-200" fill="none" stroke="#47525C" stroke-width="12"/><circle cx="248" cy="896" r="22" fill="#8C98A2"/>';

/** A stethoscope lying on the ground in a loose loop. */
export function stethoscope(hex = "#3F6E8A") {
  const hose = tube(
    spline([
      [-0.75, 0.08, -0.7],
      [-0.95, 0.08, 0.1],
      [-0.5, 0.08, 0.75],
      [0.2, 0.09, 0.8],
      [0.75, 0.1, 0.4],
      [0.8, 0.12, -0.3],
      [0.35, 0.16, -0.72],
      [-0.1, 0.12, -0.4],
      [0.05, 0.08, 0.2],
    ]),
    0.065,
    { along: 200, around: 16 },
  );
  const disc = place(
    lathe(
      profile([
        [0.001, 0],
        [0.26, 0, 0.03],
        [0.27, 0.07, 0.04],
        [0.16, 0.14, 0.05],
        [0.001, 0.16],
      ]),
      { around: 64 },
    ),
    move(0.08, 0, 0.32),
  );
  const ears = [-1, 1].map((s) =>
    tube(
      spline([
        [-0.75, 0.08, -0.7],
        [-0.75 + s * 0.2, 0.08, -1.05],
        [-0.75 + s * 0.34, 0.09, -1.5],
      ]),
      0.035,
      { along: 30, around: 12 },
    ),
  );
  const tips = [-1, 1].map((s) => place(ball(0.075, 0.09, 0.075, { detail: 16 }), move(-0.75 + s * 0.34, 0.09, -1.54)));
  return [
    paint(hose, satin(hex, { gloss: 0.5 })),
    paint(merge([disc, ...ears]), steel()),
    paint(merge(tips), satin("#F3EDE6")),
  ];
}

/** A sample vial standing: glass body, blood to `fill`, a coloured cap and a paper band. */
export function vial({ cap, fill = 0.8, sample = "#8E1F2C", map, h = 1.7, r = 0.22 }) {
  const body = paint(
    lathe(
      profile([
        [0.001, 0],
        [r * 0.8, 0.02, r * 0.6],
        [r, r * 0.8, 0.1],
        [r, h],
      ]),
      { around: 64 },
    ),
    clearPlastic("#EEF4F6"),
  );
  const inside = paint(
    lathe(
      profile([
        [0.001, 0.05],
        [r * 0.76, 0.06, r * 0.5],
        [r * 0.88, r * 0.8, 0.08],
        [r * 0.88, fill],
        [0.001, fill],
      ]),
      { around: 48 },
    ),
    satin(sample, { gloss: 0.6 }),
  );
  const top = paint(
    lathe(
      profile([
        [0.001, h - 0.05],
        [r * 1.2, h - 0.05, 0.03],
        [r * 1.2, h + 0.42, 0.06],
        [r * 0.6, h + 0.46, 0.03],
        [0.001, h + 0.4],
      ]),
      { around: 120, section: (a, v) => (v > 0.2 && v < 0.6 ? 1 + 0.02 * Math.cos(a * 24) : 1) },
    ),
    satin(cap),
  );
  const bandOf = paint(
    lathe(
      profile([
        [r * 1.012, h * 0.52],
        [r * 1.012, h * 0.9],
      ]),
      { around: 64 },
    ),
    paper("#FFFFFF", map),
  );
  return [inside, bandOf, top, body];
}

/** A wooden or plastic rack with `n` round seats along x. */
export const rack = (n, hex = "#F7F3EE") =>
  placeAll(
    block([n * 0.72 + 0.2, 0.42, 0.8], 0.1, () => satin(hex), { detail: 16 }),
    move(0, 0.21, 0),
  );

/** The visiting nurse's bag: a rounded canvas satchel with a flap, a strap and a small mark on its front. */
export function nurseBag({ hex, trim, mark }) {
  const body = block([2.3, 1.55, 1.05], 0.26, () => canvas(hex), { puff: 0.05, detail: 30 });
  const flap = place(
    slab(roundedRect(2.2, 1.0, 0.25), 0.08, { edge: 0.04, puff: 0.03, rings: 20 }),
    rotateX(84),
    move(0, 0.42, 0.56),
  );
  const t = Float32Array.from(
    slab(roundedRect(2.2, 1.0, 0.25), 0.08, { edge: 0.04, puff: 0.03, rings: 20 }).t,
    (v, k) => 0.5 + (k % 2 ? v / 1.0 : v / 2.2),
  );
  const handle = band(
    spline([
      [-0.5, 0.76, 0],
      [-0.5, 1.15, 0],
      [-0.25, 1.36, 0],
      [0.25, 1.36, 0],
      [0.5, 1.15, 0],
      [0.5, 0.76, 0],
    ]),
    0.2,
    0.1,
    { side: () => [0, 0, 1], along: 90 },
  );
  const clasp = placeAll(
    block([0.24, 0.3, 0.08], 0.03, () => satin("#D9B56A", { gloss: 1.2 }), { detail: 8 }),
    move(0, -0.12, 0.62),
  );
  return placeAll(
    [body, paint({ ...flap, t }, canvas(trim, { map: mark })), paint(handle, canvas(trim)), clasp],
    move(0, 0.78, 0),
  );
}

/** A baby scale: a curved tray on a low foot with a dial. */
export function babyScale(hex = "#FBF6F0", accent = "#7FA8E0") {
  const tray = place(slab(roundedRect(2.6, 1.2, 0.5), 0.12, { edge: 0.05, rings: 30, puff: -0.05 }), move(0, 0.72, 0));
  const foot = placeAll(
    block([1.5, 0.5, 0.8], 0.16, () => satin(accent), { detail: 18 }),
    move(0, 0.38, 0),
  );
  const dial = place(
    lathe(
      profile([
        [0.001, 0],
        [0.26, 0, 0.02],
        [0.26, 0.04, 0.02],
        [0.001, 0.04],
      ]),
      { around: 48 },
    ),
    frame([0, 0.38, 0.4], [0, 0, 1]),
  );
  return [paint(tray, satin(hex)), foot, paint(dial, satin("#FFFFFF"))];
}

/** An exercise ball of radius r resting on the ground, with its fine rubber rings. */
export function exerciseBall(r, hex) {
  const grooves = (_a, v) => 1 + 0.002 * Math.max(0, Math.sin(v * 190));
  return paint(
    place(
      lathe((v) => [Math.max(0.001, r * Math.sin(v * Math.PI)), r - r * Math.cos(v * Math.PI)], {
        around: 120,
        along: 120,
        section: grooves,
      }),
      rotateZ(8),
      move(0.02, 0, 0),
    ),
    satin(hex, { gloss: 0.5, rough: 0.45 }),
  );
}

/** A stretch band of rubber in a loose figure on the ground. */
export const stretchBand = (hex) =>
  paint(
    band(
      (t) => {
        const a = t * 2 * Math.PI;
        return [0.95 * Math.sin(a), 0.17 + 0.03 * Math.cos(a * 3), 0.42 * Math.sin(2 * a)];
      },
      0.3,
      0.03,
      { side: () => [0, 1, 0], along: 160, closed: true },
    ),
    satin(hex, { gloss: 0.3, rough: 0.6 }),
  );

/** A steel water bottle with a loop on its cap. */
export function waterBottle(hex, h = 2) {
  const body = lathe(
    profile([
      [0.001, 0],
      [0.4, 0, 0.06],
      [0.42, h * 0.72, 0.2],
      [0.26, h * 0.86, 0.1],
      [0.25, h * 0.92],
    ]),
    { around: 96 },
  );
  const cap = lathe(
    profile([
      [0.001, h * 0.9],
      [0.3, h * 0.9, 0.03],
      [0.3, h * 1.04, 0.05],
      [0.001, h * 1.05],
    ]),
    { around: 96 },
  );
  const loop = tube(
    (t) => {
      const a = lerp(0, Math.PI, t);
      return [0.2 * Math.cos(a), h * 1.03 + 0.2 * Math.sin(a), 0];
    },
    0.035,
    { along: 30, around: 10 },
  );
  return [paint(body, satin(hex, { gloss: 0.8, rough: 0.3 })), paint(merge([cap, loop]), satin("#F3EDE4"))];
}

/** An appointment card or report lying flat, 2:3, printed with `svg`. */
export async function sheetOfPaper(w, h, svg) {
  const flat = slab(roundedRect(w, h, 0.05), 0.02, { edge: 0.006, around: 80, rings: 6, rows: 3 });
  const t = Float32Array.from(flat.t, (v, k) => 0.5 + v / (k % 2 ? h : w));
  return [
    paint({ ...flat, t }, paper("#FFFFFF", await texture(svg, { width: 800, height: Math.round((800 * h) / w) }))),
  ];
}
