import { placeAll } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { block } from "../goods/bodies.mjs";
import { good } from "../goods/good.mjs";
import { fit, head, print, put, stack } from "../goods/labels.mjs";
import { balmCap, balmStick } from "../goods/vanity.mjs";
import { shea } from "../packs/botanicals.mjs";
import { words } from "../packs/label.mjs";

const label = `<rect width="600" height="1300" fill="#E08C8C"/><rect y="1080" width="600" height="220" fill="#FBE3B4"/>${head("CARE", 300, 130, 96, "#FFFFFF")}${stack(
  [
    ["Shea", 92],
    ["&amp; Ghee", 92],
    ["Lip Balm", 66, { weight: 400 }],
  ],
  300,
  340,
  460,
  { colour: "#FFFFFF", family: "serif" },
)}${put(shea(), 300, 880, 0.9)}${fit("five ingredients", 300, 1040, 46, 440, { colour: "#FFF3EE", weight: 400 })}${words("5 g", 300, 1210, 84, { colour: "#8A3A44" })}`;

export default good({
  slug: "shea-lip-balm",
  tint: "#FDEFD8",
  wall: "#F6D8A6",
  alt: {
    en: "A rose twist-up stick of Mylo Care shea and ghee lip balm, 5 g, open with its cap lying beside it",
    hi: "मायलो केयर शिया और घी के लिप बाम की 5 ग्राम की गुलाबी स्टिक, खुली हुई, पास में रखा ढक्कन",
  },
  camera: { eye: [0.4, 2.7, 8.4], target: [0.14, 1.14, 0], fov: 18.5 },
  things: async () => [
    placeAll([block("#FFF8EA", 1.7, 0.24, 1.3, { corner: 0.3, edge: 0.06 })], rotateY(-14), move(-0.1, 0, 0)),
    placeAll(
      balmStick({ map: await print(600, 1300, label, 1.6), colour: "#E08C8C", collar: "#FFFFFF" }),
      rotateY(4),
      move(-0.16, 0.24, 0.05),
    ),
    placeAll([balmCap({ colour: "#C76A72" })], rotateY(-24), move(1.1, 0, 0.66)),
  ],
});
