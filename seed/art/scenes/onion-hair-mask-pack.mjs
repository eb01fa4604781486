import { placeAll, rest } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { good } from "../goods/good.mjs";
import { print, put } from "../goods/labels.mjs";
import { onion } from "../packs/botanicals.mjs";
import { creamJar, jarLid, swirl } from "../packs/jar.mjs";
import { centredMark, words } from "../packs/label.mjs";
import { redOnion } from "../parts/produce.mjs";

const wrap = `<rect width="2200" height="420" fill="#7A2A56"/>${centredMark(1100, 34, 76, "#FBE7F0")}${words("Onion &amp; Yoghurt", 1100, 194, 68, { colour: "#FFFFFF", family: "serif" })}${words("Hair Mask", 1100, 264, 58, { colour: "#FBE7F0", family: "serif", weight: 400 })}${words("ten minutes, once a week · 200 g", 1100, 334, 36, { colour: "#F3CFE0", weight: 400 })}${put(onion(), 700, 210, 0.9)}${put(onion(), 1500, 210, 0.9)}`;
const top = `<circle cx="200" cy="200" r="190" fill="#FBEAF2"/>${centredMark(205, 132, 100, "#7A2A56")}${words("VEDA", 205, 292, 30, { colour: "#7A2A56", space: 12, weight: 400 })}`;

export default good({
  slug: "onion-hair-mask",
  tint: "#EFE4F3",
  wall: "#D6BFE0",
  alt: {
    en: "A tall open plum 200 g jar of Mylo Veda onion and yoghurt hair mask, thick white cream inside, red onions on its lid behind",
    hi: "मायलो वेदा प्याज़ और दही हेयर मास्क का 200 ग्राम का खुला बैंगनी जार, अंदर गाढ़ी सफ़ेद क्रीम, पीछे ढक्कन पर लाल प्याज़",
  },
  camera: { eye: [-0.3, 3.5, 8.4], target: [-0.02, 0.86, 0], fov: 21.5 },
  things: async () => [
    placeAll(
      [
        creamJar({ map: await print(2200, 420, wrap, 1.4), colour: "#7A2A56", r: 0.88, h: 1.06 }),
        swirl({ y: 1.14, r: 0.74, colour: "#FFF6EE" }),
      ],
      rotateY(4),
      move(0.3, 0, 0.35),
    ),
    placeAll(
      rest(
        placeAll([jarLid({ r: 0.9, h: 0.26, colour: "#FBEAF2", map: await print(400, 400, top) })], rotateY(-14)),
        0,
      ),
      move(-0.72, 0, -0.9),
    ),
    placeAll(redOnion(0.42), rotateY(64), move(-0.98, 0.26, -0.9)),
  ],
});
