import { lathe, paint, placeAll, profile } from "../engine/mesh.mjs";
import { move, rotateX, rotateY, rotateZ } from "../engine/transform.mjs";
import { backdrop } from "../parts/stage.mjs";
import { satin } from "../things/matter.mjs";
import { still } from "../things/still.mjs";
import { bathBoat, water } from "../things/toybox.mjs";

export default still({
  name: "silicone-bath-boats-pack",
  tint: "#CFE8EE",
  alt: {
    en: "Three open silicone boats in coral, yellow and sage, large, middle and small, floating in a white tub with ripples round them",
    hi: "सफ़ेद टब के पानी में तैरती सिलिकॉन की तीन खुली नावें, बड़ी मूँगिया, मँझली पीली और छोटी हरी, चारों ओर लहरें",
  },
  camera: { eye: [0.3, 4.1, 7.6], target: [0, 0.35, 0], fov: 22.5 },
  light: { below: "#dff1f4", from: [-0.6, 0.9, 0.4] },
  reach: { middle: [0, 0.3, 0], radius: 3.6 },
  things: async () => {
    const tub = lathe(
      profile([
        [2.72, -0.6],
        [2.86, 0.36, 0.1],
        [2.96, 0.44, 0.06],
        [3.16, 0.42, 0.1],
        [3.2, 0.2, 0.05],
        [3.0, -0.8],
      ]),
      { around: 180, section: (a) => 1 + 0.06 * Math.cos(2 * a) },
    );
    return [
      backdrop("#F1EDE6", { wall: "#DCE8EA", back: 4, high: 10 }),
      placeAll(
        [
          paint(tub, satin("#FFFFFF", { gloss: 0.8 })),
          water(
            "#A7D6E0",
            [
              [-0.7, -0.4, 1.3],
              [0.85, 0.25],
              [0.12, 1.35, 0.7],
            ],
            { wide: 5.6, deep: 5.6 },
          ),
        ],
        move(0, 0.22, 0),
      ),
      placeAll(bathBoat(1.9, "#F27F72"), rotateX(2), rotateY(24), move(-0.7, 0.14, -0.4)),
      placeAll(bathBoat(1.45, "#F6C65B"), rotateZ(2), rotateY(-32), move(0.85, 0.15, 0.25)),
      placeAll(bathBoat(1.1, "#7DB39B"), rotateY(8), move(0.12, 0.17, 1.35)),
    ];
  },
});
