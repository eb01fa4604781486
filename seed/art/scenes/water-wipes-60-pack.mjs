import { linear } from "../engine/colour.mjs";
import { paint, place, placeAll, rest, sheet } from "../engine/mesh.mjs";
import { material } from "../engine/shade.mjs";
import { move, rotateX, rotateY } from "../engine/transform.mjs";
import { drops } from "../goods/bath.mjs";
import { drop } from "../goods/drawings.mjs";
import { good } from "../goods/good.mjs";
import { print, put } from "../goods/labels.mjs";
import { wipesPack } from "../packs/bag.mjs";
import { pill, wordmark, words } from "../packs/label.mjs";
import { hue } from "../palette.mjs";

const face = `<linearGradient id="w" x2="1" y2="1"><stop stop-color="#FFFFFF"/><stop offset="1" stop-color="#BFDDF6"/></linearGradient><rect width="1300" height="800" fill="url(#w)"/><path d="M0 800V560Q320 690 640 640T1300 520V800z" fill="#5C9FDA"/><path d="M0 800V640Q320 760 640 710T1300 610V800z" fill="#3F82C4"/>
${wordmark(150, 90, 104, hue.coral)}${words("BABY", 378, 176, 36, { colour: hue.coral, space: 10, weight: 400, anchor: "start" })}${words("Water", 150, 322, 96, { colour: "#1F4F86", anchor: "start" })}${words("Wipes", 150, 416, 96, { colour: "#1F4F86", anchor: "start" })}${words("99.4 % purified water", 152, 484, 44, { colour: "#2F6298", anchor: "start", weight: 400 })}${pill("60 wipes", 262, 566, 220, 40, "#2F6DB0")}
${[
  [560, 560, 0.5],
  [1130, 590, 0.62],
  [930, 680, 0.42],
  [150, 730, 0.3],
]
  .map(([x, y, k]) => put(drop("#E6F3FE", "#FFFFFF"), x, y, k))
  .join("")}`;

export default good({
  slug: "water-wipes-60",
  tint: "#E3F0FA",
  wall: "#BFDAF0",
  alt: {
    en: "A white and blue soft pack of 60 Mylo Baby water wipes, one wipe drawn up through its opening, water drops in front",
    hi: "60 मायलो बेबी वॉटर वाइप्स का सफ़ेद-नीला मुलायम पैक, ऊपर निकला एक वाइप, आगे पानी की बूँदें",
  },
  camera: { eye: [-0.4, 3.5, 8.2], target: [0.02, 0.62, 0.1], fov: 20.5 },
  things: async () => {
    const [top, under, lid] = wipesPack({
      front: await print(1300, 800, face, 1.7),
      colour: "#EAF4FC",
      lid: "#3F82C4",
      lidAt: 0.62,
      w: 2.7,
      h: 1.62,
      d: 0.8,
    });
    const wipe = sheet(40, 50, (u, v) => [
      (u - 0.5) * (0.34 + 0.6 * v) + 0.62,
      0.05 + 0.1 * Math.sin(v * 3 + u * 2) + 0.34 * v * v,
      0.44 + 0.62 * v - 0.2 * v * v + 0.06 * Math.sin(u * 14 + v * 2) * (0.3 + v),
    ]);
    const cloth = paint(place(wipe, move(0, 0, 0)), material(linear("#FFFFFF"), { sheen: 0.4 }));
    const pack = rest(placeAll([top, under, lid, cloth], rotateX(-66), rotateY(14)), 0);
    return [
      placeAll(pack, move(0, 0, 0.1)),
      drops([
        [-1.0, 1.5, 0.11],
        [-0.72, 1.68, 0.06],
        [1.0, 1.45, 0.09],
        [1.2, 1.62, 0.05],
        [-1.26, 1.2, 0.06],
      ]),
    ];
  },
});
