import { linear } from "../engine/colour.mjs";
import { paint, place, placeAll } from "../engine/mesh.mjs";
import { material } from "../engine/shade.mjs";
import { roundedRect, slab } from "../engine/solid.mjs";
import { move, rotateX, rotateY, rotateZ } from "../engine/transform.mjs";
import { loofah } from "../goods/bath.mjs";
import { block, printed } from "../goods/bodies.mjs";
import { marigold } from "../goods/drawings.mjs";
import { bloom } from "../goods/garden.mjs";
import { good } from "../goods/good.mjs";
import { head, print, put, stack } from "../goods/labels.mjs";
import { ubtanLotion, ubtanWash } from "../goods/ubtan.mjs";

const flowers = (h) =>
  Array.from({ length: 80 }, (_, k) =>
    put(
      marigold("#FBBE5A", "#FFE0A0"),
      (k % 8) * 215 + (Math.floor(k / 8) % 2) * 107 - 10,
      Math.floor(k / 8) * 178,
      0.8,
    ),
  )
    .slice(0, 8 * Math.ceil(h / 178 + 1))
    .join("");
const front = `<rect width="1500" height="560" fill="#F39A2B"/>${flowers(560)}<rect x="430" y="70" width="640" height="420" rx="30" fill="#FFF6E3"/>${head("VEDA", 750, 110, 92, "#B4570E")}${stack([["Ubtan Gift Box", 84]], 750, 250, 560, { colour: "#7A3A00", family: "serif" })}${stack([["wash, lotion and loofah", 42, { weight: 400 }]], 750, 366, 560, { colour: "#8A5A00" })}`;
const lid = `<rect width="1500" height="1500" fill="#F39A2B"/>${flowers(1500)}`;

export default good({
  slug: "ubtan-gift-box",
  tint: "#FDEBDD",
  wall: "#F2C9A4",
  alt: {
    en: "An open marigold-printed gift box with Mylo Veda ubtan body wash, body lotion and a dried loofah",
    hi: "गेंदे की छपाई वाला खुला गिफ़्ट बॉक्स, अंदर मायलो वेदा उबटन बॉडी वॉश, बॉडी लोशन और सूखा लूफ़ा",
  },
  camera: { eye: [0.4, 3, 9.8], target: [0.04, 1.5, 0], fov: 25 },
  reach: { radius: 3.2 },
  things: async () => {
    const board = (hex, map) => material(linear(hex), { map, gloss: 0.15, rough: 0.5 });
    const panel = place(
      slab(roundedRect(2.9, 1.02, 0.03), 0.07, { edge: 0.02, around: 90, rings: 5 }),
      rotateX(90),
      move(0, 0.51, 0),
    );
    const back = place(
      slab(roundedRect(2.9, 1.9, 0.03), 0.07, { edge: 0.02, around: 90, rings: 5 }),
      rotateX(90),
      move(0, 0.95, 0),
    );
    const box = [
      block("#F8DDB2", 2.86, 0.08, 1.36),
      paint(
        placeAll([printed(panel, 2.9, 0, 1.02)], move(0, 0, 0.68))[0],
        board("#F39A2B", await print(1500, 560, front, 1.3)),
      ),
      placeAll([block("#E98A1E", 0.07, 1.02, 1.36, { corner: 0.02, edge: 0.02 })], move(-1.42, 0, 0)),
      placeAll([block("#E98A1E", 0.07, 1.02, 1.36, { corner: 0.02, edge: 0.02 })], move(1.42, 0, 0)),
      paint(
        place(printed(back, 2.9, 0, 1.9), rotateX(-14), move(0, 0.02, -0.7)),
        board("#F39A2B", await print(1500, 1500, lid, 0.9)),
      ),
      placeAll([block("#FFF3DC", 2.7, 0.3, 1.2, { corner: 0.1, edge: 0.1 })], move(0, 0.06, 0)),
    ];
    return [
      placeAll(
        [
          ...box,
          placeAll(await ubtanWash(), rotateY(6), move(-0.66, 0.3, 0)),
          placeAll(await ubtanLotion({ side: 1 }), rotateY(-6), move(0.34, 0.3, -0.02)),
          placeAll(loofah({ r: 0.26, h: 1.5 }), rotateZ(-6), move(1.06, 0.3, 0)),
        ],
        rotateY(-9),
      ),
      placeAll(bloom({ r: 0.28 }), rotateX(20), move(-1.42, 0.06, 1.5)),
      placeAll(bloom({ r: 0.22 }), rotateX(28), rotateY(40), move(-1, 0.05, 1.78)),
    ];
  },
});
