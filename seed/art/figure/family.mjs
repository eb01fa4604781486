import { placeAll } from "../engine/mesh.mjs";
import { chain, move, rotateX, rotateY, rotateZ } from "../engine/transform.mjs";
import { hair, hue, skin } from "../palette.mjs";
import { print } from "../parts/prints.mjs";
import { baby } from "./baby.mjs";
import { braid } from "./braid.mjs";
import { babyFace, grownFace } from "./faces.mjs";
import { GROWN_HEAD, person } from "./grown.mjs";
import { combedHair } from "./hair.mjs";
import { held } from "./poses.mjs";

const CHILD = "#DBA077";

/** A mother in a marigold kurta with her baby on her arm, looking down at it; from the waist up, at the waist. */
export async function motherAndBaby() {
  const headAt = chain(rotateX(14), rotateZ(12), rotateY(-24), move(0.14, 2.46, 0.16));
  const mother = person({
    headAt,
    tone: skin.honey,
    eyes: false,
    jewels: true,
    lap: true,
    face: await grownFace(skin.honey, hair.black, { bindi: hue.brick, lids: "down" }),
    hair: (h) => [
      ...combedHair({ at: headAt, ...h }, GROWN_HEAD, hair.black),
      ...braid(
        [
          h.put(0.1, -0.3, -0.9),
          [0.55, 1.78, -0.28],
          [0.72, 1.62, 0.24],
          [0.66, 1.1, 0.56],
          [0.6, 0.45, 0.62],
          [0.64, 0.12, 0.6],
        ],
        { hex: hair.black, thick: 0.2 },
      ),
    ],
    top: {
      colour: hue.marigold,
      map: await print("buti"),
      trim: hue.brick,
      sleeve: { to: 1.3, scale: 1.3 },
      scale: 1.3,
    },
    arms: [
      {
        shoulder: [-0.68, 1.4, -0.02],
        elbow: [-1.3, 0.3, 0.3],
        wrist: [-0.72, -0.42, 1.0],
        dir: [1, -0.06, -0.02],
        palm: [0, 1, -0.1],
        thumb: -1,
        curl: 12,
        spread: 6,
        bangles: [hue.coral, "#E0A33A", hue.coral],
      },
      {
        shoulder: [0.68, 1.4, -0.02],
        elbow: [1.02, 0.42, 0.46],
        wrist: [0.26, 0.34, 1.18],
        dir: [-1, 0.32, 0.02],
        palm: [-0.2, -0.1, -1],
        thumb: 1,
        curl: 18,
        spread: 10,
        bangles: [hue.coral, "#E0A33A"],
      },
    ],
  });
  const child = baby({
    pose: held(),
    tone: CHILD,
    hairColour: hair.black,
    face: await babyFace(CHILD, hair.black),
    top: "#FFF6E2",
    diaper: { map: await print("elephants"), edge: hue.petal, towards: [0, 0, 1], scale: 1.1 },
  });
  return [mother, placeAll(child, rotateY(-6), move(-0.55, -0.36, 0.8))];
}
