import { placeAll } from "../engine/mesh.mjs";
import { move, rotateZ } from "../engine/transform.mjs";
import { hue } from "../palette.mjs";
import { backdrop } from "../parts/stage.mjs";
import { pegRail, wetBag } from "../things/diapering.mjs";
import { leafShade } from "../things/props.mjs";
import { drop, rain, repeat } from "../things/repeats.mjs";
import { still } from "../things/still.mjs";

export default still({
  name: "diaper-wet-bag-pack",
  tint: "#F3E4D6",
  alt: {
    en: "A two-pocket wet bag printed with raindrops, both zips closed, hanging by its snap strap from a wooden peg",
    hi: "बारिश की बूँदों की छपाई वाला दो जेब का वेट बैग, दोनों चेन बंद, लकड़ी की खूँटी पर पट्टी से टँगा हुआ",
  },
  camera: { eye: [-1.1, 2.2, 8.6], target: [0.05, 1.95, 0], fov: 23 },
  light: { below: "#fbefe2" },
  reach: { middle: [0, 1.8, 0], radius: 3.2 },
  things: async () => [
    backdrop("#F3E4D6", { wall: "#EED3BC", back: -0.4, bend: 0.6 }),
    pegRail([-1.35, 0.97, 2.5], 3.28, { z: -0.1 }),
    placeAll(
      wetBag({
        map: await repeat("#3E7F86", [drop("#BFE3DF"), rain("#F6C98B"), drop("#F3F7EE")], { scale: 0.62 }),
        lining: hue.marigold,
        edge: "#245A62",
      }),
      rotateZ(-2.5),
      move(0.02, 2.82, 0.08),
    ),
    leafShade([-2.4, 3.6, 2], { count: 9, size: 0.6, dir: [1, -0.25, 0] }),
  ],
});
