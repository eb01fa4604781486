import { placeAll } from "../engine/mesh.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { backdrop, plinth } from "../parts/stage.mjs";
import { still } from "../things/still.mjs";
import { kneeSock } from "../things/worn.mjs";

export default still({
  name: "maternity-compression-socks-pack",
  tint: "#E1ECEB",
  alt: {
    en: "A pair of knee-high compression socks in deep teal with coral toes and heels, standing as if worn",
    hi: "घुटने तक के गहरे टील रंग के कम्प्रेशन मोज़ों की जोड़ी, मूँगिया पंजे और एड़ी, पहनी हुई मुद्रा में खड़ी",
  },
  camera: { eye: [0, 2.5, 9], target: [0.1, 1.6, 0], fov: 26 },
  light: { below: "#ecf3f2" },
  reach: { middle: [0, 1.5, 0], radius: 2.9 },
  things: async () => [
    backdrop("#E1ECEB", { wall: "#BFD7D4", back: 2 }),
    plinth("#F4F9F8", { radius: 1.6, height: 0.18 }),
    placeAll(kneeSock({ hex: "#2F6F73", heel: "#EE8573", band: "#26585C" }), rotateY(-38), move(-0.55, 0.18, 0.2)),
    placeAll(
      kneeSock({ hex: "#2F6F73", heel: "#EE8573", band: "#26585C", s: -1 }),
      rotateY(-12),
      move(0.2, 0.18, -0.35),
    ),
  ],
});
