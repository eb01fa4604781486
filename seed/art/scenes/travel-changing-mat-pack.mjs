import { placeAll } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { hue } from "../palette.mjs";
import { backdrop } from "../parts/stage.mjs";
import { changingMat } from "../things/linen.mjs";
import { dots, leafPair, repeat } from "../things/repeats.mjs";
import { still } from "../things/still.mjs";

export default still({
  name: "travel-changing-mat-pack",
  tint: "#E2EBF6",
  alt: {
    en: "A padded travel changing mat, quilted pale inside, one end folded up to show the printed pocket on the back and a carry loop",
    hi: "सफ़र का गद्देदार चेंजिंग मैट, अंदर हल्का रजाईदार, एक सिरा मुड़ा हुआ, पीछे छपी जेब और टाँगने का फंदा",
  },
  camera: { eye: [0.7, 6, 6.4], target: [0, 0.2, 0.25], fov: 27.5 },
  light: { below: "#e9f0f8" },
  reach: { middle: [0, 0.6, 0], radius: 3 },
  things: async () => [
    backdrop("#E2EBF6", { wall: "#C3D5EC", back: 2.4 }),
    placeAll(
      changingMat({
        top: "#F3F0E6",
        back: "#35548A",
        edge: hue.marigold,
        map: await repeat("#35548A", [leafPair("#9DBDE6"), dots("#F6C76A")], { scale: 0.6 }),
      }),
      rotateY(-24),
      move(0, 0, 0),
    ),
  ],
});
