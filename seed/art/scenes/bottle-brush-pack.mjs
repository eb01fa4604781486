import { placeAll } from "../engine/mesh.mjs";
import { move, rotateY, rotateZ } from "../engine/transform.mjs";
import { backdrop } from "../parts/stage.mjs";
import { still } from "../things/still.mjs";
import { cleaningBrush, strawBrush } from "../things/tools.mjs";

export default still({
  name: "bottle-brush-pack",
  tint: "#E3F0EA",
  alt: {
    en: "A long cleaning brush with a silicone head, and the thin straw brush that is kept in its handle, lying on a pale ground",
    hi: "सिलिकॉन के सिरे वाला लंबा सफ़ाई ब्रश और हत्थे में रहने वाला पतला स्ट्रॉ ब्रश, हल्की पृष्ठभूमि पर",
  },
  camera: { eye: [0, 5.6, 6.4], target: [0, 0.2, 0.1], fov: 33 },
  light: { below: "#ecf5f0" },
  reach: { middle: [0, 0.4, 0], radius: 3 },
  things: async () => [
    backdrop("#E3F0EA", { back: 5 }),
    placeAll(cleaningBrush({ head: "#BFE0D2", grip: "#3E8A78" }), rotateZ(5), rotateY(28), move(0, 0.42, -0.2)),
    placeAll(strawBrush({ head: "#F3B29E", grip: "#3E8A78" }), rotateY(20), move(0.5, 0.14, 1.35)),
  ],
});
