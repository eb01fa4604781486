import { placeAll } from "../engine/mesh.mjs";
import { move, rotateY, rotateZ } from "../engine/transform.mjs";
import { terry } from "../parts/fabric.mjs";
import { insert } from "../parts/insert.mjs";
import { backdrop, plinth } from "../parts/stage.mjs";
import { bamboo } from "../things/diapering.mjs";
import { still } from "../things/still.mjs";

const pad = (seed, pose) =>
  insert({ width: 0.95, length: 2.5, thick: 0.17, seed, cloth: terry("#F1E8D2"), thread: "#9BB58A", pose });

export default still({
  name: "cloth-diaper-night-insert-pack",
  tint: "#E7EEDD",
  alt: {
    en: "Three thick cream bamboo terry inserts with green edging, two stacked and one folded over them, beside bamboo canes",
    hi: "हरी किनारी वाले तीन मोटे क्रीम बाँस टेरी पैड, दो एक के ऊपर एक और एक मुड़ा हुआ, पास में बाँस",
  },
  camera: { eye: [0.4, 3.5, 8], target: [0, 0.92, 0], fov: 22 },
  light: { below: "#eef3e2" },
  reach: { middle: [0, 1, 0], radius: 3 },
  things: async () => {
    const arch = ([x, y, z]) => [x, y + 1.02 * Math.exp(-((z - 0.15) ** 2) * 2.4), z * 0.78];
    return [
      backdrop("#E7EEDD", { wall: "#CFDDBF", back: 2 }),
      plinth("#F5F8EE", { radius: 1.8, height: 0.2 }),
      placeAll(pad(1), rotateY(78), move(-0.1, 0.3, 0.15)),
      placeAll(pad(2), rotateY(84), move(0, 0.48, 0.1)),
      placeAll(pad(3, arch), rotateY(70), move(0.05, 0.66, 0.12)),
      placeAll(bamboo(3), rotateZ(-4), move(-1.25, 0.2, -0.85)),
      placeAll(bamboo(2.5, 0.1), rotateZ(5), move(1.45, 0.2, -0.9)),
      placeAll(bamboo(3.2, 0.11), rotateZ(1), move(-0.9, 0, -1.5)),
    ];
  },
});
