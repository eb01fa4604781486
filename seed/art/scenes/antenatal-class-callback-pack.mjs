import { lathe, paint, placeAll, profile, tube } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { spline } from "../engine/vec.mjs";
import { backdrop } from "../parts/stage.mjs";
import { satin } from "../things/matter.mjs";
import { table } from "../things/props.mjs";
import { notebook } from "../things/stationery.mjs";
import { still } from "../things/still.mjs";
import { phone } from "../things/visit.mjs";

const ringing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 1000"><rect width="500" height="1000" fill="#2F6F62"/><circle cx="250" cy="360" r="190" fill="#3F8373"/><circle cx="250" cy="360" r="140" fill="#57998A"/><g transform="translate(250 360)" fill="#FFF6EC"><circle cx="-34" cy="-34" r="34"/><path d="M-86 70C-84 16-60 4-34 4S16 16 18 70z"/><circle cx="46" cy="-12" r="28"/><path d="M28 70c0-44 8-54 26-54 26 0 42 18 42 54z"/><circle cx="-10" cy="46" r="15" fill="#F4A93B"/></g><g fill="none" stroke="#FFFFFF" stroke-width="10" stroke-linecap="round" opacity=".5"><path d="M190 640h120"/><path d="M160 690h180"/></g><circle cx="250" cy="850" r="62" fill="#6CC08B"/><path d="M224 826c-8 30 24 62 54 54l6-18-18-12-10 8c-8-4-14-10-18-18l8-10-12-18z" fill="#fff"/></svg>';

/** A cup of chai with its handle. */
const cup = (hex) => [
  paint(
    lathe(
      profile([
        [0.001, 0],
        [0.26, 0, 0.05],
        [0.36, 0.5, 0.1],
        [0.37, 0.54, 0.02],
        [0.33, 0.54, 0.02],
        [0.31, 0.42],
        [0.001, 0.42],
      ]),
      { around: 72 },
    ),
    satin(hex),
  ),
  paint(
    lathe(
      profile([
        [0.001, 0.45],
        [0.325, 0.45],
      ]),
      { around: 48 },
    ),
    satin("#C08552", { gloss: 0.6 }),
  ),
  paint(
    tube(
      spline([
        [0.34, 0.42, 0],
        [0.54, 0.42, 0],
        [0.56, 0.2, 0],
        [0.3, 0.14, 0],
      ]),
      0.05,
      { along: 40, around: 14 },
    ),
    satin(hex),
  ),
];

export default still({
  name: "antenatal-class-callback-pack",
  tint: "#EFE9DE",
  alt: {
    en: "A phone in its rest ringing with a picture of two parents-to-be, two cups of chai and an open notebook on a wooden table",
    hi: "स्टैंड पर बजता फ़ोन, स्क्रीन पर होने वाले माता-पिता का चित्र, लकड़ी की मेज़ पर चाय के दो कप और खुली कॉपी",
  },
  camera: { eye: [0, 3.6, 8.8], target: [0, 1.1, 0], fov: 27 },
  light: { below: "#f6efe4" },
  reach: { middle: [0, 1.1, 0], radius: 3.2 },
  things: async () => [
    backdrop("#EFE9DE", { wall: "#DCD2BF", back: 1.3, bend: 0.8 }),
    placeAll(table("#C99B6B", { wide: 11, deep: 6, planks: 5 }), move(0, 0.012, 1.4)),
    placeAll(await phone(ringing, { rest: "#8A5E3C" }), rotateY(-10), move(0.55, 0.01, -0.5)),
    placeAll(cup("#F3E3D3"), rotateY(-30), move(-1.15, 0.01, -0.15)),
    placeAll(cup("#E58A6B"), rotateY(200), move(-0.5, 0.01, 0.55)),
    placeAll(await notebook(1.7, { cover: "#C81E36", lines: "#F3C9C2" }), rotateY(16), move(0.8, 0.01, 1.25)),
  ],
});
