import { placeAll } from "../engine/mesh.mjs";
import { move, rotateX, rotateY } from "../engine/transform.mjs";
import { fleece } from "../parts/fabric.mjs";
import { backdrop } from "../parts/stage.mjs";
import { still } from "../things/still.mjs";
import { nailTools, tray } from "../things/tools.mjs";

export default still({
  name: "baby-nail-care-set-pack",
  tint: "#FCE9DF",
  alt: {
    en: "An open peach case with four nail tools: round-tipped scissors, a clipper, a file and flat tweezers",
    hi: "आड़ू रंग का खुला डिब्बा जिसमें नाख़ून की चार चीज़ें: गोल नोक वाली कैंची, नेल कटर, रेती और चपटी चिमटी",
  },
  camera: { eye: [0.2, 5.4, 6.2], target: [0, 0.55, -0.1], fov: 32 },
  light: { below: "#fdf1ea" },
  reach: { middle: [0, 0.6, 0], radius: 2.8 },
  things: async () => {
    const { scissors, clipper, file, tweezers } = nailTools("#F08E78");
    const put = (tool, x, z, turn = 0) => placeAll(tool, rotateY(turn), move(x, 0.16, z));
    return [
      backdrop("#FCE9DF", { back: 4 }),
      placeAll(
        [
          tray(2.9, 1.9, 0.26, "#F3AE97", fleece("#FFF4EC")),
          put(scissors, -0.85, -0.05, -8),
          put(clipper, -0.05, 0.02, 4),
          put(file, 0.55, 0, -3),
          put(tweezers, 1.02, 0, 5),
          placeAll(
            tray(2.9, 1.9, 0.26, "#F3AE97", fleece("#FFF4EC")),
            move(0, 0, -1.0),
            rotateX(62),
            move(0, 0.12, -1.05),
          ),
        ],
        rotateY(-12),
        move(0, 0, 0.55),
      ),
    ];
  },
});
