import { move, rotateX, rotateY, rotateZ, then } from "../engine/transform.mjs";

/**
 * Poses of a baby whose head is half a unit in radius. It faces +z with y up; the first arm and leg are on its right,
 * which is -x. The ground is y = 0.
 */
export function crawling({ look = [-10, 30, 0] } = {}) {
  return {
    pelvis: [0, 0.82, -0.6], belly: [0, 0.8, -0.16], chest: [0, 0.96, 0.28], neck: [0, 1.14, 0.46],
    head: then(rotateX(look[0]), rotateY(look[1]), rotateZ(look[2]), move(0, 1.5, 0.66)),
    arms: [
      { shoulder: [-0.28, 0.98, 0.36], elbow: [-0.4, 0.56, 0.6], wrist: [-0.4, 0.14, 0.78], dir: [-0.12, -0.25, 1], palm: [0, -1, -0.25], thumb: 1, curl: 6, spread: 16 },
      { shoulder: [0.28, 0.98, 0.36], elbow: [0.4, 0.54, 0.36], wrist: [0.4, 0.14, 0.3], dir: [0.12, -0.25, 1], palm: [0, -1, -0.25], thumb: -1, curl: 6, spread: 16 },
    ],
    legs: [
      { hip: [-0.19, 0.76, -0.64], knee: [-0.34, 0.21, -0.62], ankle: [-0.32, 0.16, -1.12], dir: [0, -0.25, -1], sole: [0, 1, -0.3], big: 1 },
      { hip: [0.19, 0.76, -0.62], knee: [0.36, 0.21, -0.22], ankle: [0.34, 0.15, -0.74], dir: [0, -0.25, -1], sole: [0, 1, -0.3], big: -1 },
    ],
  };
}
