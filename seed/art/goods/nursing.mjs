import { linear } from "../engine/colour.mjs";
import { lathe, merge, paint, place, profile } from "../engine/mesh.mjs";
import { noise } from "../engine/noise.mjs";
import { material } from "../engine/shade.mjs";
import { roundedRect, slab, warp } from "../engine/solid.mjs";
import { move } from "../engine/transform.mjs";
import { smoothstep } from "../engine/vec.mjs";

/** Things of the weeks after a birth that lie beside their packs. Each rests at the origin. */

const nonwoven = (hex) =>
  material(linear(hex), { sheen: 0.5, bump: (u, v) => 0.0025 * noise(u * 60, v * 60), bumpStep: 0.006 });

/** A contoured nursing pad, a shallow cup of pressed cotton with a quilted ring. */
export function nursingPad(r = 0.5, hex = "#F8F2F0") {
  const pad = lathe(
    profile(
      [
        [0.001, 0.17],
        [r * 0.3, 0.165, 0.1],
        [r * 0.8, 0.06, 0.12],
        [r, 0.02, 0.02],
        [r, 0.045, 0.02],
        [r * 0.84, 0.1, 0.02],
        [r * 0.8, 0.1, 0.02],
        [r * 0.3, 0.21, 0.1],
        [0.001, 0.215],
      ],
      { fine: 8 },
    ),
    { around: 120 },
  );
  const base = linear(hex);
  const press = linear("#E7C9C8");
  const t = new Float32Array(pad.t.length);
  for (let k = 0; k < t.length; k += 2) {
    t[k] = pad.t[k];
    t[k + 1] = Math.hypot(pad.p[(k / 2) * 3], pad.p[(k / 2) * 3 + 2]) / r;
  }
  const tint = (c, { u, v: d }) => {
    const ring =
      Math.exp(-(((d - 0.86) / 0.014) ** 2)) * (Math.sin(u * 2 * Math.PI * 42) > -0.3 ? 1 : 0) +
      0.8 * Math.exp(-(((d - 0.46) / 0.016) ** 2));
    for (let i = 0; i < 3; i++) c[i] = base[i] + (press[i] - base[i]) * Math.min(1, ring);
  };
  return [paint({ ...pad, t }, material(base, { sheen: 0.3, tint }))];
}

/** A long pad with wings, lying flat and waisted in the middle. */
export function longPad({ l = 2.4, hex = "#FFFFFF", core = "#F7D6DA" } = {}) {
  const shape = (w, length, thick) =>
    warp(slab(roundedRect(w, length, w / 2), thick, { edge: thick / 2, around: 200, rings: 20 }), ([x, y, z]) => [
      x * (1 - 0.22 * Math.exp(-((z / 0.5) ** 2)) + 0.22 * smoothstep(0.3, 1.2, -z)),
      y + thick / 2,
      z,
    ]);
  const wings = place(slab(roundedRect(1.02, 0.46, 0.2), 0.03, { edge: 0.014 }), move(0, 0.02, 0));
  return [
    paint(merge([shape(0.62, l, 0.09), wings]), nonwoven(hex)),
    paint(place(shape(0.4, l * 0.84, 0.03), move(0, 0.085, 0)), nonwoven(core)),
  ];
}
