import { placeAll } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { arch, backdrop, plinth } from "../parts/stage.mjs";
import { standingCarrier } from "../things/carrier.mjs";
import { still } from "../things/still.mjs";

export default still({
  name: "ergonomic-baby-carrier-pack",
  tint: "#F4EADF",
  alt: {
    en: "A blue cotton baby carrier as it is worn: padded waist belt, wide seat panel, quilted shoulder straps and a pale blue hood",
    hi: "पहनने की मुद्रा में नीले रंग का सूती बेबी कैरियर: गद्देदार कमर-पट्टी, चौड़ी सीट, रजाईदार कंधे की पट्टियाँ और हल्की नीली टोपी",
  },
  camera: { eye: [0, 2.7, 8.6], target: [0, 1.5, 0], fov: 25.5 },
  light: { below: "#f9f0e6" },
  reach: { middle: [0, 1.5, 0], radius: 3.2 },
  things: async () => [
    backdrop("#F4EADF", { wall: "#E9D5BF", back: 2 }),
    placeAll(arch("#E2C6A8", { width: 3, height: 3 }), move(0.2, 0, -1.7)),
    plinth("#FBF5EE", { radius: 1.75, height: 0.18 }),
    placeAll(standingCarrier({ cloth: "#4A6FA8", trim: "#C9DCF5", mesh: "#6485BA" }), rotateY(-28), move(0, 0.12, 0)),
  ],
});
