import { paint, placeAll } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { spline } from "../engine/vec.mjs";
import { hue } from "../palette.mjs";
import { binding } from "../parts/fabric.mjs";
import { backdrop } from "../parts/stage.mjs";
import { farm } from "../things/drawings.mjs";
import { band } from "../things/shapes.mjs";
import { still } from "../things/still.mjs";
import { clothPage } from "../things/toybox.mjs";

const ribbon = (hex, s = 1) =>
  paint(
    band(
      spline([
        [0, 0, 0],
        [0.22 * s, 0.06, 0.05],
        [0.44 * s, -0.06, 0.02],
      ]),
      0.15,
      0.02,
      { side: () => [0, 1, 0.2], along: 30 },
    ),
    binding(hex),
  );

export default still({
  name: "cloth-book-farm-day-pack",
  tint: "#E9F1E0",
  alt: {
    en: "A stuffed cloth book standing open: a cow in a green field on one page, a hen with her eggs on the other, ribbon tags at the edges",
    hi: "खुली खड़ी कपड़े की किताब: एक पन्ने पर हरे खेत में गाय, दूसरे पर अंडों के साथ मुर्गी, किनारों पर फ़ीते",
  },
  camera: { eye: [0, 2.6, 9], target: [0, 1.1, 0], fov: 33.5 },
  light: { below: "#f0f5e6" },
  reach: { middle: [0, 1.1, 0], radius: 3.1 },
  things: async () => {
    const left = placeAll(
      [
        ...(await clothPage(2.2, farm.cow(), "#CFE6F5")),
        ...placeAll([ribbon(hue.coral, -1)], move(0.02, 1.65, 0)),
        ...placeAll([ribbon(hue.marigold, -1)], move(0.02, 0.8, 0)),
      ],
      move(-2.2, 0, 0),
      rotateY(28),
      move(-0.03, 0.02, 0),
    );
    const right = placeAll(
      [
        ...(await clothPage(2.2, farm.hen(), "#FDE7CF")),
        ...placeAll([ribbon(hue.sage)], move(2.18, 1.7, 0)),
        ...placeAll([ribbon(hue.sky)], move(2.18, 1.0, 0)),
      ],
      rotateY(-28),
      move(0.03, 0.02, 0),
    );
    const behind = placeAll(await clothPage(2.2, farm.cover(), "#F7C66A"), rotateY(-12), move(0.06, 0.02, -0.12));
    const cover = placeAll(
      await clothPage(2.2, farm.cover(), "#F7C66A"),
      move(-2.2, 0, 0),
      rotateY(14),
      move(-0.06, 0.02, -0.12),
    );
    return [backdrop("#E9F1E0", { wall: "#CFE0BD", back: 2.4 }), left, right, behind, cover];
  },
});
