import { placeAll, rest } from "../engine/mesh.mjs";
import { move, rotateX, rotateY } from "../engine/transform.mjs";
import { bellyJar } from "../goods/belly.mjs";
import { good } from "../goods/good.mjs";
import { print } from "../goods/labels.mjs";
import { jarLid, swirl } from "../packs/jar.mjs";
import { centredMark } from "../packs/label.mjs";
import { tint } from "../palette.mjs";
import { plinth } from "../parts/stage.mjs";

export default good({
  slug: "stretch-mark-cream",
  tint: tint.sand,
  wall: "#EFD9BF",
  alt: {
    en: "An open rose 100 g jar of Mylo Care stretch mark cream, the cream swirled to a soft peak, its lid leaning behind",
    hi: "मायलो केयर स्ट्रेच मार्क क्रीम का 100 ग्राम का खुला गुलाबी जार, घुमावदार क्रीम, पीछे टिका ढक्कन",
  },
  camera: { eye: [0, 3.1, 8], target: [0.08, 0.78, 0], fov: 21.5 },
  things: async () => [
    plinth("#FBF3E8", { radius: 1.75, height: 0.2 }),
    placeAll([await bellyJar(), swirl({ y: 0.9 })], rotateY(-6), move(-0.3, 0.2, 0.2)),
    placeAll(
      rest(
        placeAll(
          [jarLid({ colour: "#C4686C", map: await print(400, 400, centredMark(205, 156, 110, "#F9E4DF")) })],
          rotateX(68),
          rotateY(14),
        ),
        0.2,
      ),
      move(0.62, 0, -0.8),
    ),
  ],
});
