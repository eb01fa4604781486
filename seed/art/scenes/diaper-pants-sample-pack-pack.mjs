import { linear } from "../engine/colour.mjs";
import { paint, placeAll, rest } from "../engine/mesh.mjs";
import { material } from "../engine/shade.mjs";
import { move, rotateX, rotateY, rotateZ } from "../engine/transform.mjs";
import { pants } from "../goods/drawings.mjs";
import { good } from "../goods/good.mjs";
import { fit, print, put } from "../goods/labels.mjs";
import { wipesPack } from "../packs/bag.mjs";
import { pill, wordmark, words } from "../packs/label.mjs";
import { tint } from "../palette.mjs";

const sleeve = (size, weight, film, ink) =>
  `<rect width="1000" height="1250" fill="${film}"/>${wordmark(380, 110, 110, "#FFFFFF")}<circle cx="500" cy="470" r="190" fill="#fff"/>${fit(size, 500, 545, 220, 300, { colour: ink })}${words(weight, 500, 770, 84, { colour: "#fff" })}${put(pants("#FFFFFF", ink, ink), 500, 930, 1.3)}${pill("2 pants", 500, 1120, 330, 68, "#fff", ink)}`;

const ROWS = [
  ["S", "4–8 kg", "#57AC8B", "#1F6F5C"],
  ["M", "7–12 kg", "#EF6471", "#C8273C"],
  ["L", "9–14 kg", "#F0A03C", "#9A5300"],
];

/** A flat flow-wrapped sleeve of two pants, standing: the wipes' film turned upright, without its lid. */
async function pack([size, weight, film, ink]) {
  const map = await print(1000, 1250, sleeve(size, weight, film, ink), 1.1);
  const [front, back] = wipesPack({ colour: film, lid: film, w: 1.75, h: 1.32, d: 0.5 });
  const t = new Float32Array(front.t.length);
  for (let k = 0; k < t.length; k += 2) {
    t[k] = 1 - front.t[k + 1];
    t[k + 1] = front.t[k];
  }
  return placeAll(
    [paint({ ...front, t }, material(linear(film), { map, gloss: 0.5, rough: 0.42 })), back],
    rotateZ(90),
  );
}

export default good({
  slug: "diaper-pants-sample-pack",
  tint: tint.blush,
  wall: "#F8D0CB",
  alt: {
    en: "Three small sleeves of Mylo diaper pants to try, two pants each in sizes S, M and L, green, coral and marigold",
    hi: "आज़माने के लिए मायलो डायपर पैंट के तीन छोटे पैक, S, M और L नाप की दो-दो पैंट, हरा, मूँगिया और गेंदई",
  },
  camera: { eye: [0, 2.6, 9], target: [0, 0.86, 0], fov: 22 },
  things: async () => {
    const [s, m, l] = await Promise.all(ROWS.map(pack));
    return [
      placeAll(rest(placeAll(s, rotateX(-10), rotateZ(4), rotateY(16)), 0), move(-1.02, 0, -0.1)),
      placeAll(rest(placeAll(l, rotateX(-10), rotateZ(-4), rotateY(-16)), 0), move(1.02, 0, -0.1)),
      placeAll(rest(placeAll(m, rotateX(-12)), 0), move(0, 0, 0.5)),
    ];
  },
});
