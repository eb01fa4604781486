import { placeAll } from "../engine/mesh.mjs";
import { texture } from "../engine/texture.mjs";
import { move, rotateX, rotateY } from "../engine/transform.mjs";
import { arch, backdrop, plinth } from "../parts/stage.mjs";
import { siliconeBib } from "../things/feeding.mjs";
import { still } from "../things/still.mjs";

const mango =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-125 -125 250 250"><g transform="translate(0 -14) scale(.8)" opacity=".9"><path d="M6-62C44-52 58-8 42 26 28 56-8 66-34 48-60 30-60-8-36-24-16-38 10-34 14-50c1-4-2-9-8-12z" fill="#FFF3D6"/><path d="M2-58c10-16 26-18 40-10-8 14-26 20-40 10z" fill="#7DB39B"/><circle cx="-14" cy="2" r="5" fill="#7A3E00"/><circle cx="18" cy="2" r="5" fill="#7A3E00"/><path d="M-10 18q12 12 24 0" fill="none" stroke="#7A3E00" stroke-width="5" stroke-linecap="round"/></g></svg>';

export default still({
  name: "silicone-bib-pack",
  tint: "#FDEFCF",
  alt: {
    en: "A honey-yellow silicone bib with a smiling mango on it, its catch pocket standing open and the neck strap buttoned",
    hi: "मुस्कुराते आम वाली शहद जैसी पीली सिलिकॉन बिब, नीचे की जेब खुली और गले का पट्टा बंद",
  },
  camera: { eye: [0, 3, 9.2], target: [0, 1.65, 0], fov: 25 },
  light: { below: "#fdf2d8" },
  reach: { middle: [0, 1.7, 0], radius: 3 },
  things: async () => [
    backdrop("#FDEFCF", { wall: "#FADFA2", back: 2 }),
    placeAll(arch("#F7CF80", { width: 2.9, height: 3.2 }), move(-0.3, 0, -1.6)),
    plinth("#FFF8E8", { radius: 1.6, height: 0.18 }),
    placeAll(
      siliconeBib("#F2B84B", await texture(mango, { width: 1000 })),
      rotateX(-5),
      rotateY(22),
      move(0.02, 0.14, 0),
    ),
  ],
});
