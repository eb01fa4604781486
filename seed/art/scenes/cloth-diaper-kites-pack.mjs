import { placeAll, rest } from "../engine/mesh.mjs";
import { move, rotateX, rotateY, rotateZ } from "../engine/transform.mjs";
import { hue } from "../palette.mjs";
import { closedDiaper } from "../parts/diaper.mjs";
import { print } from "../parts/prints.mjs";
import { backdrop, plinth } from "../parts/stage.mjs";
import { paperKite } from "../things/stationery.mjs";
import { still } from "../things/still.mjs";

export default still({
  name: "cloth-diaper-kites-pack",
  tint: "#DCE9FA",
  alt: {
    en: "A pale blue cloth diaper printed with kites, lying back on a low stand, with a red and a yellow paper kite behind it",
    hi: "पतंगों की छपाई वाला हल्का नीला कपड़े का डायपर, पीछे एक लाल और एक पीली काग़ज़ की पतंग",
  },
  camera: { eye: [0, 3.4, 8], target: [0, 1.1, 0], fov: 24.5 },
  light: { below: "#e6effc", from: [0.7, 0.85, 0.8] },
  reach: { middle: [0, 1.3, 0], radius: 3.4 },
  things: async () => [
    backdrop("#DCE9FA", { wall: "#B9D3F3", back: 2 }),
    plinth("#F2F7FE", { radius: 1.75, height: 0.3 }),
    rest(
      placeAll(
        closedDiaper({ map: await print("kites"), edge: hue.sky, snaps: hue.coral, seed: 12, detail: 0.9 }),
        rotateX(-20),
        rotateY(10),
      ),
      0.28,
    ),
    placeAll(await paperKite(1.9, hue.coral, hue.honey), rotateX(-14), rotateZ(14), move(-0.85, 0.55, -1.35)),
    placeAll(await paperKite(1.4, hue.marigold, hue.brick), rotateX(-12), rotateZ(-22), move(1.05, 0.75, -1.3)),
  ],
});
