import { placeAll, rest } from "../engine/mesh.mjs";
import { move, rotateX, rotateY } from "../engine/transform.mjs";
import { hue } from "../palette.mjs";
import { closedDiaper } from "../parts/diaper.mjs";
import { insert } from "../parts/insert.mjs";
import { print } from "../parts/prints.mjs";
import { backdrop } from "../parts/stage.mjs";
import { clothesPeg } from "../things/props.mjs";
import { paperBoat } from "../things/stationery.mjs";
import { still } from "../things/still.mjs";

export default still({
  name: "cloth-diaper-waves-pack",
  tint: "#D8ECE8",
  alt: {
    en: "A white cloth diaper with sea-green waves and little boats seen from above, its long white insert, pegs and a paper boat",
    hi: "समुद्री हरी लहरों और नावों वाला सफ़ेद कपड़े का डायपर, ऊपर से, साथ में लंबा सफ़ेद पैड, चिमटियाँ और काग़ज़ की नाव",
  },
  camera: { eye: [-0.4, 5.2, 6.6], target: [0.12, 0.62, -0.02], fov: 24 },
  light: { below: "#e0f2ee" },
  reach: { middle: [0, 0.8, 0], radius: 2.9 },
  things: async () => [
    backdrop("#D8ECE8", { back: 4 }),
    placeAll(
      rest(
        placeAll(
          closedDiaper({ map: await print("waves"), edge: "#7FBFB2", snaps: hue.coral, seed: 9, detail: 0.9 }),
          rotateX(-8),
          rotateY(34),
        ),
        0,
      ),
      move(-0.38, 0, -0.1),
    ),
    placeAll(insert({ seed: 5, length: 2 }), rotateY(-12), move(1.22, 0.05, 0.2)),
    placeAll(paperBoat(0.95, hue.coral), rotateY(28), move(1.0, 0, -1.55)),
    placeAll(clothesPeg(), rotateY(30), move(0.2, 0.06, 1.3)),
    placeAll(clothesPeg(), rotateY(-24), move(-0.5, 0.06, 1.36)),
  ],
});
