import { cross, dot, radians, sub, unit } from "./vec.mjs";

/** An affine placement: three axes (columns) and an origin. Compose with `chain`, apply with `apply`. */
export const identity = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1], o: [0, 0, 0] };

/** Where `m` puts a direction. */
export const turn = (m, v) => [
  m.x[0] * v[0] + m.y[0] * v[1] + m.z[0] * v[2],
  m.x[1] * v[0] + m.y[1] * v[1] + m.z[1] * v[2],
  m.x[2] * v[0] + m.y[2] * v[1] + m.z[2] * v[2],
];

/** Where `m` puts a point. */
export function apply(m, p) {
  const v = turn(m, p);
  return [v[0] + m.o[0], v[1] + m.o[1], v[2] + m.o[2]];
}

/** The placement that does the given ones in reading order: chain(a, b) first a, then b. */
export const chain = (...steps) =>
  steps.reduce((a, b) => ({ x: turn(b, a.x), y: turn(b, a.y), z: turn(b, a.z), o: apply(b, a.o) }));

export const move = (x, y, z) => ({ ...identity, o: [x, y, z] });
export const scale = (x, y = x, z = x) => ({ ...identity, x: [x, 0, 0], y: [0, y, 0], z: [0, 0, z] });

/** Turns by degrees about an axis through the origin, right-handed. */
export function rotate(axis, degrees) {
  const [x, y, z] = unit(axis);
  const c = Math.cos(radians(degrees));
  const s = Math.sin(radians(degrees));
  const k = 1 - c;
  return {
    x: [c + x * x * k, y * x * k + z * s, z * x * k - y * s],
    y: [x * y * k - z * s, c + y * y * k, z * y * k + x * s],
    z: [x * z * k + y * s, y * z * k - x * s, c + z * z * k],
    o: [0, 0, 0],
  };
}

export const rotateX = (degrees) => rotate([1, 0, 0], degrees);
export const rotateY = (degrees) => rotate([0, 1, 0], degrees);
export const rotateZ = (degrees) => rotate([0, 0, 1], degrees);

/** A frame at `origin` whose y axis is `up` and whose z axis leans towards `facing`. */
export function frame(origin, up, facing = [0, 0, 1]) {
  const y = unit(up);
  const helper = Math.abs(dot(y, unit(facing))) > 0.99 ? [1, 0, 0] : facing;
  const x = unit(cross(y, helper));
  return { x, y, z: cross(x, y), o: origin };
}

/** The inverse of a placement without shear or zero scale, as a function on points. */
export function inverse(m) {
  const sx = dot(m.x, m.x);
  const sy = dot(m.y, m.y);
  const sz = dot(m.z, m.z);
  return (p) => {
    const v = sub(p, m.o);
    return [dot(v, m.x) / sx, dot(v, m.y) / sy, dot(v, m.z) / sz];
  };
}
