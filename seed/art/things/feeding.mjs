import { linear } from "../engine/colour.mjs";
import { absorbTo } from "../engine/glass.mjs";
import { lathe, merge, paint, place, profile, sheet, tube } from "../engine/mesh.mjs";
import { fbm } from "../engine/noise.mjs";
import { material } from "../engine/shade.mjs";
import { roundedRect, slab, warp } from "../engine/solid.mjs";
import { frame, move, rotateX, rotateY } from "../engine/transform.mjs";
import { lerp, smoothstep, spline } from "../engine/vec.mjs";
import { satin, silicone, steel } from "./matter.mjs";

/** First foods and pumps: moulded things. */

/** Clear moulded plastic. */
export const clearPlastic = (hex = "#EEF4F6", { depth = 1.6, bend = 0.04, milk = 0 } = {}) =>
  material(linear(hex), { gloss: 1, rough: 0.14, clear: { absorb: absorbTo(linear(hex), depth), bend, milk } });

/** The suction bowl: a wide foot ring, a soft wall with one straight side, `hex` silicone. */
export function suctionBowl(hex, food) {
  const wall = lathe(
    profile(
      [
        [0.001, 0.02],
        [0.92, 0, 0.03],
        [0.98, 0.05, 0.04],
        [0.8, 0.12, 0.06],
        [0.82, 0.2, 0.06],
        [1.12, 0.78, 0.2],
        [1.16, 0.86, 0.05],
        [1.08, 0.88, 0.04],
        [0.98, 0.7, 0.2],
        [0.74, 0.2, 0.12],
        [0.001, 0.18],
      ],
      { fine: 12 },
    ),
    { around: 144 },
  );
  const inside = sheet(
    160,
    70,
    (u, v) => {
      const [x, z] = [v * 0.97 * Math.cos(u * 2 * Math.PI), v * 0.97 * Math.sin(u * 2 * Math.PI)];
      return [x, 0.6 - 0.1 * v * v + 0.035 * fbm(x * 8, z * 8, 1, 3), z];
    },
    { closedU: true },
  );
  const tab = place(slab(roundedRect(0.42, 0.42, 0.2), 0.08, { around: 60 }), move(0, 0.05, 1.12));
  return [paint(merge([wall, tab]), silicone(hex)), paint(inside, food)];
}

/** A short spoon with a soft bowl, lying along x. */
export function weaningSpoon(hex, tip) {
  const grip = tube(
    spline([
      [-1.0, 0.16, 0],
      [-0.6, 0.17, 0],
      [0, 0.14, 0],
      [0.3, 0.12, 0],
    ]),
    (t) => 0.16 - 0.075 * smoothstep(0.3, 1, t) + 0.02 * Math.cos(t * 5),
    { along: 60, around: 28 },
  );
  const head = sheet(
    60,
    30,
    (u, v) => {
      const a = u * 2 * Math.PI;
      const k = v <= 0.5 ? v * 2 : (1 - v) * 2;
      const dip = v <= 0.5 ? 0.1 * (1 - k * k) + 0.02 : 0.06 * (1 - k * k);
      return [0.62 + 0.36 * k * Math.cos(a), 0.14 - dip + 0.03 * k, 0.24 * k * Math.sin(a)];
    },
    { closedU: true },
  );
  return [paint(grip, silicone(hex)), paint(head, silicone(tip))];
}

/** The silicone bib standing as on a chest: rounded body, neck strap with buttons, and the pocket open at the bottom. */
export function siliconeBib(hex, drawing) {
  const outlineAt = (t) => {
    const [x, z] = roundedRect(2.1, 2.5, 0.6)(t);
    const y = -z;
    const narrow = 1 - 0.3 * smoothstep(0.2, 1.25, y);
    return [x * narrow, -y];
  };
  const curve = ([x, y, z]) => [x, y, z - 0.16 * x * x];
  const stand = (m, ...steps) => warp(place(m, rotateX(90), ...steps), curve);
  const body = slab(outlineAt, 0.07, { edge: 0.03, around: 240, rings: 30 });
  const t = Float32Array.from(body.t, (v, _k) => 0.5 + v / 2.5);
  const front = stand({ ...body, t }, move(0, 1.3, 0));
  const neck = (s) =>
    tube(
      spline([
        [s * 0.46, 2.3, -0.14],
        [s * 0.64, 2.78, -0.16],
        [s * 0.6, 3.12, -0.34],
        [s * 0.28, 3.3, -0.46],
        [-s * 0.06, 3.33, -0.48 + 0.05 * s],
      ]),
      (q) => lerp(0.2, 0.13, q),
      { along: 60, around: 20, squash: 0.28 },
    );
  const studs = [0, 1, 2].map((k) =>
    place(
      lathe(
        profile([
          [0.06, 0],
          [0.055, 0.05, 0.02],
          [0.001, 0.06],
        ]),
        { around: 24 },
      ),
      frame([0.06 + 0.14 * k, 3.31 - 0.03 * k * k, -0.4 + 0.02 * k], [0, 0.2, 1]),
    ),
  );
  const pocket = sheet(100, 50, (u, v) => {
    const a = (u - 0.5) * Math.PI;
    const out = Math.sin(v * Math.PI * 0.5) ** 0.6;
    const x = 1.02 * Math.sin(a) * lerp(0.82, 1.0, v);
    return [x, 0.08 + v * 0.78 - 0.05 * Math.cos(a) * v, 0.03 + 0.62 * out * Math.cos(a) ** 0.6 - 0.16 * x * x * 0.9];
  });
  const inner = sheet(
    100,
    50,
    (u, v) => {
      const a = (u - 0.5) * Math.PI;
      const out = Math.sin(v * Math.PI * 0.5) ** 0.6;
      const x = 0.98 * Math.sin(a) * lerp(0.8, 0.97, v);
      return [x, 0.12 + v * 0.76 - 0.05 * Math.cos(a) * v, 0.03 + 0.56 * out * Math.cos(a) ** 0.6 - 0.16 * x * x * 0.9];
    },
    { flip: true },
  );
  const lip = tube(
    (q) => {
      const a = (q - 0.5) * Math.PI;
      const x = 1.0 * Math.sin(a);
      return [x, 0.865 - 0.05 * Math.cos(a), 0.03 + 0.6 * Math.cos(a) ** 0.6 - 0.144 * x * x];
    },
    0.045,
    { along: 100, around: 12 },
  );
  return [
    paint(front, silicone(hex, drawing)),
    paint(merge([neck(1), neck(-1), ...studs, pocket, inner, lip]), silicone(hex)),
  ];
}

/** The straw cup: a round clear body with water, a coloured lid with its straw, and two handles. */
export function strawCup({ lid, handle, level = 0.7 }) {
  const outline = [
    [0.001, 0],
    [0.62, 0, 0.2],
    [0.82, 0.5, 0.4],
    [0.78, 1.15, 0.2],
    [0.74, 1.3],
  ];
  const glassy = paint(lathe(profile(outline, { fine: 14 }), { around: 120 }), clearPlastic("#E6F1F4"));
  const drink = paint(
    lathe(
      profile([
        [0.001, 0.05],
        [0.56, 0.05, 0.18],
        [0.77, 0.5, 0.3],
        [0.765, level],
        [0.001, level],
      ]),
      { around: 96 },
    ),
    clearPlastic("#BFE0EA", { depth: 1.4, bend: 0.08 }),
  );
  const cap = paint(
    lathe(
      profile([
        [0.001, 1.26],
        [0.84, 1.26, 0.04],
        [0.84, 1.5, 0.08],
        [0.6, 1.62, 0.12],
        [0.3, 1.68, 0.1],
        [0.001, 1.68],
      ]),
      { around: 240, section: (a, v) => (v > 0.18 && v < 0.4 ? 1 + 0.008 * Math.cos(a * 50) : 1) },
    ),
    satin(lid, { gloss: 0.6 }),
  );
  const straw = paint(
    tube(
      spline([
        [0.0, 1.6, 0],
        [0.02, 1.95, 0.02],
        [0.16, 2.2, 0.06],
        [0.36, 2.34, 0.1],
      ]),
      (t) => 0.12 - 0.02 * t,
      { along: 40, around: 24 },
    ),
    silicone("#F8F1EA"),
  );
  const inside = paint(
    tube(
      spline([
        [0, 1.3, 0],
        [0.05, 0.9, 0.05],
        [0.2, 0.5, 0.15],
        [0.35, 0.2, 0.25],
      ]),
      0.05,
      { along: 40, around: 14 },
    ),
    silicone("#F8F1EA"),
  );
  const weight = paint(
    place(
      lathe(
        profile([
          [0.001, 0],
          [0.12, 0, 0.04],
          [0.12, 0.2, 0.05],
          [0.001, 0.2],
        ]),
        { around: 32 },
      ),
      rotateX(50),
      rotateY(50),
      move(0.36, 0.16, 0.26),
    ),
    steel(),
  );
  const grips = [-1, 1].map((s) =>
    paint(
      tube(
        spline([
          [s * 0.78, 1.36, 0],
          [s * 1.12, 1.34, 0],
          [s * 1.34, 1.1, 0],
          [s * 1.34, 0.72, 0],
          [s * 1.16, 0.46, 0],
          [s * 0.82, 0.42, 0],
        ]),
        (t) => 0.12 + 0.02 * Math.sin(t * Math.PI),
        { along: 70, around: 24 },
      ),
      silicone(handle),
    ),
  );
  return [inside, weight, cap, straw, ...grips, drink, glassy];
}
