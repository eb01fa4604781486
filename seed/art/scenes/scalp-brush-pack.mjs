import { placeAll, rest } from "../engine/mesh.mjs";
import { move, rotateX, rotateY, rotateZ } from "../engine/transform.mjs";
import { backdrop } from "../parts/stage.mjs";
import { scalpBrush } from "../things/pump.mjs";
import { still } from "../things/still.mjs";

export default still({
  name: "scalp-brush-pack",
  tint: "#F0E4F0",
  alt: {
    en: "Two views of a round scalp brush: one standing on its soft teeth with the ring handle up, one tipped over to show the rows of blunt teeth",
    hi: "गोल स्कैल्प ब्रश दो ओर से: एक मुलायम दाँतों पर खड़ा, ऊपर गोल हत्था, दूसरा लेटा हुआ जिससे भोथरे दाँतों की कतारें दिखें",
  },
  camera: { eye: [0, 2.8, 7.6], target: [0.12, 0.85, 0], fov: 29 },
  light: { below: "#f6edf6" },
  reach: { middle: [0, 0.8, 0], radius: 2.8 },
  things: async () => [
    backdrop("#F0E4F0", { wall: "#DFC6E0", back: 2 }),
    placeAll(scalpBrush({ shell: "#8A5C93", teeth: "#E9A9B4" }), rotateY(-34), move(-0.9, 0, -0.35)),
    placeAll(
      rest(placeAll(scalpBrush({ shell: "#8A5C93", teeth: "#E9A9B4" }), rotateX(-62), rotateZ(-8), rotateY(-18)), 0),
      move(0.95, 0, 0.35),
    ),
  ],
});
