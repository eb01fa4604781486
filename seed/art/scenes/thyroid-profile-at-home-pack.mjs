import { placeAll } from "../engine/mesh.mjs";
import { texture } from "../engine/texture.mjs";
import { move, rotateY, rotateZ } from "../engine/transform.mjs";
import { backdrop } from "../parts/stage.mjs";
import { still } from "../things/still.mjs";
import { sheetOfPaper, stretchBand, vial } from "../things/visit.mjs";

const butterfly =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 500"><rect width="700" height="500" rx="30" fill="#FFFDF8"/><rect x="0" y="0" width="700" height="86" fill="#CFE6E4"/><path d="M320 140v260h60V140z" fill="#E9DCCB"/><g stroke="#D8C5AE" stroke-width="6">' +
  [170, 210, 250, 290, 330, 370].map((y) => `<path d="M320 ${y}h60"/>`).join("") +
  '</g><g fill="#E58A7A"><ellipse cx="284" cy="268" rx="50" ry="100" transform="rotate(14 284 268)"/><ellipse cx="416" cy="268" rx="50" ry="100" transform="rotate(-14 416 268)"/><rect x="290" y="296" width="120" height="52" rx="24"/></g><path d="M264 220c-12 34-12 66-4 92M436 220c12 34 12 66 4 92" stroke="#F6C2B6" stroke-width="14" fill="none" stroke-linecap="round"/><g stroke="#D9D0CE" stroke-width="10" stroke-linecap="round"><path d="M60 150h90M60 190h70M550 150h90M550 190h70"/></g></svg>';
const label =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300"><rect width="600" height="300" fill="#fff"/><path d="M190 90h220M190 150h220M190 210h140" stroke="#B7C4C6" stroke-width="14"/></svg>';

export default still({
  name: "thyroid-profile-at-home-pack",
  tint: "#E1F0EE",
  alt: {
    en: "One sample vial with a golden cap lying on a card with a drawing of the thyroid gland, a soft arm band beside it",
    hi: "सुनहरे ढक्कन वाली एक सैंपल शीशी, थायरॉइड ग्रंथि के चित्र वाले कार्ड पर रखी हुई, पास में बाँह की मुलायम पट्टी",
  },
  camera: { eye: [0.3, 5, 6.6], target: [0.1, 0.2, 0.15], fov: 28 },
  light: { below: "#eaf5f3" },
  reach: { middle: [0, 0.4, 0], radius: 2.8 },
  things: async () => [
    backdrop("#E1F0EE", { back: 4 }),
    placeAll(await sheetOfPaper(3.1, 2.2, butterfly), rotateY(12), move(-0.05, 0.02, -0.65)),
    placeAll(
      vial({
        cap: "#D9A04A",
        fill: 1.25,
        sample: "#9A2733",
        map: await texture(label, { width: 900, height: 450 }),
        h: 1.9,
        r: 0.24,
      }),
      rotateZ(-88),
      rotateY(-24),
      move(-0.95, 0.32, 1.25),
    ),
    placeAll([stretchBand("#7FA8C9")], rotateY(-30), move(1.3, 0, 0.95)),
  ],
});
