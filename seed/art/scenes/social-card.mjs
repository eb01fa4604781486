import { houseLight } from "../engine/light.mjs";
import { placeAll } from "../engine/mesh.mjs";
import { move } from "../engine/transform.mjs";
import { motherAndBaby } from "../figure/family.mjs";
import { wall, windowLight } from "../parts/room.mjs";
import { arch } from "../parts/stage.mjs";

/** The picture that a shared link shows. Its left half stays calm for the brand mark. */
export default {
  name: "social-card",
  sharing: true,
  width: 1200,
  height: 630,
  tint: "#FDE3DE",
  alt: {
    en: "A mother smiles down at the laughing baby in her arms, before a soft pink arch",
    hi: "हल्के गुलाबी मेहराब के आगे माँ अपनी गोद में हँसते शिशु को मुस्कुराकर देख रही है",
  },
  async draw({ shot, quality }) {
    const light = windowLight({
      x: 330,
      y: 250,
      width: 300,
      height: 330,
      slant: 0.28,
      colour: "#FFFAF7",
      leafColour: "#FBDAD3",
      opacity: 0.4,
    });
    return [
      await shot({
        meshes: [
          placeAll([await wall({ width: 17, height: 9, colour: "#FBD9D2", drawing: light })], move(0, -2, -1.9)),
          placeAll(arch("#F3A29C", { width: 4.2, height: 5.6 }), move(2.0, -2, -1.75)),
          placeAll(await motherAndBaby(), move(1.95, 0.0, 0)),
        ],
        camera: { eye: [0, 1.6, 12], target: [0, 1.5, 0], fov: 19.6 },
        light: houseLight({ quality, from: [-0.85, 0.7, 0.75], spread: 20, sun: 1.2 }),
        reach: { middle: [1.5, 1, 0], radius: 4.5 },
        shadowSize: 1536,
      }),
    ];
  },
};
