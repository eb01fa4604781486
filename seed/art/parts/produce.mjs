import { linear } from "../engine/colour.mjs";
import { ball, lathe, paint, place, profile } from "../engine/mesh.mjs";
import { noise } from "../engine/noise.mjs";
import { material } from "../engine/shade.mjs";
import { texture } from "../engine/texture.mjs";
import { move, rotateX, rotateZ } from "../engine/transform.mjs";
import { smoothstep, spline } from "../engine/vec.mjs";

/** Fruit and roots that stand beside a pack and tell what is in it. */

const peel = (hex) =>
  material(linear(hex), { gloss: 0.4, rough: 0.6, bump: (u, v) => 0.0022 * noise(u * 150, v * 75), bumpStep: 0.002 });

const cut = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200"><circle r="100" fill="#F08A24"/>
<circle r="93" fill="#FFF2DC"/>
${Array.from(
  { length: 10 },
  (_, k) => `<path transform="rotate(${k * 36})" d="M0-9L-19-66Q-16-84 0-86 16-84 19-66z" fill="#FAAA3C"/>
<path transform="rotate(${k * 36})" d="M-4-30L-9-64M4-30L8-60M0-40V-76" stroke="#FFC873" stroke-width="3" stroke-linecap="round"/>`,
).join("")}<circle r="8" fill="#FFF2DC"/>
</svg>`;

/** Half an orange showing its cut face, and a whole one behind it. */
export async function slicedOrange(r = 0.52) {
  const map = await texture(cut, { width: 900 });
  const whole = paint(place(ball(r, r * 0.96, r, { detail: 64 }), move(0.66, r * 0.96, -0.5)), peel("#F08A24"));
  const bowl = lathe(
    profile([
      [0.001, -r * 0.9],
      [r * 0.62, -r * 0.7, r * 0.4],
      [r * 0.98, 0, r * 0.3],
      [r, 0.02, 0.02],
      [0.001, 0.03],
    ]),
    { around: 96 },
  );
  const t = new Float32Array(bowl.t.length);
  for (let k = 0; k < t.length / 2; k++) {
    const flat = bowl.n[k * 3 + 1] > 0.5;
    t[k * 2] = flat ? 0.5 + bowl.p[k * 3] / (2 * r) : -1;
    t[k * 2 + 1] = flat ? 0.5 - bowl.p[k * 3 + 2] / (2 * r) : -1;
  }
  const half = paint(place({ ...bowl, t }, rotateX(62), rotateZ(-6), move(0, r * 0.86, 0)), {
    ...peel("#F08A24"),
    bump: undefined,
    map,
  });
  return [whole, half];
}

/** A red onion, and a small one behind it. */
export function redOnion(r = 0.5) {
  const outline = spline([
    [0.001, 0.06],
    [0.3, 0.01],
    [0.78, 0.28],
    [1, 0.78],
    [0.86, 1.3],
    [0.48, 1.62],
    [0.16, 1.9],
    [0.09, 2.3],
    [0.001, 2.42],
  ]);
  const one = (k) =>
    lathe((v) => outline(v).map((c) => c * r * k * 0.94), {
      around: 120,
      along: 90,
      section: (a) => 1 + 0.012 * Math.cos(a * 14),
    });
  const tint = (c, { u, v }) => {
    const stripe = 0.5 + 0.5 * Math.sin(u * 2 * Math.PI * 22 + 1.5 * noise(u * 20, v * 3));
    const dry = smoothstep(0.72, 0.95, v);
    for (let k = 0; k < 3; k++)
      c[k] = SKINS[0][k] + (SKINS[1][k] - SKINS[0][k]) * stripe * 0.55 + (SKINS[2][k] - SKINS[0][k]) * dry;
  };
  const skin = material(SKINS[0], { tint, gloss: 0.6, rough: 0.4 });
  return [
    paint(place(one(1), rotateZ(-8)), skin),
    paint(place(one(0.78), rotateX(8), rotateZ(14), move(0.7, 0, -0.62)), skin),
  ];
}

const SKINS = ["#A23E6E", "#7A2350", "#C98A5E"].map(linear);
