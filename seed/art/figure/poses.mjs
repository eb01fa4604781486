import { chain, move, rotateX, rotateY, rotateZ } from "../engine/transform.mjs";

/**
 * Poses of a baby whose head is half a unit in radius. It faces +z with y up; the first arm and leg are on its right,
 * which is -x. The ground is y = 0.
 */
export function crawling({ look = [-10, 30, 0] } = {}) {
  return {
    pelvis: [0, 0.82, -0.6],
    belly: [0, 0.8, -0.16],
    chest: [0, 0.96, 0.28],
    neck: [0, 1.14, 0.46],
    head: chain(rotateX(look[0]), rotateY(look[1]), rotateZ(look[2]), move(0, 1.5, 0.66)),
    arms: [
      {
        shoulder: [-0.28, 0.98, 0.36],
        elbow: [-0.4, 0.56, 0.6],
        wrist: [-0.4, 0.14, 0.78],
        dir: [-0.12, -0.25, 1],
        palm: [0, -1, -0.25],
        thumb: 1,
        curl: 6,
        spread: 16,
      },
      {
        shoulder: [0.28, 0.98, 0.36],
        elbow: [0.4, 0.54, 0.36],
        wrist: [0.4, 0.14, 0.3],
        dir: [0.12, -0.25, 1],
        palm: [0, -1, -0.25],
        thumb: -1,
        curl: 6,
        spread: 16,
      },
    ],
    legs: [
      {
        hip: [-0.19, 0.76, -0.64],
        knee: [-0.34, 0.21, -0.62],
        ankle: [-0.32, 0.16, -1.12],
        dir: [0, -0.25, -1],
        sole: [0, 1, -0.3],
        big: 1,
      },
      {
        hip: [0.19, 0.76, -0.62],
        knee: [0.36, 0.21, -0.22],
        ankle: [0.34, 0.15, -0.74],
        dir: [0, -0.25, -1],
        sole: [0, 1, -0.3],
        big: -1,
      },
    ],
  };
}

/** Sitting upright in someone's arm, turned to us, one arm free. `lift` is the height of the seat. */
export function held({ look = [-4, 12, 6] } = {}) {
  return {
    pelvis: [0, 0.4, 0],
    belly: [0, 0.72, 0.05],
    chest: [0, 1.14, 0],
    neck: [0, 1.36, -0.01],
    waist: 0.26,
    seat: [0, 0.42, -0.02],
    head: chain(rotateX(look[0]), rotateZ(look[2]), rotateY(look[1]), move(0, 1.84, 0.04)),
    arms: [
      {
        shoulder: [-0.3, 1.18, 0],
        elbow: [-0.56, 0.98, 0.28],
        wrist: [-0.62, 1.22, 0.56],
        dir: [-0.2, 0.9, 0.35],
        palm: [0.2, -0.3, 1],
        thumb: -1,
        curl: 10,
        spread: 20,
      },
      {
        shoulder: [0.3, 1.18, 0],
        elbow: [0.5, 0.86, 0.22],
        wrist: [0.42, 0.82, 0.6],
        dir: [-0.1, 0.2, 1],
        palm: [-0.6, -0.8, 0],
        thumb: 1,
        curl: 26,
        spread: 8,
      },
    ],
    legs: [
      {
        hip: [-0.2, 0.34, 0.04],
        knee: [-0.46, 0.3, 0.54],
        ankle: [-0.4, -0.12, 0.74],
        dir: [-0.15, -0.1, 1],
        sole: [0, -1, -0.1],
        big: 1,
      },
      {
        hip: [0.2, 0.34, 0.04],
        knee: [0.46, 0.3, 0.54],
        ankle: [0.42, -0.12, 0.72],
        dir: [0.15, -0.1, 1],
        sole: [0, -1, -0.1],
        big: -1,
      },
    ],
  };
}

/** Tucked upright against someone's chest, knees higher than the seat, cheek turned to `side` (1 is +x). */
export function tucked({ side = 1 } = {}) {
  return {
    pelvis: [0, 0.4, 0],
    belly: [0, 0.72, 0.05],
    chest: [0, 1.12, 0.02],
    neck: [0, 1.32, 0.02],
    waist: 0.26,
    seat: [0, 0.42, -0.02],
    head: chain(rotateX(-8), rotateZ(-side * 8), rotateY(side * 98), move(0, 1.76, 0.06)),
    arms: [-1, 1].map((s) => ({
      shoulder: [s * 0.3, 1.16, 0.02],
      elbow: [s * 0.54, 0.98, 0.16],
      wrist: [s * 0.5, 1.22, 0.4],
      dir: [0, 0.8, 0.4],
      palm: [0, -0.3, 1],
      thumb: s,
      curl: 14,
      spread: 10,
    })),
    legs: [-1, 1].map((s) => ({
      hip: [s * 0.2, 0.36, 0.02],
      knee: [s * 0.62, 0.5, 0.22],
      ankle: [s * 0.66, 0.02, 0.24],
      dir: [s * 0.3, -0.35, -0.8],
      sole: [0, -0.8, 0.4],
      big: -s,
    })),
  };
}
