import { paint, placeAll, sheet, tube } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { curve, lerp } from "../engine/vec.mjs";
import { cotton, stitches } from "../parts/fabric.mjs";
import { backdrop } from "../parts/stage.mjs";
import { pegRail } from "../things/diapering.mjs";
import { dots, repeat } from "../things/repeats.mjs";
import { still } from "../things/still.mjs";
import { buttons, hanger, hangingBody, hem, sleeve } from "../things/worn.mjs";

const BLUE = "#5D83A8";

export default still({
  name: "cotton-nursing-kurta-pack",
  tint: "#E6EEF5",
  alt: {
    en: "A washed blue cotton nursing kurta on a hanger: embroidered yoke whose flap hides the feeding zips, three-quarter sleeves, side slits",
    hi: "हैंगर पर धुले नीले रंग का सूती नर्सिंग कुर्ता: कढ़ाईदार योक जिसके नीचे दूध पिलाने की चेन छिपी है, पौनी बाँहें, बगल में चाक",
  },
  camera: { eye: [0.7, 3, 12], target: [0, 2.85, 0], fov: 27.5 },
  light: { below: "#eef3f8" },
  reach: { middle: [0, 2.6, 0], radius: 3.8 },
  things: async () => {
    const skin = cotton(BLUE, { map: await repeat(BLUE, [dots("#89A9C8")], { columns: 6, scale: 0.5 }) });
    const [half, deep] = [
      curve([
        [0, 0.5],
        [0.25, 0.78],
        [1.2, 0.84],
        [2.4, 0.98],
        [4.1, 1.18],
      ]),
      curve([
        [0, 0.1],
        [0.3, 0.26],
        [1.2, 0.36],
        [4.1, 0.44],
      ]),
    ];
    const body = hangingBody({ length: 4.1, half, deep, skin, folds: 8, fold: 0.1, from: 0.4, seed: 8, slit: 1 });
    const chest = (x, d, lift = 0) => [
      x,
      -d,
      deep(d) * Math.sqrt(Math.max(0.05, 1 - (Math.abs(x) / half(d)) ** 2.2)) + lift,
    ];
    const flap = paint(
      sheet(
        90,
        50,
        (u, v) => {
          const x = lerp(-0.68, 0.68, u);
          return chest(x, lerp(0.14, 1.12 - 0.1 * Math.abs(x) ** 2, v), 0.03 + 0.02 * v);
        },
        { uv: (u, v) => [u * 1.4, -v] },
      ),
      cotton("#4C7197"),
    );
    const gold = cotton("#F3DFA8");
    const rows = [0.9, 0.98, 1.04].map((d, k) =>
      paint(
        stitches(
          (t) => {
            const x = lerp(-0.66, 0.66, t);
            return chest(x, d - 0.1 * x * x + (k === 1 ? 0.025 * Math.sin(t * 90) : 0), 0.058);
          },
          k === 1 ? 120 : 60,
          0.012,
        ),
        gold,
        { cast: false },
      ),
    );
    const neck = paint(
      tube(
        (t) => {
          const a = t * Math.PI;
          return chest(0.3 * Math.cos(a), 0.1 + 0.26 * Math.sin(a), 0.06);
        },
        0.035,
        { along: 50, around: 10 },
      ),
      cotton("#3D5F84"),
    );
    const studs = buttons((_, v) => chest(0, v, 0.062), 0.46, 0.8, 3, "#F3DFA8");
    const arms = [1, -1].map((s) => sleeve(s, { x: 0.64, to: [1.28, -1.75], r0: 0.3, r1: 0.24, skin, seed: 3 + s }));
    return [
      backdrop("#E6EEF5", { wall: "#C8D9E8", back: 0.6, bend: 1 }),
      pegRail([-2.1, 0, 2.1], 5.52, { z: -0.95, wide: 9 }),
      placeAll(
        [hanger(1.5, "#B98A5C"), body.mesh, flap, rows, neck, studs, arms, hem(body.at, 0.997, cotton("#4C7197"))],
        rotateY(-14),
        move(0, 4.85, -0.5),
      ),
    ];
  },
});
