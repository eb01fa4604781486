import { placeAll } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { backdrop } from "../parts/stage.mjs";
import { shape, sorterBox } from "../things/sorter.mjs";
import { still } from "../things/still.mjs";

export default still({
  name: "wooden-shape-sorter-pack",
  tint: "#F9E8DC",
  alt: {
    en: "A birch plywood box with eight holes in its lid and eight stained wooden shapes around it, the star half way in",
    hi: "ढक्कन में आठ छेदों वाला लकड़ी का डिब्बा और आस-पास आठ रंगीन आकार, सितारा आधा अंदर",
  },
  camera: { eye: [0.5, 5, 8.2], target: [0.05, 0.55, 0.25], fov: 27 },
  light: { below: "#fbeee4" },
  reach: { middle: [0, 0.8, 0], radius: 3.3 },
  things: async () => {
    const { box, spots } = await sorterBox();
    return [
      backdrop("#F9E8DC", { wall: "#F2CDB6", back: 2.6 }),
      placeAll(
        [
          box,
          placeAll([shape("star", 4)], move(spots[3][0], 1.06, spots[3][1])),
          placeAll([shape("moon", 5)], rotateY(18), move(0.05, 1.25, 0.0)),
        ],
        rotateY(24),
        move(-0.2, 0, -0.45),
      ),
      placeAll([shape("circle", 1)], move(1.6, 0, 0.6)),
      placeAll([shape("triangle", 3)], rotateY(20), move(0.95, 0, 1.35)),
      placeAll([shape("square", 2)], rotateY(12), move(-0.25, 0, 1.75)),
      placeAll([shape("leaf", 6)], rotateY(-30), move(-1.35, 0, 1.45)),
      placeAll([shape("drop", 7)], rotateY(40), move(1.7, 0, -0.5)),
      placeAll([shape("kite", 8)], rotateY(-20), move(0.75, 0, 2.05)),
    ];
  },
});
