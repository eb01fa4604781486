import { lathe, merge, paint, place, sheet, tube } from "../engine/mesh.mjs";
import { fbm, noise } from "../engine/noise.mjs";
import { frame } from "../engine/transform.mjs";
import { add, clamp, cross, curve, mul, radians, smoothstep, spline, sub, unit } from "../engine/vec.mjs";
import { binding, fleece, plastic, shell, stitches } from "./fabric.mjs";

/**
 * The closed cloth diaper, as it stands on a table: one cut of cloth, s running from the front waist (0) under the
 * crotch to the back waist (1) and t across (-1 to 1). Its back wings wrap round and snap over the front.
 */
const MIDDLE = spline([
  [1.42, 0.56],
  [1.2, 0.63],
  [0.95, 0.67],
  [0.66, 0.66],
  [0.36, 0.54],
  [0.12, 0.32],
  [0, 0],
  [0.1, -0.34],
  [0.36, -0.58],
  [0.68, -0.7],
  [1.0, -0.7],
  [1.28, -0.64],
  [1.52, -0.56],
]);
const HALF_WIDTH = curve([
  [0, 0.94],
  [0.2, 1.0],
  [0.34, 0.82],
  [0.5, 0.44],
  [0.66, 0.84],
  [0.8, 1.02],
  [1, 0.94],
]);
const DEPTH = curve([
  [0, 0.56],
  [0.2, 0.67],
  [0.36, 0.5],
  [0.5, 0.36],
  [0.64, 0.52],
  [0.78, 0.7],
  [1, 0.56],
]);
const REACH = curve([
  [0, 82],
  [0.12, 82],
  [0.19, 74],
  [0.27, 54],
  [0.36, 42],
  [0.44, 47],
  [0.5, 54],
  [0.57, 50],
  [0.66, 56],
  [0.72, 72],
  [0.77, 100],
  [0.81, 122],
  [0.85, 136],
  [0.9, 142],
  [0.95, 141],
  [0.985, 134],
  [1, 124],
]);
const LENGTH = 3.7;

function makeForm({ seed, fullness }) {
  const raw = (s, t) => {
    const c = MIDDLE(s);
    const e = 0.01;
    const a = MIDDLE(clamp(s - e));
    const b = MIDDLE(clamp(s + e));
    const flat = smoothstep(0.3, 0.16, s) - smoothstep(0.7, 0.8, s);
    let ny = -(b[1] - a[1]);
    let nz = b[0] - a[0];
    const l = Math.hypot(ny, nz);
    ny = (ny / l) * -1 * (1 - Math.abs(flat));
    nz = (nz / l) * -1;
    if (Math.abs(flat) > 0) nz = nz * (1 - Math.abs(flat)) + flat;
    const n = Math.hypot(ny, nz);
    ny /= n;
    nz /= n;
    const phi = radians(t * REACH(s));
    const over = smoothstep(92, 128, Math.abs(t) * REACH(s)) * smoothstep(0.72, 0.8, s);
    const puff =
      1 + 0.085 * over + fullness * 0.04 * Math.cos(phi) * smoothstep(0.05, 0.25, s) * smoothstep(0.95, 0.8, s);
    const A = HALF_WIDTH(s) * puff;
    const D = DEPTH(s);
    const lift = D * (Math.cos(phi) * puff - 1);
    return [A * Math.sin(phi), c[0] + ny * lift, c[1] + nz * lift];
  };
  const normal = (s, t) => {
    const e = 0.004;
    const u = sub(raw(clamp(s + e), t), raw(clamp(s - e), t));
    const v = sub(raw(s, clamp(t + e, -1, 1)), raw(s, clamp(t - e, -1, 1)));
    return unit(cross(u, v));
  };
  const leg = (s) => smoothstep(0.17, 0.26, s) * smoothstep(0.83, 0.74, s);
  const push = (s, t) => {
    const side = Math.sign(t);
    const rim = smoothstep(0.52, 1, Math.abs(t));
    const wobble = noise(s * 9, side * 3, seed) * 1.8;
    const gather =
      leg(s) * rim * rim * 0.03 * (0.75 + 0.35 * noise(s * 22, side, seed + 5)) * Math.sin(s * 118 + wobble + side);
    const back =
      smoothstep(0.86, 0.93, s) *
      smoothstep(1.02, 0.97, s) *
      smoothstep(0.62, 0.36, Math.abs(t)) *
      0.022 *
      Math.sin(t * 64 + noise(t * 6, seed) * 2);
    const pull = 0.045 * leg(s) * noise(t * 3.2 + s * 7 * side, s * 6, seed + 9) * smoothstep(0.1, 0.6, Math.abs(t));
    const soft = 0.022 * fbm(t * 2.4, s * 8, seed, 3) * smoothstep(0, 0.1, s);
    const flare = leg(s) * smoothstep(0.78, 0.66, s) * smoothstep(0.86, 1, Math.abs(t)) * 0.05;
    return gather + back + pull + soft + flare;
  };
  return (s, t, lift = 0) => {
    const [x, y, z] = add(raw(s, t), mul(normal(s, t), push(s, t) + lift));
    return [x, settle(y), z];
  };
}

/** Where the crotch meets the table it flattens a little under its own weight. */
const settle = (y) => 0.5 * (y - 0.07 + Math.sqrt((y - 0.07) ** 2 + 0.012)) + 0.02;

/** Print coordinates of a point of the cut, measured along the cloth. */
const cloth = (s, t) => [t * radians(REACH(s)) * (HALF_WIDTH(s) * 0.5 + DEPTH(s) * 0.5), -s * LENGTH];

/** Rows of snaps as [s, degrees round]: the waist in two rows, the rise in a block of three by four. */
const WAIST = [0.045, 0.105].flatMap((s) => [-62, -47, -32, -17, 17, 32, 47, 62].map((a) => [s, a]));
const RISE = [0.2, 0.25, 0.3].flatMap((s) => [-18, -6.2, 6.2, 18].map((a) => [s, a]));
const TABS = [
  [0.875, 131],
  [0.94, 130],
  [0.875, -131],
  [0.94, -130],
];

/** A snap cap: a flat button with a rim and a dimple, facing +y. */
export function snapCap(radius = 0.037) {
  const profile = spline([
    [0.001, 0.55],
    [0.35, 0.5],
    [0.55, 0.62],
    [0.8, 0.72],
    [0.97, 0.5],
    [1, 0.15],
    [0.96, 0],
  ]);
  return lathe((v) => profile(v).map((c, k) => c * radius * (k ? 0.42 : 1)), { around: 36, along: 28 });
}

/**
 * The closed diaper's meshes, about 2.1 wide and 1.1 tall, standing at the origin and facing +z.
 * `map` is the print, `edge` the binding colour, `snaps` their plastic; `seed` changes how the cloth falls.
 */
export function closedDiaper({ map, edge, snaps, lining, seed = 1, detail = 1, fullness = 1, scale = 0.95 }) {
  const at = makeForm({ seed, fullness });
  const across = Math.round(200 * detail);
  const along = Math.round(300 * detail);
  const uv = (u, v) => cloth(v, u * 2 - 1).map((c) => c / scale + 0.13 * seed);
  const outer = sheet(across, along, (u, v) => at(v, u * 2 - 1), { uv });
  const inner = sheet(across >> 1, along >> 1, (u, v) => at(v, u * 2 - 1, -0.05), { uv, flip: true });
  const edges = [];
  const rim = (path, n) => edges.push(tube(path, 0.024, { along: Math.round(n * detail), around: 10 }));
  for (const side of [-1, 1]) rim((k) => at(k, side, -0.02), 320);
  for (const end of [0, 1]) rim((k) => at(end, k * 2 - 1, -0.02), 160);
  const seams = [
    ...[-1, 1].map((side) =>
      stitches((k) => at(k, side * (1 - 0.075 / (radians(REACH(k)) * 0.8)), 0.004), Math.round(150 * detail)),
    ),
    stitches((k) => at(0.022, k * 1.9 - 0.95, 0.004), Math.round(60 * detail)),
  ];
  const cap = snapCap();
  const snap = ([s, degrees]) => {
    const t = degrees / REACH(s);
    const p = at(s, t, 0.004);
    const n = unit(cross(sub(at(s + 0.004, t), at(s - 0.004, t)), sub(at(s, t + 0.004), at(s, t - 0.004))));
    return place(cap, frame(p, n));
  };
  return [
    paint(outer, shell(map)),
    paint(inner, lining ?? fleece(), { cast: false }),
    paint(merge(edges), binding(edge)),
    paint(merge(seams), binding(edge), { cast: false }),
    paint(merge([...WAIST, ...RISE, ...TABS].map(snap)), plastic(snaps)),
  ];
}
