import { placeAll, rest } from "../engine/mesh.mjs";
import { move, rotateX, rotateY, rotateZ } from "../engine/transform.mjs";
import { backdrop, plinth } from "../parts/stage.mjs";
import { still } from "../things/still.mjs";
import { teether } from "../things/toybox.mjs";

export default still({
  name: "silicone-teether-ring-pack",
  tint: "#E4F1EC",
  alt: {
    en: "A mint silicone teething ring with bumps, ridges and knobs, standing on a low stand, light falling through its middle",
    hi: "उभारों और धारियों वाला पुदीना रंग का सिलिकॉन टीदर रिंग, खड़ा हुआ, बीच से रोशनी आती हुई",
  },
  camera: { eye: [0, 2.6, 7.6], target: [0, 1.3, 0], fov: 25.5 },
  light: { below: "#ecf6f1", from: [-0.75, 0.85, 0.7] },
  reach: { middle: [0, 1.2, 0], radius: 2.6 },
  things: async () => [
    backdrop("#E4F1EC", { wall: "#C5E2D7", back: 1.9 }),
    plinth("#F6FBF8", { radius: 1.55, height: 0.24 }),
    placeAll(
      rest(placeAll(teether("#8CCBB6", "#F7B79C"), rotateZ(30), rotateX(76), rotateY(-22)), 0.23),
      move(-0.02, 0, 0.1),
    ),
  ],
});
