import { paint, placeAll, sheet, tube } from "../engine/mesh.mjs";
import { noise } from "../engine/noise.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { smoothstep, spline } from "../engine/vec.mjs";
import { binding } from "../parts/fabric.mjs";
import { backdrop } from "../parts/stage.mjs";
import { muslin, satin } from "../things/matter.mjs";
import { bloom, dots, repeat } from "../things/repeats.mjs";
import { still } from "../things/still.mjs";
import { hanger } from "../things/worn.mjs";

/** The cover as it falls from its arch: the top edge bows out, the cloth hangs in folds below it. */
const fall = (u, v) => {
  const a = (u - 0.5) * 2;
  const out = 0.62 * (1 - a * a) * (1 - 0.45 * smoothstep(0, 1, v));
  const fold = 0.085 * smoothstep(0.08, 0.8, v) * Math.sin(a * 11 + 1.5 * noise(a * 2, v * 1.5, 3));
  return [
    a * (0.85 + 0.42 * smoothstep(0, 0.8, v)),
    -0.45 - 0.28 * (1 - a * a) - v * 2.3 + 0.1 * Math.abs(a) * v,
    out + fold,
  ];
};

export default still({
  name: "nursing-cover-pack",
  tint: "#EAF0E4",
  alt: {
    en: "A sage muslin nursing cover with small white blossoms on a wooden hanger, its top edge held open by a flexible arch",
    hi: "छोटे सफ़ेद फूलों वाला हल्का हरा मलमल का नर्सिंग कवर लकड़ी के हैंगर पर, ऊपर का किनारा लचीली कमान से खुला हुआ",
  },
  camera: { eye: [0.5, 2.7, 9], target: [0, 1.85, 0], fov: 26 },
  light: { below: "#f1f5ec" },
  reach: { middle: [0, 1.8, 0], radius: 3.1 },
  things: async () => {
    const map = await repeat("#A7BFA0", [bloom("#FBF8EE", "#F2C46A"), dots("#DCE8D3")], { scale: 0.55, columns: 4 });
    const cover = [
      paint(sheet(240, 180, fall, { uv: (u, v) => [u * 2.6, -v * 2.4] }), muslin("#A7BFA0", { map, crinkle: 0.7 })),
      paint(
        tube((t) => fall(t, 0), 0.045, { along: 120, around: 12 }),
        binding("#7E9C78"),
      ),
      paint(
        tube((t) => fall(t, 1), 0.03, { along: 300, around: 8 }),
        binding("#7E9C78"),
      ),
      ...[-1, 1].map((s) =>
        paint(
          tube(
            spline([
              [s * 0.85, -0.46, 0.02],
              [s * 0.66, -0.2, 0.14],
              [s * 0.34, 0.06, 0.16],
              [0, 0.14 + 0.03 * s, 0.15],
            ]),
            0.07,
            { along: 50, around: 14, squash: 0.4 },
          ),
          binding("#7E9C78"),
        ),
      ),
      paint(
        tube((t) => [0.12 * Math.cos(t * 2 * Math.PI), 0.14 + 0.12 * Math.sin(t * 2 * Math.PI), 0.2], 0.028, {
          along: 40,
          around: 10,
          closed: true,
        }),
        satin("#C9A15A", { gloss: 1.2 }),
      ),
    ];
    return [
      backdrop("#EAF0E4", { wall: "#CFDDC4", back: 0.4, bend: 0.8 }),
      placeAll([hanger(1.6), cover], rotateY(-14), move(0, 3.05, -0.1)),
    ];
  },
});
