import { placeAll, rest } from "../engine/mesh.mjs";
import { move, rotateX, rotateY, rotateZ } from "../engine/transform.mjs";
import { drops } from "../goods/bath.mjs";
import { cucumber } from "../goods/drawings.mjs";
import { good } from "../goods/good.mjs";
import { head, print, put, stack } from "../goods/labels.mjs";
import { cucumberSlices } from "../goods/pantry.mjs";
import { tipTube } from "../goods/vanity.mjs";
import { words } from "../packs/label.mjs";
import { plinth } from "../parts/stage.mjs";

const label = `<rect width="740" height="1700" fill="#E6F3E2"/><path d="M0 1700V1240Q370 1120 740 1240V1700z" fill="#A9D3A0"/>${head("CARE", 370, 210, 104, "#B8434D")}${stack(
  [
    ["Cooling", 84, { weight: 400 }],
    ["Under-eye", 96],
    ["Gel", 96],
  ],
  370,
  420,
  480,
  { colour: "#2B6A48", family: "serif" },
)}${stack([["cucumber and aloe", 50, { weight: 400 }]], 370, 830, 480, { colour: "#3F7D5A" })}${put(cucumber(), 300, 1120, 0.9)}${put(cucumber(), 440, 1190, 0.7)}${words("15 ml", 370, 1480, 84, { colour: "#1F5236" })}`;

export default good({
  slug: "under-eye-gel",
  tint: "#E7F3E6",
  wall: "#C9E2C6",
  alt: {
    en: "A slim pale green 15 ml tube of Mylo Care cooling under-eye gel with a steel tip, beside cucumber slices",
    hi: "स्टील की नोक वाली मायलो केयर अंडर-आई जेल की 15 मि.ली. की पतली हल्की हरी ट्यूब, पास में खीरे के टुकड़े",
  },
  camera: { eye: [0, 2.9, 8.6], target: [0.12, 1.2, 0], fov: 21.5 },
  things: async () => [
    placeAll([plinth("#F6FBF5", { radius: 1.05, height: 0.18 })], move(-0.2, 0, 0)),
    placeAll(
      rest(
        placeAll(
          tipTube({ map: await print(740, 1700, label, 1.5), colour: "#E6F3E2" }),
          rotateX(-5),
          rotateZ(5),
          rotateY(-10),
        ),
        0.18,
      ),
      move(-0.2, 0, 0),
    ),
    placeAll(await cucumberSlices({ count: 3, r: 0.36 }), rotateY(16), move(0.42, 0, 0.9)),
    drops([
      [-0.9, 1.12, 0.07],
      [-1.08, 0.98, 0.045],
      [0.1, 1.34, 0.05],
    ]),
  ],
});
