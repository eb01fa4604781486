import { placeAll } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { arch, backdrop, plinth } from "../parts/stage.mjs";
import { leggings } from "../things/basics.mjs";
import { still } from "../things/still.mjs";

export default still({
  name: "maternity-leggings-pack",
  tint: "#EBE6F0",
  alt: {
    en: "Aubergine maternity leggings shown as worn, with a high ribbed panel that rounds out over the belly",
    hi: "पहनी हुई मुद्रा में बैंगनी मैटरनिटी लेगिंग्स, पेट पर गोल उभरता ऊँचा धारीदार पैनल",
  },
  camera: { eye: [0, 2.9, 11], target: [0, 2.1, 0], fov: 25 },
  light: { below: "#f1edf6" },
  reach: { middle: [0, 1.9, 0], radius: 3.2 },
  things: async () => [
    backdrop("#EBE6F0", { wall: "#D3C8DE", back: 2 }),
    placeAll(arch("#C3B3D2", { width: 3, height: 4 }), move(0.25, 0, -1.6)),
    plinth("#F8F5FB", { radius: 1.6, height: 0.16 }),
    placeAll(leggings({ hex: "#5B3F63", panel: "#7A5B82" }), rotateY(-40), move(0, 0.05, 0)),
  ],
});
