import { placeAll, rest } from "../engine/mesh.mjs";
import { move, rotateX, rotateY } from "../engine/transform.mjs";
import { hue } from "../palette.mjs";
import { closedDiaper } from "../parts/diaper.mjs";
import { foldOver, insert } from "../parts/insert.mjs";
import { print } from "../parts/prints.mjs";
import { backdrop } from "../parts/stage.mjs";
import { moonLamp } from "../things/props.mjs";
import { still } from "../things/still.mjs";

export default still({
  name: "cloth-diaper-night-stars-pack",
  tint: "#C6CDEA",
  alt: {
    en: "A navy cloth diaper with yellow moons and stars beside a glowing moon lamp and two folded white inserts",
    hi: "पीले चाँद-तारों वाला नेवी नीला कपड़े का डायपर, पास में जलता चाँद-लैंप और तह किए दो सफ़ेद पैड",
  },
  camera: { eye: [-0.5, 1.75, 8.4], target: [0.12, 0.95, 0], fov: 25 },
  light: { below: "#d9dcf4", above: "#dfe2ff", sun: 1.05, colour: "#ffeedd" },
  reach: { middle: [0, 1.1, 0], radius: 3.2 },
  things: async () => [
    backdrop("#C6CDEA", { wall: "#8E9BCB", back: 2.2 }),
    placeAll(
      rest(
        placeAll(
          closedDiaper({ map: await print("stars"), edge: "#34477F", snaps: hue.honey, seed: 4, detail: 0.9 }),
          rotateX(-3),
          rotateY(-32),
        ),
        0,
      ),
      move(-0.55, 0, 0.2),
    ),
    placeAll(moonLamp(0.66), move(1.12, 0, -0.95)),
    placeAll(insert({ seed: 2, pose: foldOver(0.13) }), rotateY(68), move(0.85, 0.06, 1.0)),
    placeAll(insert({ seed: 3, pose: foldOver(0.13) }), rotateY(72), move(0.87, 0.27, 0.97)),
  ],
});
