import { linear } from "../engine/colour.mjs";
import { lathe, merge, paint, place, profile, sheet, tube } from "../engine/mesh.mjs";
import { fbm } from "../engine/noise.mjs";
import { sculpt } from "../engine/sculpt.mjs";
import { ellipsoid, join, limb, swell } from "../engine/sdf.mjs";
import { material } from "../engine/shade.mjs";
import { frame, move, rotateZ } from "../engine/transform.mjs";
import { lerp, radians, spline } from "../engine/vec.mjs";
import { cotton } from "./fabric.mjs";

const metal = (hex) => material(linear(hex), { gloss: 1, rough: 0.3 });
const HALF = 0.66;
const HINGE = [0, 1.86, -0.3];

/** A rubber-tyred wheel of radius r, its axle along x. */
function wheel(r, rim) {
  const tyre = lathe(
    profile([
      [r * 0.74, -0.09],
      [r * 0.96, -0.11, 0.05],
      [r, 0, 0.04],
      [r * 0.96, 0.11, 0.05],
      [r * 0.74, 0.09],
      [r * 0.74, -0.09],
    ]),
    { around: 96 },
  );
  const hub = lathe(
    profile([
      [0.001, -0.09],
      [r * 0.2, -0.09, 0.02],
      [r * 0.2, 0.09, 0.02],
      [0.001, 0.09],
    ]),
    { around: 40 },
  );
  const spokes = [0, 60, 120, 180, 240, 300].map((a) =>
    tube(
      (t) => [Math.cos(radians(a)) * lerp(0.05, r * 0.78, t), 0, Math.sin(radians(a)) * lerp(0.05, r * 0.78, t)],
      0.035,
      { along: 6, around: 8 },
    ),
  );
  return [
    paint(place(tyre, rotateZ(90)), material(linear("#3A3538"), { gloss: 0.2, rough: 0.7 })),
    paint(place(merge([hub, ...spokes]), rotateZ(90)), metal(rim)),
  ];
}

function chassis(hex, grip) {
  const sides = [-1, 1].flatMap((s) => {
    const x = s * HALF;
    return [
      tube(
        spline([
          [x, 2.62, -1.62],
          [x, 2.2, -1.1],
          [x, 1.5, -0.2],
          [x, 0.9, 0.62],
          [x * 0.9, 0.42, 1.25],
        ]),
        0.05,
        { along: 60, around: 14 },
      ),
      tube(
        spline([
          [x, 1.55, -0.26],
          [x, 1.0, -0.72],
          [x, 0.46, -1.12],
        ]),
        0.045,
        { along: 40, around: 14 },
      ),
      tube(
        spline([
          [x, 0.98, 0.5],
          [x, 0.82, -0.2],
          [x, 0.74, -0.86],
        ]),
        0.035,
        { along: 30, around: 12 },
      ),
    ];
  });
  const rods = [
    [0.46, -1.12],
    [0.42, 1.25],
  ].map(([y, z]) => tube((t) => [lerp(-HALF, HALF, t), y, z], 0.04, { along: 10, around: 12 }));
  const handle = tube(
    spline([
      [-HALF, 2.6, -1.6],
      [-HALF * 0.96, 2.78, -1.82],
      [-HALF * 0.6, 2.84, -1.88],
      [HALF * 0.6, 2.84, -1.88],
      [HALF * 0.96, 2.78, -1.82],
      [HALF, 2.6, -1.6],
    ]),
    0.07,
    { along: 80, around: 16 },
  );
  const bumper = tube(
    spline([
      [-HALF, 1.5, 0.05],
      [-HALF * 0.98, 1.56, 0.5],
      [-HALF * 0.6, 1.58, 0.78],
      [HALF * 0.6, 1.58, 0.78],
      [HALF * 0.98, 1.56, 0.5],
      [HALF, 1.5, 0.05],
    ]),
    0.065,
    { along: 80, around: 16 },
  );
  return [paint(merge([...sides, ...rods]), metal(hex)), paint(merge([handle, bumper]), cotton(grip))];
}

function seat(hex, lining) {
  const at = (x, y, z) => frame([x, y, z], [0, 1, 0]);
  const shape = join(
    0.12,
    ellipsoid(at(0, 1.08, 0.12), 0.56, 0.16, 0.52),
    limb([-0.34, 1.1, -0.3], [-0.34, 2.05, -0.62], 0.2),
    limb([0.34, 1.1, -0.3], [0.34, 2.05, -0.62], 0.2),
    limb([0, 1.1, -0.34], [0, 2.08, -0.66], 0.24),
    ellipsoid(at(0, 0.8, 0.62), 0.5, 0.34, 0.13),
  );
  const wings = [-1, 1].map((s) =>
    join(
      0.1,
      limb([s * 0.58, 1.2, 0.3], [s * 0.58, 1.3, -0.3], 0.15),
      limb([s * 0.56, 1.3, -0.3], [s * 0.54, 1.95, -0.58], 0.13),
    ),
  );
  const quilted = swell(
    shape,
    (x, y, z) => 0.028 * Math.sin(y * 9 + z * 4) ** 2 + 0.006 * fbm(x * 5, y * 5, z * 5, 2),
    0.06,
  );
  const straps = [-0.17, 0.17].map((x) =>
    tube(
      spline([
        [x, 1.92, -0.34],
        [x, 1.6, -0.12],
        [x * 0.7, 1.3, 0.1],
      ]),
      0.05,
      { along: 30, around: 10, squash: 0.4 },
    ),
  );
  const buckle = place(
    lathe(
      profile([
        [0.001, 0],
        [0.1, 0, 0.02],
        [0.1, 0.06, 0.03],
        [0.001, 0.06],
      ]),
      { around: 40 },
    ),
    frame([0, 1.24, 0.16], [0, 0.6, 0.8]),
  );
  return [
    paint(sculpt(quilted, 0.022), cotton(lining)),
    paint(sculpt(join(0.05, wings), 0.022), cotton(hex)),
    paint(merge([...straps, buckle]), cotton("#5A4A52")),
  ];
}

/** The folding hood: cloth stretched over three hoops. */
function hood(hex, trim, map) {
  const at = (alpha, phi) => {
    const k = Math.cos(radians(alpha * 0.94));
    const sag = 1 - 0.035 * Math.abs(Math.sin(radians(phi - 20) * 3.1));
    return [
      HINGE[0] + (HALF + 0.1) * Math.sin(radians(alpha)),
      HINGE[1] + 1.02 * sag * k * Math.sin(radians(phi)),
      HINGE[2] + 0.98 * sag * k * Math.cos(radians(phi)),
    ];
  };
  const cloth = sheet(90, 110, (u, v) => at(lerp(-86, 86, u), lerp(24, 172, v)), { uv: (u, v) => [u * 2.2, v * 2.4] });
  const hoops = [24, 73, 122, 172].map((phi) =>
    tube((t) => at(lerp(-86, 86, t), phi), 0.03, { along: 60, around: 10 }),
  );
  return [paint(cloth, cotton(hex, { map })), paint(merge(hoops), cotton(trim))];
}

function basket(hex) {
  const tray = sheet(60, 40, (u, v) => {
    const [x, z] = [lerp(-HALF * 0.9, HALF * 0.9, u), lerp(0.72, -0.95, v)];
    const lip = Math.max(Math.abs(u * 2 - 1), Math.abs(v * 2 - 1)) ** 5;
    return [x, 0.42 + 0.26 * lip, z];
  });
  return paint(tray, cotton(hex));
}

/** A stroller standing on the ground, facing +z: about 3 tall and 3.3 long. `map` prints the hood. */
export function stroller({ cloth, lining, trim, frameColour = "#D9D3D0", grip = "#6A4334", map }) {
  const wheels = [-1, 1].flatMap((s) => [
    wheel(0.46, frameColour).map((m) => place(m, move(s * (HALF + 0.12), 0.46, -1.12))),
    wheel(0.36, frameColour).map((m) => place(m, move(s * (HALF * 0.9 + 0.12), 0.36, 1.3))),
  ]);
  return [chassis(frameColour, grip), seat(cloth, lining), hood(cloth, trim, map), basket(cloth), wheels];
}
