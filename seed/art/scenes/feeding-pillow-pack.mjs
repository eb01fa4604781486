import { placeAll } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { cotton } from "../parts/fabric.mjs";
import { backdrop } from "../parts/stage.mjs";
import { bolster } from "../things/linen.mjs";
import { leafPair, repeat } from "../things/repeats.mjs";
import { still } from "../things/still.mjs";

export default still({
  name: "feeding-pillow-pack",
  tint: "#F8E6E2",
  alt: {
    en: "A firm crescent nursing pillow in a rose cotton cover printed with small leaves",
    hi: "छोटी पत्तियों की छपाई वाले गुलाबी सूती कवर में अर्धचंद्राकार नर्सिंग तकिया",
  },
  camera: { eye: [0.5, 4.2, 7.8], target: [0, 0.5, 0], fov: 27 },
  light: { below: "#fbeeea" },
  reach: { middle: [0, 0.6, 0], radius: 3 },
  things: async () => {
    const map = await repeat("#D98C88", [leafPair("#FBE7DD"), leafPair("#F6C9BC")], { scale: 0.55, columns: 4 });
    return [
      backdrop("#F8E6E2", { wall: "#EFC9C2", back: 2.4 }),
      placeAll(
        [
          bolster(
            [
              [-1.05, 0.62, 1.05],
              [-1.32, 0.62, 0.3],
              [-0.95, 0.64, -0.5],
              [0, 0.66, -0.86],
              [0.95, 0.64, -0.5],
              [1.32, 0.62, 0.3],
              [1.05, 0.62, 1.05],
            ],
            (t) => 0.34 + 0.32 * Math.sin(t * Math.PI) ** 0.8,
            cotton("#D98C88", { map }),
            { squash: 0.9 },
          ),
        ],
        rotateY(-16),
        move(0, 0, 0.05),
      ),
    ];
  },
});
