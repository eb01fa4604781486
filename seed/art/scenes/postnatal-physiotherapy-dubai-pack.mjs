import { paint, placeAll } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { backdrop } from "../parts/stage.mjs";
import { ply, spiral } from "../things/folds.mjs";
import { satin } from "../things/matter.mjs";
import { leafShade } from "../things/props.mjs";
import { still } from "../things/still.mjs";
import { exerciseBall, stretchBand } from "../things/visit.mjs";

export default still({
  name: "postnatal-physiotherapy-dubai-pack",
  tint: "#F6E6D8",
  alt: {
    en: "A large coral exercise ball, a rolled sand-coloured mat and a soft blue stretch band in warm afternoon light",
    hi: "गरम दोपहर की रोशनी में बड़ी मूँगिया व्यायाम गेंद, लिपटी हुई रेतीली चटाई और मुलायम नीली खिंचाव पट्टी",
  },
  camera: { eye: [0, 2.8, 9], target: [0, 1.05, 0], fov: 28 },
  light: { below: "#fbeee2", from: [-0.9, 0.62, 0.7], colour: "#ffe9cf" },
  reach: { middle: [0, 1.1, 0], radius: 3.4 },
  things: async () => [
    backdrop("#F6E6D8", { wall: "#EFCDB2", back: 1.8 }),
    placeAll([exerciseBall(1.25, "#E9816C")], move(-0.6, 0, -0.5)),
    placeAll(
      [
        paint(
          ply(spiral(4.2, 0.1, 0.095), 2.3, 0.078, { along: 700, rumple: 0.003 }),
          satin("#CDAF86", { gloss: 0.1, rough: 0.8 }),
        ),
      ],
      rotateY(-62),
      move(1.2, 0, 0.0),
    ),
    placeAll([stretchBand("#6F9CC4")], rotateY(14), move(0.1, 0, 1.45)),
    leafShade([-2.6, 3.4, 1.8], { count: 11, size: 0.6, dir: [1, -0.1, 0] }),
  ],
});
