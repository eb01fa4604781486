import { houseLight } from "../engine/light.mjs";
import { placeAll } from "../engine/mesh.mjs";
import { chain, move, rotateX, rotateY, rotateZ } from "../engine/transform.mjs";
import { baby } from "../figure/baby.mjs";
import { babyFace, grownFace } from "../figure/faces.mjs";
import { GROWN_HEAD, person } from "../figure/grown.mjs";
import { shortHair } from "../figure/hair.mjs";
import { tucked } from "../figure/poses.mjs";
import { hair, skin, tint } from "../palette.mjs";
import { carrier } from "../parts/carrier.mjs";
import { arch, backdrop } from "../parts/stage.mjs";

const AT = [0, -0.5, 1.02];
const CHILD = "#C98F66";

export default {
  name: "ergonomic-baby-carrier-use",
  width: 1080,
  height: 1080,
  tint: tint.sky,
  alt: {
    en: "A father looks down at the baby resting on his chest in a padded blue carrier with shoulder straps and a waist belt",
    hi: "कंधे की पट्टियों और कमर बेल्ट वाले गद्देदार नीले कैरियर में सीने से लगे शिशु को देखते हुए पिता",
  },
  async draw({ shot, quality }) {
    const headAt = chain(rotateX(18), rotateZ(-4), rotateY(-10), move(0, 2.46, 0.14));
    const stubble = `<path d="M-.62-.34Q-.5-.86 0-.94 .5-.86 .62-.34 .4-.5 .3-.42 0-.3-.3-.42-.4-.5-.62-.34z" fill="${hair.black}" opacity=".2"/>`;
    const father = person({
      headAt,
      tone: skin.almond,
      eyes: false,
      build: 1.1,
      neckline: 0.24,
      face: await grownFace(skin.almond, hair.black, { lids: "down", beard: stubble }),
      hair: (h) => shortHair({ at: headAt, ...h }, GROWN_HEAD, hair.black),
      top: { colour: "#F6EFE4", trim: "#E7DBC8", sleeve: { to: 0.7 } },
      arms: [
        {
          shoulder: [-0.76, 1.4, -0.02],
          elbow: [-1.2, 0.3, -0.1],
          wrist: [-1.2, -0.7, 0.25],
          dir: [0.05, -1, 0.15],
          palm: [1, 0, 0.2],
          thumb: 1,
          curl: 22,
          spread: 8,
          girth: 1.08,
        },
        {
          shoulder: [0.76, 1.4, -0.02],
          elbow: [1.24, 0.48, 0.5],
          wrist: [0.72, 0.42, 1.42],
          dir: [-0.9, 0.16, 0.24],
          palm: [-0.4, -0.1, -0.9],
          thumb: 1,
          curl: 18,
          spread: 9,
          girth: 1.08,
        },
      ],
    });
    const child = baby({
      pose: tucked({ side: -1 }),
      tone: CHILD,
      hairColour: hair.brown,
      face: await babyFace(CHILD, hair.brown, { mouth: "smile" }),
      top: "#F9D9A0",
    });
    const group = [
      father,
      placeAll(child, rotateY(180), move(...AT)),
      carrier({ colour: "#4A6FA8", trim: "#C9DCF5", at: AT }),
    ];
    return [
      await shot({
        meshes: [
          backdrop(tint.sky, { wall: "#D3E2F8", back: 2.4 }),
          placeAll(arch("#BCD4F2", { width: 3.9, height: 4.9 }), move(0.2, -0.6, -1.6)),
          placeAll(group, rotateY(-24), move(0, 0.95, 0)),
        ],
        camera: { eye: [0, 2.8, 12], target: [0, 2.24, 0], fov: 19.5 },
        light: houseLight({ quality, spread: 18, sun: 1.2, below: "#e9effb" }),
        reach: { middle: [0, 1.9, 0], radius: 3.6 },
        shadowSize: 1536,
      }),
    ];
  },
};
