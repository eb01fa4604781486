import { placeAll } from "../engine/mesh.mjs";
import { texture } from "../engine/texture.mjs";
import { move, rotateX, rotateY } from "../engine/transform.mjs";
import { backdrop } from "../parts/stage.mjs";
import { still } from "../things/still.mjs";
import { rack, sheetOfPaper, vial } from "../things/visit.mjs";

const band =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300"><rect width="600" height="300" fill="#fff"/><g fill="#3A2A2E">' +
  [60, 84, 96, 130, 142, 170, 196, 208, 240, 262]
    .map((x, k) => `<rect x="${x + 130}" y="60" width="${k % 3 ? 8 : 16}" height="120"/>`)
    .join("") +
  '</g><path d="M180 220h240" stroke="#B8323F" stroke-width="12"/></svg>';
const cell = (x, y, r, fill, heart) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/><circle cx="${x}" cy="${y}" r="${r * 0.45}" fill="${heart}"/>`;
const report = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800"><rect width="600" height="800" fill="#FFFDFB"/><rect width="600" height="110" fill="#FBE3E0"/>${[
  [90, 220],
  [190, 300],
  [80, 350],
  [210, 190],
]
  .map(([x, y]) => cell(x, y, 44, "#E5727A", "#F3A5A8"))
  .join("")}${cell(300, 250, 54, "#D9CDEB", "#8B6BB0")}${[
  [380, 330],
  [410, 210],
  [440, 300],
  [370, 180],
]
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="14" fill="#F2C46A"/>`)
  .join(
    "",
  )}<g stroke="#D9D0CE" stroke-width="10" stroke-linecap="round">${[460, 530, 600, 670].map((y) => `<path d="M60 ${y}h210"/><path d="M330 ${y}h210" stroke="#F1E7E5"/>`).join("")}</g><g fill="#1F6F5C">${[
  [430, 460],
  [400, 530],
  [470, 600],
  [440, 670],
]
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="14"/>`)
  .join("")}</g></svg>`;

export default still({
  name: "complete-blood-count-at-home-pack",
  tint: "#FBE8E6",
  alt: {
    en: "Three sample vials with lavender caps in a white rack, in front of a report card drawn with blood cells",
    hi: "सफ़ेद रैक में हल्के बैंगनी ढक्कन वाली तीन सैंपल शीशियाँ, पीछे रक्त कोशिकाओं के चित्र वाला रिपोर्ट कार्ड",
  },
  camera: { eye: [0, 2.7, 8], target: [0.05, 1.15, 0], fov: 27 },
  light: { below: "#fdf0ee" },
  reach: { middle: [0, 1.1, 0], radius: 2.9 },
  things: async () => {
    const map = await texture(band, { width: 900, height: 450 });
    return [
      backdrop("#FBE8E6", { wall: "#F3CBC8", back: 2 }),
      placeAll(await sheetOfPaper(1.75, 2.35, report), rotateX(76), rotateY(12), move(-0.95, 1.12, -0.85)),
      placeAll(
        [
          rack(3),
          [-0.7, 0, 0.7].map((x, k) =>
            placeAll(vial({ cap: "#9B7FC0", fill: 0.95 - 0.06 * k, map }), rotateY(k * 16 - 10), move(x, 0.16, 0)),
          ),
        ],
        rotateY(-12),
        move(0.55, 0, 0.45),
      ),
    ];
  },
});
