import { placeAll } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { backdrop } from "../parts/stage.mjs";
import { foldedMuslin } from "../things/diapering.mjs";
import { rolled } from "../things/linen.mjs";
import { muslin } from "../things/matter.mjs";
import { basket } from "../things/props.mjs";
import { still } from "../things/still.mjs";

const TONES = ["#F3B7A6", "#F7DDA3", "#A9CDBD"];

export default still({
  name: "wash-cloths-set-of-6-pack",
  tint: "#FCEDE4",
  alt: {
    en: "Six muslin wash cloths in peach, butter and sage: three rolled up in a small cane tray, three folded in a stack beside it",
    hi: "आड़ू, मक्खनी और हल्के हरे रंग के छह मलमल के वॉश क्लॉथ: तीन लिपटे हुए बेंत की छोटी टोकरी में, तीन तह किए हुए पास में",
  },
  camera: { eye: [0, 3.6, 7.4], target: [0, 0.55, 0], fov: 26 },
  light: { below: "#fdf1ea" },
  reach: { middle: [0, 0.6, 0], radius: 2.7 },
  things: async () => [
    backdrop("#FCEDE4", { wall: "#F6D2BF", back: 2.2 }),
    placeAll(
      [
        basket({ r: 1.05, h: 0.42, taper: 0.9 }),
        TONES.map((hex, k) =>
          placeAll(
            [rolled(1.35, 3.2, 0.075, muslin(hex), { seed: k + 4 })],
            rotateY(90),
            move((k - 1) * 0.58, 0.12 + (k === 1 ? 0.12 : 0), 0.05),
          ),
        ),
      ],
      rotateY(20),
      move(-0.75, 0, -0.25),
    ),
    TONES.map((hex, k) =>
      placeAll(
        [foldedMuslin({ hex, seed: k + 9, w: 1.15, d: 1.05, layers: 4, pitch: 0.065 })],
        rotateY(-22 + (k % 2 ? 3 : -2)),
        move(0.98, k * 0.262, 0.6),
      ),
    ),
  ],
});
