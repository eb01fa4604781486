import { houseLight } from "../engine/light.mjs";
import { placeAll } from "../engine/mesh.mjs";
import { chain, move, rotateX, rotateY, rotateZ } from "../engine/transform.mjs";
import { braid } from "../figure/braid.mjs";
import { wrapDress } from "../figure/dress.mjs";
import { grownFace } from "../figure/faces.mjs";
import { GROWN_HEAD, person } from "../figure/grown.mjs";
import { combedHair } from "../figure/hair.mjs";
import { hair, hue, skin } from "../palette.mjs";
import { palm, pot } from "../parts/plants.mjs";
import { print } from "../parts/prints.mjs";
import { arch, backdrop } from "../parts/stage.mjs";

const CLOTH = "#B6485A";

export default {
  name: "wrap-maternity-dress-use",
  width: 1080,
  height: 1080,
  tint: "#F8E4DE",
  alt: {
    en: "A mother-to-be, both hands on her belly, in a rose wrap maternity dress printed with jasmine, tied at the side",
    hi: "चमेली छपी, बग़ल में बँधी गुलाबी रैप मैटरनिटी ड्रेस में होने वाली माँ, दोनों हाथ पेट पर",
  },
  async draw({ shot, quality }) {
    const map = await print("jasmine");
    const headAt = chain(rotateX(12), rotateZ(6), rotateY(-16), move(0.02, 2.48, 0.12));
    const mother = person({
      headAt,
      tone: skin.umber,
      eyes: false,
      jewels: true,
      face: await grownFace(skin.umber, hair.black, { bindi: hue.brick, lids: "down" }),
      hair: (h) => [
        ...combedHair({ at: headAt, ...h }, GROWN_HEAD, hair.black),
        ...braid(
          [h.put(-0.1, -0.3, -0.9), [-0.5, 1.8, -0.3], [-0.7, 1.62, 0.22], [-0.62, 1.1, 0.52], [-0.54, 0.4, 0.6]],
          { hex: hair.black, thick: 0.19, tie: hue.marigold },
        ),
      ],
      top: { colour: CLOTH, map, trim: "#8E2F42", sleeve: { to: 0.98, scale: 1.1 }, scale: 1.1 },
      arms: [
        {
          shoulder: [-0.68, 1.4, -0.02],
          elbow: [-1.12, 0.3, 0.12],
          wrist: [-0.66, -0.42, 0.98],
          dir: [0.9, -0.25, 0.35],
          palm: [0.25, 0.5, -0.85],
          thumb: -1,
          curl: 16,
          spread: 7,
          bangles: [hue.marigold, hue.coral],
        },
        {
          shoulder: [0.68, 1.4, -0.02],
          elbow: [1.14, 0.36, 0.1],
          wrist: [0.58, 0.22, 1.0],
          dir: [-0.95, 0.0, 0.25],
          palm: [-0.25, -0.3, -0.9],
          thumb: 1,
          curl: 16,
          spread: 7,
          bangles: [hue.marigold, hue.coral, hue.marigold],
        },
      ],
    });
    const look = placeAll(
      [mother, wrapDress({ colour: CLOTH, map, trim: "#8E2F42" })],
      rotateY(-30),
      move(0.1, 3.35, 0),
    );
    return [
      await shot({
        meshes: [
          backdrop("#F8E4DE", { wall: "#F3CFC4", back: 2.6 }),
          placeAll(arch("#EDB7AA", { width: 4.4, height: 6.6 }), move(0.3, 0, -1.8)),
          look,
          placeAll(
            [pot(0.6, "#F4E3D3"), placeAll(palm({ height: 2.3, seed: 5 }), move(0, 0.95, 0))],
            move(-2.6, 0, -0.6),
          ),
        ],
        camera: { eye: [0, 4.1, 17], target: [0, 3.35, 0], fov: 24 },
        light: houseLight({ quality, spread: 18, sun: 1.25 }),
        reach: { middle: [0, 3.2, 0], radius: 5 },
        shadowSize: 2048,
      }),
    ];
  },
};
