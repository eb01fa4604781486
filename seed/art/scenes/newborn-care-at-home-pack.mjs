import { paint, placeAll } from "../engine/mesh.mjs";
import { texture } from "../engine/texture.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { terry } from "../parts/fabric.mjs";
import { backdrop } from "../parts/stage.mjs";
import { ply, zigzag } from "../things/folds.mjs";
import { still } from "../things/still.mjs";
import { babyScale, nurseBag } from "../things/visit.mjs";

const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 440 200"><g transform="translate(220 108)"><circle r="62" fill="#FFF7EC"/><path d="M0 34C-44 6-42-34-18-36-6-36 0-28 0-20 0-28 6-36 18-36 42-34 44 6 0 34z" fill="#EF4E5E"/></g></svg>';

export default still({
  name: "newborn-care-at-home-pack",
  tint: "#FDF0DA",
  alt: {
    en: "A visiting nurse's blue canvas bag with a heart on its flap, a baby scale and a folded terry towel",
    hi: "पल्ले पर दिल वाला नर्स का नीला कैनवस बैग, शिशु का वज़न तौलने की मशीन और तह किया तौलिया",
  },
  camera: { eye: [-0.3, 3.1, 9.4], target: [0.1, 1.0, 0], fov: 28.5 },
  light: { below: "#fdf3e2" },
  reach: { middle: [0, 1.1, 0], radius: 3.3 },
  things: async () => [
    backdrop("#FDF0DA", { wall: "#F8DDAE", back: 2.2 }),
    placeAll(
      nurseBag({ hex: "#4F7CAC", trim: "#3C648F", mark: await texture(mark, { width: 880, height: 400 }) }),
      rotateY(20),
      move(-0.85, 0, -0.45),
    ),
    placeAll(
      [
        babyScale(),
        placeAll([paint(ply(zigzag(3, 0.8, 0.09), 1.3, 0.08, { seed: 8 }), terry("#F7C9BC"))], move(0.1, 0.76, 0)),
      ],
      rotateY(-16),
      move(1.05, 0, 0.8),
    ),
  ],
});
