import { placeAll } from "../engine/mesh.mjs";
import { texture } from "../engine/texture.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { sheetOf, words } from "../packs/label.mjs";
import { backdrop } from "../parts/stage.mjs";
import { satin } from "../things/matter.mjs";
import { still } from "../things/still.mjs";
import { plainBottle } from "../things/tools.mjs";

const marks = sheetOf(
  2000,
  1150,
  Array.from({ length: 25 }, (_, k) => {
    const y = 1060 - k * 32;
    const long = (k + 1) % 5 === 0;
    return `<path d="M${1000 - (long ? 70 : 36)} ${y}H1000" stroke="#5A6B75" stroke-width="5"/>${long ? words(String((k + 1) * 10), 1050, y + 12, 36, { colour: "#5A6B75", weight: 600 }) : ""}`;
  }).join(""),
);

export default still({
  name: "feeding-bottle-250-ml-pack",
  tint: "#ECEFF1",
  alt: {
    en: "A plain 250 ml feeding bottle with measure marks, a grey screw ring and a cap, on a grey ground",
    hi: "माप के निशान वाली सादी 250 मिली की फ़ीडिंग बोतल, स्लेटी छल्ला और ढक्कन, स्लेटी पृष्ठभूमि पर",
  },
  camera: { eye: [0, 2.6, 8.6], target: [0, 1.52, 0], fov: 25 },
  light: { below: "#f2f3f4" },
  reach: { middle: [0, 1.5, 0], radius: 2.8 },
  things: async () => {
    const { solid, shell } = plainBottle({
      cap: "#E4E8EA",
      ringHex: "#A9B4BA",
      map: await texture(marks, { width: 2400, height: 1380 }),
    });
    return [
      backdrop("#ECEFF1", { wall: "#D8DEE2", back: 2 }),
      placeAll([solid, shell(satin("#F6F9FA", { gloss: 0.9, rough: 0.25 }))], rotateY(14), move(0, 0, 0)),
    ];
  },
});
