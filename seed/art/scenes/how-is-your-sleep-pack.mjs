import { paint, placeAll, sheet, tube } from "../engine/mesh.mjs";
import { noise } from "../engine/noise.mjs";
import { roundedRect } from "../engine/solid.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { backdrop } from "../parts/stage.mjs";
import { muslin } from "../things/matter.mjs";
import { moonLamp } from "../things/props.mjs";
import { pencil } from "../things/stationery.mjs";
import { still } from "../things/still.mjs";
import { sheetOfPaper } from "../things/visit.mjs";

const form = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800"><rect width="600" height="800" fill="#FFFDF8"/><path d="M250 60A70 70 0 1 0 350 150 56 56 0 0 1 250 60z" fill="#F4C76A"/>${[280, 390, 500, 610, 720].map((y, k) => `<path d="M70 ${y}h300" stroke="#D3D3E4" stroke-width="14" stroke-linecap="round"/>${[430, 485, 540].map((x, j) => `<circle cx="${x}" cy="${y}" r="17" fill="${j === (k * 2) % 3 ? "#6B73B0" : "#FFFFFF"}" stroke="#6B73B0" stroke-width="5"/>`).join("")}`).join("")}</svg>`;

/** A bed pillow with the hollow of a head in it, as after a short night. */
function pillow(hex) {
  const at = (side) => (u, v) => {
    const [a, b] = [u * 2 - 1, v * 2 - 1];
    const full = Math.max(0, (1 - a ** 4) * (1 - b ** 4)) ** 0.55;
    const [x, z] = [a * 1.55 * (1 - 0.07 * (1 - b * b)), -b * 1.0 * (1 - 0.08 * (1 - a * a))];
    const hollow = 0.4 * Math.exp(-(x * x) * 1.7 - (z + 0.05) ** 2 * 2.8);
    const crease =
      0.025 * Math.sin(x * 8 + z * 5 + 2 * noise(x * 2, z * 2)) * Math.exp(-((Math.hypot(x, z * 1.4) - 1.05) ** 2) * 7);
    return [x, side > 0 ? 0.2 + full * (0.72 + crease) - hollow * full : 0.2 - 0.18 * full, z];
  };
  const seam = tube(
    (t) => {
      const [x, z] = roundedRect(2, 2, 0.02)(t);
      return at(1)((x + 1) / 2, (1 - z) / 2);
    },
    0.028,
    { along: 240, around: 8, closed: true },
  );
  const skin = muslin(hex, { crinkle: 0.3 });
  return [
    paint(sheet(150, 110, at(1), { uv: (u, v) => [u * 3, v * 2] }), skin),
    paint(sheet(60, 40, at(-1), { flip: true }), skin),
    paint(seam, skin),
  ];
}

export default still({
  name: "how-is-your-sleep-pack",
  tint: "#CBD0EA",
  alt: {
    en: "A soft pillow with the hollow of a head in it, a glowing moon lamp, and a short form with a pencil",
    hi: "सिर के निशान वाला मुलायम तकिया, जलता हुआ चाँद-लैंप, और पेंसिल के साथ छोटा-सा फ़ॉर्म",
  },
  camera: { eye: [0.3, 4, 8.4], target: [0, 0.85, 0], fov: 27 },
  light: { below: "#dcdff4", above: "#dfe2ff", sun: 1.05, colour: "#ffeedd" },
  reach: { middle: [0, 0.9, 0], radius: 3.3 },
  things: async () => [
    backdrop("#CBD0EA", { wall: "#929CCB", back: 2.2 }),
    placeAll(pillow("#F4F1FA"), rotateY(14), move(-0.55, 0, -0.2)),
    placeAll(moonLamp(0.62), move(1.35, 0, -1.2)),
    placeAll(await sheetOfPaper(1.15, 1.5, form), rotateY(-16), move(1.15, 0.04, 1.05)),
    placeAll(pencil(1, "#6B73B0"), rotateY(60), move(0.4, 0.02, 1.45)),
  ],
});
