import { linear } from "../engine/colour.mjs";
import { lathe, merge, paint, place, profile, tube } from "../engine/mesh.mjs";
import { material } from "../engine/shade.mjs";
import { roundedRect, slab } from "../engine/solid.mjs";
import { texture } from "../engine/texture.mjs";
import { move, rotateX, rotateZ } from "../engine/transform.mjs";
import { spline } from "../engine/vec.mjs";
import { sheetOf, wordmark, words } from "../packs/label.mjs";
import { standPouch } from "../packs/pouch.mjs";

const soft = (hex) => material(linear(hex), { gloss: 0.5, rough: 0.4, sheen: 0.15 });

/** The motor: a pebble-shaped unit lying tilted to us, with a dim screen and three touch keys. */
export async function pumpUnit({ colour, accent }) {
  const face = sheetOf(
    1000,
    1000,
    `<rect x="300" y="230" width="400" height="270" rx="56" fill="#3A2A2E"/>
${words("6", 430, 412, 130, { colour: "#FFD9D6" })}<g fill="none" stroke="#FFD9D6" stroke-width="12" stroke-linecap="round">${[0, 1, 2, 3, 4].map((k) => `<path d="M${520 + k * 30} ${412 - k * 12}V412" opacity="${k < 3 ? 1 : 0.35}"/>`).join("")}</g>
<g fill="none" stroke="${accent}" stroke-width="16" stroke-linecap="round"><circle cx="500" cy="640" r="62"/>
<path d="M500 610v34"/><path d="M300 640h64M636 640h64M668 608v64"/></g>${wordmark(418, 770, 80, accent)}`,
  );
  const body = slab(roundedRect(1.7, 1.7, 0.8), 0.62, { edge: 0.3, puff: 0.06, rings: 40, around: 200, rows: 18 });
  const t = Float32Array.from(body.t, (v) => 0.5 + v / 1.7);
  for (let k = 0; k < t.length / 2; k++) if (body.n[k * 3 + 1] < 0.4) t[k * 2] = -5;
  const band = tube(
    (s) => {
      const [x, z] = roundedRect(1.71, 1.71, 0.8)(s);
      return [x, 0, z];
    },
    0.035,
    { along: 200, around: 10, closed: true },
  );
  return [
    paint({ ...body, t }, { ...soft(colour), map: await texture(face, { width: 1400 }) }),
    paint(band, soft(accent)),
  ];
}

/**
 * The collection set standing at the origin: a storage bag held open by a ribbed clip, the adapter on it, and the soft
 * shield that leans up and to the left. `scale` is the print on the bag.
 */
export function collection({ colour, accent, scale }) {
  const bag = standPouch({ map: scale, colour: "#EEF1F7", w: 1.02, h: 1.46, seed: 4 });
  const collar = place(
    lathe(
      profile([
        [0.001, 0],
        [0.42, 0, 0.03],
        [0.42, 0.26, 0.05],
        [0.001, 0.26],
      ]),
      { around: 240, section: (a, v) => (v > 0.15 && v < 0.8 ? 1 + 0.012 * Math.cos(a * 48) : 1) },
    ),
    move(0, 1.38, 0),
  );
  const neck = tube(
    spline([
      [0, 1.6, 0],
      [0, 1.86, 0],
      [-0.1, 2.06, 0],
      [-0.3, 2.2, 0],
    ]),
    (t) => 0.24 - 0.04 * t,
    { along: 40, around: 32 },
  );
  const dome = place(
    lathe(
      profile([
        [0.001, 0],
        [0.26, 0, 0.02],
        [0.27, 0.16, 0.08],
        [0.001, 0.26],
      ]),
      { around: 64 },
    ),
    rotateZ(-30),
    move(0.16, 2.0, 0),
  );
  const funnel = lathe(
    profile(
      [
        [0.17, -0.2],
        [0.17, 0.3, 0.16],
        [0.3, 0.52, 0.2],
        [0.66, 0.86, 0.12],
        [0.74, 0.9, 0.05],
        [0.7, 0.95, 0.04],
        [0.28, 0.6, 0.2],
        [0.13, 0.36, 0.1],
        [0.13, 0],
      ],
      { fine: 14 },
    ),
    { around: 120 },
  );
  const shield = place(funnel, rotateX(14), rotateZ(58), move(-0.3, 2.2, 0));
  return [
    ...bag,
    paint(merge([collar, dome]), soft(accent)),
    paint(neck, soft(colour)),
    paint(shield, { ...soft("#FFF4F0"), warm: 0.3 }),
  ];
}
