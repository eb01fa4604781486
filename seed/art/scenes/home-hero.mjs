import { houseLight } from "../engine/light.mjs";
import { placeAll } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { motherAndBaby } from "../figure/family.mjs";
import { broadLeaf, pot } from "../parts/plants.mjs";
import { armchair, curtain, wall, windowLight } from "../parts/room.mjs";

export default {
  name: "home-hero",
  width: 1600,
  height: 900,
  tint: "#FBE3D2",
  alt: {
    en: "A mother in a marigold kurta sits by a sunlit wall, smiling down at the laughing baby on her arm",
    hi: "गेंदे के रंग की कुर्ती में माँ धूप भरी दीवार के पास बैठी, गोद में हँसते शिशु को मुस्कुराकर देख रही है",
  },
  async draw({ shot, quality }) {
    const light = windowLight({ x: 300, y: 150, width: 420, height: 460, slant: 0.28, leafColour: "#F3CDB6" });
    return [
      await shot({
        meshes: [
          placeAll([await wall({ width: 17, height: 9, colour: "#F8D9C4", drawing: light })], move(0, -2, -1.9)),
          placeAll(await motherAndBaby(), move(2.1, 0.25, 0)),
          placeAll([armchair("#8DB9A6", { wide: 4 })], move(2.15, -0.6, -0.35)),
          placeAll(
            [pot(0.62), placeAll(broadLeaf({ stems: 4, height: 2.6, size: 0.9 }), move(0, 0.95, 0))],
            rotateY(20),
            move(-4.05, -2.5, 0.9),
          ),
          placeAll([curtain("#FFF4E8", { width: 1.9, height: 8, folds: 6 })], move(5.0, -2.4, -1.45)),
        ],
        camera: { eye: [0, 1.6, 12], target: [0, 1.42, 0], fov: 22.5 },
        light: houseLight({ quality, from: [-0.85, 0.7, 0.75], spread: 18, sun: 1.25, below: "#ffe6d2" }),
        reach: { middle: [0.5, 1, 0], radius: 6.4 },
        shadowSize: 2048,
      }),
    ];
  },
};
