import { placeAll } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { good } from "../goods/good.mjs";
import { fit, print, stack } from "../goods/labels.mjs";
import { carton } from "../packs/carton.mjs";
import { centredMark, words } from "../packs/label.mjs";

const front = `<rect width="1000" height="1420" fill="#F4F1EA"/><rect width="1000" height="26" fill="#7A6F62"/>${centredMark(500, 90, 100, "#5A5048")}${stack(
  [
    ["Infant Cereal", 106],
    ["Rice and Moong Dal", 70, { weight: 400 }],
  ],
  500,
  290,
  820,
  { colour: "#3B332D" },
)}<path d="M120 580H880" stroke="#B9AE9E" stroke-width="4"/>${words("IMPORTANT NOTICE", 500, 674, 52, { colour: "#3B332D" })}${words("Mother’s milk is best", 500, 758, 56, { colour: "#3B332D" })}${words("for your baby", 500, 826, 56, { colour: "#3B332D" })}<path d="M120 894H880" stroke="#B9AE9E" stroke-width="4"/>${fit("Not before 6 months of age, on the", 500, 970, 42, 760, { colour: "#5A5048", weight: 400 })}${fit("advice of a health worker", 500, 1026, 42, 760, { colour: "#5A5048", weight: 400 })}${words("300 g", 500, 1220, 92, { colour: "#3B332D" })}`;
const flank = `<rect width="500" height="1420" fill="#E7E1D5"/>${Array.from({ length: 11 }, (_, k) => `<path d="M90 ${330 + k * 74}H${k % 3 === 2 ? 320 : 410}" stroke="#A39886" stroke-width="9"/>`).join("")}`;

export default good({
  slug: "infant-cereal-rice-moong-dal",
  tint: "#F3EFE7",
  wall: "#DED6C7",
  alt: {
    en: "A plain 300 g carton of infant cereal, rice and moong dal, with the notice that mother's milk is best for the baby",
    hi: "चावल और मूँग दाल के शिशु अनाज का 300 ग्राम का सादा डिब्बा, जिस पर लिखा है कि शिशु के लिए माँ का दूध सर्वोत्तम है",
  },
  camera: { eye: [0, 2.6, 9.2], target: [0, 1.18, 0], fov: 20.5 },
  things: async () =>
    placeAll(
      carton({
        w: 1.7,
        h: 2.42,
        d: 0.66,
        front: await print(1000, 1420, front, 1.8),
        side: await print(500, 1420, flank, 1),
        colour: "#F4F1EA",
      }),
      rotateY(-20),
      move(0.04, 0, 0),
    ),
});
