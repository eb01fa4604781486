import { paint, placeAll, sheet, tube } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { curve, lerp, smoothstep, spline } from "../engine/vec.mjs";
import { cotton } from "../parts/fabric.mjs";
import { backdrop } from "../parts/stage.mjs";
import { pegRail } from "../things/diapering.mjs";
import { leafPair, repeat } from "../things/repeats.mjs";
import { band } from "../things/shapes.mjs";
import { still } from "../things/still.mjs";
import { hanger, hangingBody, hem, sleeve } from "../things/worn.mjs";

const PINK = "#A93B5C";

export default still({
  name: "wrap-maternity-dress-pack",
  tint: "#FAE7E7",
  alt: {
    en: "A deep pink wrap maternity dress with a block print of small leaves on a wooden hanger: crossed front, side tie, elbow sleeves, flared skirt",
    hi: "छोटी पत्तियों की ब्लॉक छपाई वाली गहरी गुलाबी रैप मैटरनिटी ड्रेस हैंगर पर: क्रॉस गला, बगल में डोरी, कोहनी तक बाँहें, घेरदार स्कर्ट",
  },
  camera: { eye: [-0.6, 3.1, 12], target: [0, 2.8, 0], fov: 28 },
  light: { below: "#fceeee" },
  reach: { middle: [0, 2.5, 0], radius: 3.9 },
  things: async () => {
    const map = await repeat(PINK, [leafPair("#F7CBB9"), leafPair("#E98A92")], { scale: 0.5, columns: 4 });
    const skin = cotton(PINK, { map });
    const body = hangingBody({
      length: 4.4,
      half: curve([
        [0, 0.5],
        [0.25, 0.76],
        [0.9, 0.7],
        [1.45, 0.62],
        [2.2, 0.9],
        [4.4, 1.42],
      ]),
      deep: curve([
        [0, 0.1],
        [0.3, 0.24],
        [1.45, 0.3],
        [2.2, 0.46],
        [4.4, 0.78],
      ]),
      skin,
      folds: 9,
      fold: 0.13,
      from: 0.36,
      seed: 4,
      scale: 0.8,
    });
    // The upper front crosses from the right shoulder to the left waist.
    const over = paint(
      sheet(
        80,
        80,
        (u, v) => {
          const d = lerp(0.05, 1.5, v);
          const from = lerp(0.36, -0.62, smoothstep(0, 1, v));
          const x = lerp(from, 0.64 - 0.1 * v, u);
          return [
            x,
            -d,
            0.12 +
              0.28 * smoothstep(0, 0.5, d) * Math.sqrt(Math.max(0, 1 - (x / 0.85) ** 2)) +
              0.03 +
              0.02 * Math.sin(u * 5 + v * 7) * u,
          ];
        },
        { uv: (u, v) => [(u * 1.2 + 0.3) / 0.8, (-v * 1.5 + 0.2) / 0.8] },
      ),
      skin,
    );
    const edge = (t) => {
      const d = lerp(0.02, 1.5, t);
      const x = lerp(0.36, -0.62, smoothstep(0, 1, t));
      return [x, -d, 0.17 + 0.28 * smoothstep(0, 0.5, d) * Math.sqrt(Math.max(0, 1 - (x / 0.85) ** 2))];
    };
    const sash = band(
      spline([
        [-0.64, -1.5, 0.05],
        [-0.3, -1.5, 0.32],
        [0.2, -1.49, 0.36],
        [0.6, -1.5, 0.1],
      ]),
      0.16,
      0.05,
      { side: () => [0, 1, 0] },
    );
    const tails = [
      [-0.62, -2.9],
      [-0.88, -2.6],
    ].map(([x, y], k) =>
      band(
        spline([
          [-0.5, -1.5, 0.28],
          [-0.6, -1.9, 0.42],
          [x, y, 0.56 - 0.06 * k],
        ]),
        0.13,
        0.025,
        { side: () => [1, 0, 0.3] },
      ),
    );
    const knot = tube(
      spline([
        [-0.62, -1.44, 0.24],
        [-0.5, -1.52, 0.33],
        [-0.42, -1.6, 0.3],
      ]),
      0.1,
      { along: 20, around: 16 },
    );
    const dark = cotton("#8A2A48");
    const dress = [
      body.mesh,
      over,
      sleeve(1, { x: 0.62, to: [1.18, -1.35], r0: 0.3, r1: 0.34, skin, seed: 2, scale: 0.8 }),
      sleeve(-1, { x: 0.62, to: [1.18, -1.35], r0: 0.3, r1: 0.34, skin, seed: 5, scale: 0.8 }),
      paint(tube(edge, 0.03, { along: 60, around: 8 }), dark),
      paint(sash, dark),
      tails.map((m) => paint(m, dark)),
      paint(knot, dark),
      hem(body.at, 0.997, dark),
    ];
    return [
      backdrop("#FAE7E7", { wall: "#F3CFD0", back: 0.6, bend: 1 }),
      pegRail([-2.1, 0, 2.1], 5.52, { z: -0.95, wide: 9 }),
      placeAll([hanger(1.5), dress], rotateY(12), move(0, 4.85, -0.5)),
    ];
  },
});
