import { houseLight } from "../engine/light.mjs";
import { placeAll } from "../engine/mesh.mjs";
import { noise } from "../engine/noise.mjs";
import { move, rotateY, scale } from "../engine/transform.mjs";
import { hue, tint } from "../palette.mjs";
import { archWall, peg, railing, tiles, washLine } from "../parts/balcony.mjs";
import { insert } from "../parts/insert.mjs";
import { openDiaper } from "../parts/open-diaper.mjs";
import { broadLeaf, marigolds, palm, pot } from "../parts/plants.mjs";
import { print } from "../parts/prints.mjs";

const LINE = 3.5;

/** A flat cloth pegged by its front waist: it sags between the pegs and swings in a light wind. */
const hung =
  (seed) =>
  ([x, y, z]) => {
    const down = 1.5 - z;
    const sag = 0.12 * Math.max(0, 1 - (x / 0.62) ** 2) * Math.max(0, 1 - down / 1.2);
    const folds =
      0.07 * Math.sin(x * 5 + seed) * Math.min(1, down) + 0.12 * noise(x * 0.9, down * 0.7, seed) * Math.min(1, down);
    const ease = 1 - 0.12 * Math.min(1, down / 2);
    return [x * ease, -down - sag, -y + folds + 0.1 * down];
  };

/** Soft far-off trees and houses under a warm sky. */
const view = `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#CFE4F7"/>
<stop offset=".55" stop-color="#F2F1E6"/><stop offset=".8" stop-color="#FCE9D2"/>
</linearGradient><filter id="far"><feGaussianBlur stdDeviation="5"/></filter></defs>
<rect width="1080" height="1080" fill="url(#sky)"/><g filter="url(#far)">
<path d="M150 560q-30-60 40-70 20-60 90-30 40-50 100 0 60-20 60 40 50 10 20 60z" fill="#fff" opacity=".75"/>
<path d="M640 330q-20-40 30-50 16-44 68-20 30-36 74 0 44-12 44 30 36 8 14 40z" fill="#fff" opacity=".8"/>
<path d="M120 800V640h90v-46h70v46h60v160zM640 800V600h70v-40h80v40h50v200z" fill="#F3D3C0" opacity=".8"/>
<path d="M330 800V680h120v120zM820 800V660h160v140z" fill="#EBC4B2" opacity=".75"/>
<path d="M60 820c0-90 60-130 120-120 20-50 110-60 140 0 60-20 100 20 110 60 40-50 120-40 140 10 40-60 130-60 160 0 60-40 140-20 150 40 60-10 120 0 130 30z" fill="#A9CDB4"/>
</g>`;

export default {
  name: "cloth-diaper-drying",
  width: 1080,
  height: 1080,
  tint: tint.sand,
  alt: {
    en: "Washed cloth diapers and inserts pegged on a line to dry on a sunny balcony with marigolds and green plants",
    hi: "धूप भरी बालकनी में रस्सी पर चिमटियों से सूखते धुले कपड़े के डायपर और पैड, पास में गेंदे और हरे पौधे",
  },
  async draw({ shot, quality }) {
    const small = scale(0.6);
    const pegs = (x, half) => [-half, half].map((d) => placeAll(peg(), rotateY(90), move(x + d, LINE - 0.14, 0.02)));
    const diaper = async (name, edge, snaps, x, seed) => [
      placeAll(
        openDiaper({ map: await print(name), edge, snaps, seed, pose: hung(seed), detail: 0.8, scale: 1.35 }),
        small,
        move(x, LINE - 0.17, 0.03),
      ),
      pegs(x, 0.38),
    ];
    const pad = (x, seed) => [
      placeAll(
        insert({ seed, length: 2.1, pose: ([a, b, c]) => [a, c - 1.05, -b + 0.05 * Math.sin(a * 4 + c * 2 + seed)] }),
        small,
        move(x, LINE - 0.16, 0.03),
      ),
      pegs(x, 0.15),
    ];
    return [
      view,
      await shot({
        meshes: [
          await tiles("#EAD3C0", "#F4E5D6"),
          placeAll(archWall("#F6CDB4", { width: 6.5, height: 4.95 }), move(0, 0, -1.2)),
          placeAll([railing("#FFF6EC", { width: 6.5, height: 1.35 })], move(0, 0, -1.55)),
          washLine([-4.4, LINE + 0.02, 0], [4.4, LINE + 0.02, 0], 0.16),
          await diaper("mango", "#1F6354", hue.marigold, -1.78, 2),
          pad(-0.66, 3),
          await diaper("elephants", hue.petal, hue.rose, 0.4, 5),
          await diaper("kites", hue.sky, hue.coral, 2.14, 8),
          placeAll(
            [pot(0.48), placeAll(marigolds({ flowers: 11, spread: 0.62, height: 0.75 }), move(0, 0.76, 0))],
            move(1.3, 0, 0.5),
          ),
          placeAll(
            [
              pot(0.42, "#F2E6D6"),
              placeAll(broadLeaf({ seed: 7, stems: 3, height: 1.3, size: 0.5 }), move(0, 0.66, 0)),
            ],
            move(2.62, 0, 0.1),
          ),
          placeAll(
            [pot(0.5, hue.clay), placeAll(palm({ height: 1.5, fronds: 8 }), move(0, 0.8, 0))],
            move(-2.75, 0, -0.25),
          ),
        ],
        camera: { eye: [0, 2.5, 11.6], target: [0, 2.3, 0], fov: 27 },
        light: houseLight({
          quality,
          from: [-0.55, 0.9, 0.9],
          spread: 5,
          sun: 1.9,
          above: "#e8f1ff",
          below: "#ffe3cd",
          colour: "#fff0d8",
        }),
        reach: { middle: [0, 2.3, -0.3], radius: 4.6 },
        shadowSize: 2048,
      }),
    ];
  },
};
