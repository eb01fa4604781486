import { placeAll, rest } from "../engine/mesh.mjs";
import { move, rotateX, rotateY } from "../engine/transform.mjs";
import { hue } from "../palette.mjs";
import { closedDiaper } from "../parts/diaper.mjs";
import { print } from "../parts/prints.mjs";
import { backdrop } from "../parts/stage.mjs";
import { marigold, stool, toran } from "../things/props.mjs";
import { still } from "../things/still.mjs";

export default still({
  name: "cloth-diaper-mango-leaf-pack",
  tint: "#FBEBCB",
  alt: {
    en: "A green cloth diaper with mango paisleys on a wooden stool, under a garland of mango leaves and marigolds",
    hi: "आम की बूटियों वाला हरा कपड़े का डायपर लकड़ी के स्टूल पर, ऊपर आम के पत्तों और गेंदे का तोरण",
  },
  camera: { eye: [0.6, 2.9, 8.6], target: [0, 1.55, 0], fov: 21.8 },
  light: { below: "#fbeecf" },
  reach: { middle: [0, 1.6, -0.3], radius: 3.6 },
  things: async () => [
    backdrop("#FBEBCB", { wall: "#F8DCA4", back: 1.7 }),
    stool({ radius: 1.5, height: 0.8 }),
    placeAll(
      rest(
        placeAll(
          closedDiaper({ map: await print("mango"), edge: "#1F6354", snaps: hue.marigold, seed: 7, detail: 0.9 }),
          rotateX(-4),
          rotateY(26),
        ),
        0.79,
      ),
      move(-0.05, 0, 0.05),
    ),
    toran([-2.5, 3.15, -1.1], [2.7, 3.2, -1.1], { sag: 0.22, leaves: 11, leaf: 0.72 }),
    placeAll([marigold(0.2)], move(1.1, 0.8, 0.72)),
    placeAll([marigold(0.15, "#EE7B2E")], move(-1.12, 0.8, 0.7)),
  ],
});
