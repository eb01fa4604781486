import { placeAll } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { foam, towel } from "../goods/bath.mjs";
import { flask, flipCap } from "../goods/bodies.mjs";
import { good } from "../goods/good.mjs";
import { fit, head, print, put, stack } from "../goods/labels.mjs";
import { ovalSection } from "../packs/bottle.mjs";
import { pill } from "../packs/label.mjs";
import { hue, tint } from "../palette.mjs";
import { elephant, spark } from "../parts/motifs.mjs";

const label = `<circle cx="500" cy="740" r="360" fill="#FFFBEF"/>${head("BABY", 500, 60, 104, hue.coral)}${put(elephant("#8FB7E6", hue.coral), 500, 580, 2)}${put(spark("#FFFFFF"), 230, 470, 2)}${put(spark("#FFFFFF"), 780, 430, 1.4)}
${stack(
  [
    ["Tear-Free", 92],
    ["Baby Shampoo", 64, { weight: 400 }],
  ],
  500,
  716,
  560,
  { colour: "#7A4A00" },
)}${fit("for first curls and oiled hair", 500, 948, 40, 560, { colour: "#8A5A00", weight: 400 })}${pill("200 ml", 500, 1024, 180, 42, "#F2A93B")}`;

export default good({
  slug: "tear-free-baby-shampoo-200ml",
  tint: tint.honey,
  wall: "#FCE3AC",
  alt: {
    en: "A rounded yellow 200 ml bottle of Mylo Baby tear-free shampoo with a blue elephant, a folded towel behind it",
    hi: "नीले हाथी वाली मायलो बेबी टियर-फ़्री शैम्पू की 200 मि.ली. की गोल पीली बोतल, पीछे तह किया तौलिया",
  },
  camera: { eye: [0.5, 2.2, 9], target: [0.04, 1.3, 0], fov: 21.5 },
  things: async () => {
    const section = ovalSection(0.6, 2.3);
    const outline = [
      [0.001, 0],
      [0.62, 0, 0.2],
      [1, 0.7, 0.7],
      [0.92, 1.6, 0.6],
      [0.5, 2.02, 0.26],
      [0.42, 2.1],
    ];
    const bottle = [
      flask({ outline, section, colour: "#FCD777", map: await print(1000, 1180, label), wide: 1.78, y0: 0, y1: 2.1 }),
      flipCap({ y: 2.06, r: 0.44, h: 0.42, colour: "#FFFFFF", section: ovalSection(0.8, 2.2), dome: 0.14 }),
    ];
    return [
      placeAll(bottle, rotateY(12), move(0, 0.01, 0.1)),
      placeAll(towel({ w: 1.4, d: 0.9, layers: 3, hex: "#BFD8F2" }), rotateY(-16), move(0.98, 0, -0.9)),
      placeAll(foam({ r: 0.36, seed: 4 }), move(-1.08, 0, 0.7)),
    ];
  },
});
