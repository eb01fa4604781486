import { houseLight } from "../engine/light.mjs";
import { placeAll, rest } from "../engine/mesh.mjs";
import { move, rotateX, rotateY, rotateZ } from "../engine/transform.mjs";
import { arm } from "../figure/arm.mjs";
import { baby } from "../figure/baby.mjs";
import { babyFace } from "../figure/faces.mjs";
import { crawling } from "../figure/poses.mjs";
import { hair, hue, skin, tint } from "../palette.mjs";
import { print } from "../parts/prints.mjs";
import { quilt } from "../parts/quilt.mjs";
import { backdrop } from "../parts/stage.mjs";
import { clothBall, stacker } from "../parts/toys.mjs";

const TONE = "#DBA077";

/** The mother's arms, held out from the left edge of the picture. */
const welcome = () => {
  const look = {
    tone: skin.honey,
    sleeve: { colour: hue.rose, to: 1.42, trim: hue.brick },
    bangles: [hue.marigold, hue.coral, hue.marigold],
    curl: 12,
    spread: 9,
  };
  return [
    arm({
      ...look,
      shoulder: [-3.4, 2.1, 0.1],
      elbow: [-2.6, 1.2, 0.7],
      wrist: [-1.72, 0.72, 0.95],
      dir: [1, -0.12, 0.1],
      palm: [0.15, 0.75, -0.6],
      thumb: 1,
    }),
    arm({
      ...look,
      shoulder: [-3.5, 2.2, -1.0],
      elbow: [-2.55, 1.35, -0.7],
      wrist: [-1.62, 0.95, -0.55],
      dir: [1, -0.05, 0.25],
      palm: [0.15, 0.6, 0.75],
      thumb: -1,
    }),
  ];
};

export default {
  name: "cloth-diaper-in-use",
  width: 1080,
  height: 1080,
  tint: tint.honey,
  alt: {
    en: "A laughing baby in a vest and an elephant-printed cloth diaper crawls over a quilt towards its mother's open hands",
    hi: "बनियान और हाथी छपे कपड़े के डायपर में हँसता हुआ शिशु रज़ाई पर घुटनों के बल माँ के फैले हाथों की ओर बढ़ रहा है",
  },
  async draw({ shot, quality }) {
    const child = baby({
      pose: crawling({ look: [-8, 46, -4] }),
      tone: TONE,
      hairColour: hair.black,
      face: await babyFace(TONE, hair.black),
      top: "#FFF6E2",
      diaper: { map: await print("elephants"), edge: hue.petal, towards: [1, 0.4, -0.2], scale: 0.88 },
    });
    return [
      await shot({
        meshes: [
          backdrop(tint.honey, { wall: "#FCE7C2", back: 3 }),
          placeAll(
            [await quilt({ width: 5.6, length: 4, colours: ["#F6C7BE", "#FFF3E4", "#E58379", "#FFFFFF"] })],
            rotateY(-14),
            move(0.2, 0, -0.2),
          ),
          rest(placeAll(child, rotateY(-66), move(0.55, 0, 0)), 0.08),
          welcome(),
          placeAll(stacker(), move(2.05, 0.02, -2.3)),
          placeAll(
            [clothBall(0.34, [hue.coral, hue.butter, hue.sky])],
            rotateZ(20),
            rotateX(30),
            move(-0.9, 0.36, -2.6),
          ),
        ],
        camera: { eye: [0, 2.8, 9.2], target: [-0.14, 0.92, 0], fov: 24 },
        light: houseLight({ quality, spread: 18, sun: 1.25, below: "#ffeccb" }),
        reach: { middle: [0, 1, 0], radius: 4 },
        shadowSize: 1536,
      }),
    ];
  },
};
