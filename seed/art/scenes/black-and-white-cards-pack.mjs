import { placeAll } from "../engine/mesh.mjs";
import { texture } from "../engine/texture.mjs";
import { move, rotateX, rotateY, rotateZ } from "../engine/transform.mjs";
import { carton } from "../packs/carton.mjs";
import { centredMark, sheetOf, words } from "../packs/label.mjs";
import { backdrop } from "../parts/stage.mjs";
import { cards } from "../things/drawings.mjs";
import { still } from "../things/still.mjs";
import { card } from "../things/toybox.mjs";

const front = sheetOf(
  1000,
  1000,
  `<rect width="1000" height="1000" fill="#1C1718"/><g fill="none" stroke="#FFFFFF" stroke-width="34">${[420, 340, 260, 180, 100].map((r) => `<circle cx="500" cy="1000" r="${r}"/>`).join("")}</g>${centredMark(500, 110, 110, "#FFFFFF")}${words("Black and White Cards", 500, 330, 66, { colour: "#FFFFFF" })}${words("20 cards · from birth", 500, 410, 44, { colour: "#FFFFFF", weight: 400 })}`,
);
const side = sheetOf(300, 1000, '<rect width="300" height="1000" fill="#D5263C"/>');

export default still({
  name: "black-and-white-cards-pack",
  tint: "#F6EADB",
  alt: {
    en: "Black and white picture cards propped up and spread out, a lotus, circles, checks and waves, one with a red heart, beside their black box",
    hi: "काले-सफ़ेद चित्र कार्ड, कमल, गोले, चौख़ाने और लहरें, एक पर लाल दिल, पास में उनका काला डिब्बा",
  },
  camera: { eye: [0, 3.6, 8.6], target: [0, 0.95, 0.1], fov: 26.5 },
  light: { below: "#fbefe2" },
  reach: { middle: [0, 1, 0], radius: 3.1 },
  things: async () => {
    const lying = async (svg, x, z, turn, y) =>
      placeAll(await card(1.5, svg), move(0, -0.75, 0), rotateX(-90), rotateY(turn), move(x, y, z));
    return [
      backdrop("#F6EADB", { wall: "#EFD9BF", back: 2 }),
      placeAll(
        carton({
          w: 1.7,
          h: 1.7,
          d: 0.5,
          front: await texture(front, { width: 1100 }),
          side: await texture(side, { width: 300, height: 1000 }),
          colour: "#1C1718",
        }),
        rotateY(-20),
        move(-0.95, 0, -0.75),
      ),
      placeAll(await card(1.5, cards.lotus()), rotateX(-14), rotateY(12), move(0.95, 0, -0.15)),
      placeAll(await card(1.5, cards.target()), rotateX(-14), rotateY(-6), rotateZ(-3), move(0.2, 0.03, -0.55)),
      await lying(cards.waves(), -1.1, 1.15, 16, 0.02),
      await lying(cards.heart(), 0.05, 1.3, -8, 0.06),
      await lying(cards.checks(), 1.2, 1.2, 12, 0.02),
    ];
  },
});
