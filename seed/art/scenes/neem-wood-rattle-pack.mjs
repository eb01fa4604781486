import { paint, placeAll, rest } from "../engine/mesh.mjs";
import { move, rotateX, rotateY } from "../engine/transform.mjs";
import { backdrop } from "../parts/stage.mjs";
import { ply, zigzag } from "../things/folds.mjs";
import { muslin } from "../things/matter.mjs";
import { still } from "../things/still.mjs";
import { rattle } from "../things/toybox.mjs";

export default still({
  name: "neem-wood-rattle-pack",
  tint: "#EAF0E2",
  alt: {
    en: "A turned rattle of unpainted neem wood with two loose wooden rings on its handle, resting on folded cream muslin",
    hi: "बिना रंग की नीम की लकड़ी का झुनझुना, हत्थे पर लकड़ी के दो ढीले छल्ले, तह की हुई क्रीम मलमल पर रखा हुआ",
  },
  camera: { eye: [0.3, 3.3, 6.8], target: [0, 0.62, 0], fov: 23.5 },
  light: { below: "#f3efe2", from: [-0.8, 0.8, 0.5] },
  reach: { middle: [0, 0.7, 0], radius: 2.8 },
  things: async () => [
    backdrop("#EAF0E2", { wall: "#D3DFC6", back: 2 }),
    placeAll(
      [paint(ply(zigzag(4, 2.3, 0.08), 2.9, 0.07, { seed: 4, rumple: 0.03 }), muslin("#FBF1DF"))],
      rotateY(16),
      move(-0.05, 0, -0.05),
    ),
    placeAll(rest(placeAll(rattle(), rotateX(8), rotateY(-26)), 0.275), move(0.02, 0, 0.1)),
  ],
});
