import { placeAll } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { arch, backdrop, plinth } from "../parts/stage.mjs";
import { standingCarrier } from "../things/carrier.mjs";
import { still } from "../things/still.mjs";

export default still({
  name: "ergonomic-baby-carrier-pack",
  tint: "#E2EDEC",
  alt: {
    en: "A teal cotton baby carrier as it is worn: padded waist belt, wide seat panel, quilted shoulder straps and a sand-coloured hood",
    hi: "पहनने की मुद्रा में टील रंग का सूती बेबी कैरियर: गद्देदार कमर-पट्टी, चौड़ी सीट, रजाईदार कंधे की पट्टियाँ और रेतीली टोपी",
  },
  camera: { eye: [0, 2.7, 8.6], target: [0, 1.5, 0], fov: 25.5 },
  light: { below: "#edf3f2" },
  reach: { middle: [0, 1.5, 0], radius: 3.2 },
  things: async () => [
    backdrop("#E2EDEC", { wall: "#C3DAD8", back: 2 }),
    placeAll(arch("#B4D0CD", { width: 3, height: 3 }), move(0.2, 0, -1.7)),
    plinth("#F3F8F7", { radius: 1.75, height: 0.18 }),
    placeAll(standingCarrier({ cloth: "#3E7379", trim: "#D9B98C", mesh: "#6F9CA0" }), rotateY(-28), move(0, 0.12, 0)),
  ],
});
