import { placeAll } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { hue } from "../palette.mjs";
import { backdrop } from "../parts/stage.mjs";
import { foldedMuslin, tiedTape } from "../things/diapering.mjs";
import { basket, marigold } from "../things/props.mjs";
import { bloom, dots, leafPair, repeat } from "../things/repeats.mjs";
import { still } from "../things/still.mjs";

export default still({
  name: "muslin-nappies-set-of-6-pack",
  tint: "#FBE6DC",
  alt: {
    en: "Six folded muslin nappies tied with a cotton tape, three plain and three printed with leaves, blossoms and dots, before a cane basket",
    hi: "सूती फ़ीते से बँधे तह किए छह मलमल के लंगोट, तीन सादे और तीन छपे हुए, पीछे बेंत की टोकरी",
  },
  camera: { eye: [-0.6, 3.3, 7.6], target: [0.05, 0.72, 0], fov: 22 },
  light: { below: "#fdece4" },
  reach: { middle: [0, 0.8, 0], radius: 2.9 },
  things: async () => {
    const maps = [
      await repeat("#FFF8F0", [leafPair("#7DB39B")], { scale: 0.7 }),
      await repeat("#FDF3E6", [bloom("#F2A79A", "#F4A93B")], { scale: 0.75 }),
      await repeat("#F7F4FB", [dots("#8FA8D6")], { columns: 6, scale: 0.9 }),
    ];
    const stack = [0, 1, 2, 3, 4, 5].map((k) =>
      placeAll(
        [
          foldedMuslin({
            hex: ["#FFF6EA", "#FFFDF8"][k % 2],
            map: k % 2 ? maps[k >> 1] : undefined,
            seed: k + 2,
            w: 1.9 - 0.03 * (k % 3),
            d: 1.45 + 0.03 * ((k * 2) % 3),
          }),
        ],
        rotateY(k % 2 ? 1.6 : -1.4),
        move(0.02 * ((k * 5) % 3), k * 0.235, 0.015 * (k % 2)),
      ),
    );
    return [
      backdrop("#FBE6DC", { wall: "#F6CDBC", back: 2 }),
      placeAll([stack, tiedTape(1.64, 1.42, hue.coral)], rotateY(24), move(-0.25, 0, 0.2)),
      placeAll(basket({ r: 1, h: 1.0 }), move(1.15, 0, -1.35)),
      placeAll([marigold(0.16)], move(1.2, 0, 0.95)),
    ];
  },
});
