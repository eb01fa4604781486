import { linear } from "../engine/colour.mjs";
import { placeAll } from "../engine/mesh.mjs";
import { noise } from "../engine/noise.mjs";
import { material } from "../engine/shade.mjs";
import { move, rotateY, rotateZ } from "../engine/transform.mjs";
import { backdrop } from "../parts/stage.mjs";
import { suctionBowl, weaningSpoon } from "../things/feeding.mjs";
import { table } from "../things/props.mjs";
import { still } from "../things/still.mjs";

const khichdi = material(linear("#EFC35C"), {
  gloss: 0.25,
  rough: 0.5,
  tint: (c, { p }) => {
    const k = 0.9 + 0.2 * noise(p[0] * 16, p[2] * 16);
    for (let i = 0; i < 3; i++) c[i] *= k;
  },
});

export default still({
  name: "weaning-bowl-and-spoon-pack",
  tint: "#F7E7D2",
  alt: {
    en: "A sage silicone bowl of soft khichdi held to a wooden table by its suction foot, a short coral spoon lying in front",
    hi: "लकड़ी की मेज़ पर चिपकी हल्की हरी सिलिकॉन कटोरी में नरम खिचड़ी, सामने छोटा मूँगिया चम्मच",
  },
  camera: { eye: [0.2, 3.5, 7], target: [0, 0.45, 0.2], fov: 24 },
  light: { below: "#fbeedd" },
  reach: { middle: [0, 0.6, 0], radius: 2.6 },
  things: async () => [
    backdrop("#F7E7D2", { wall: "#F0D3B0", back: 1.6, bend: 1 }),
    placeAll(table("#D9B183", { wide: 11, deep: 6.4, planks: 6 }), move(0, 0.012, 1.4)),
    placeAll(suctionBowl("#9CC4AE", khichdi), rotateY(30), move(-0.15, 0.02, -0.2)),
    placeAll(weaningSpoon("#EE8573", "#F6B3A2"), rotateZ(1), rotateY(24), move(0.45, 0.02, 1.3)),
  ],
});
