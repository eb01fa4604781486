import { lathe, paint, placeAll, profile } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { arch, backdrop, plinth } from "../parts/stage.mjs";
import { satin } from "../things/matter.mjs";
import { manualPump } from "../things/pump.mjs";
import { still } from "../things/still.mjs";

export default still({
  name: "manual-breast-pump-pack",
  tint: "#FBE9E2",
  alt: {
    en: "A manual breast pump: soft shield, coral lever and a clear 120 ml collection cup, with its flat screw lid beside it",
    hi: "हाथ वाला ब्रेस्ट पंप: मुलायम शील्ड, मूँगिया लीवर और 120 मिली का पारदर्शी कप, पास में उसका चपटा ढक्कन",
  },
  camera: { eye: [0, 2.7, 8.6], target: [0.18, 1.5, 0], fov: 27.5 },
  light: { below: "#fdf0ea" },
  reach: { middle: [0, 1.4, 0], radius: 2.9 },
  things: async () => [
    backdrop("#FBE9E2", { wall: "#F5CFC0", back: 2 }),
    placeAll(arch("#F1BEAB", { width: 2.9, height: 3 }), move(-0.3, 0, -1.6)),
    plinth("#FFF6F2", { radius: 1.75, height: 0.18 }),
    placeAll(manualPump({ body: "#FBF6F2", accent: "#EE7F6E" }), rotateY(-14), move(-0.1, 0.18, -0.05)),
    placeAll(
      [
        paint(
          lathe(
            profile([
              [0.001, 0],
              [0.6, 0, 0.03],
              [0.6, 0.16, 0.05],
              [0.001, 0.17],
            ]),
            { around: 200, section: (a, v) => (v > 0.2 && v < 0.6 ? 1 + 0.01 * Math.cos(a * 44) : 1) },
          ),
          satin("#EE7F6E"),
        ),
      ],
      move(0.98, 0.18, 0.85),
    ),
  ],
});
