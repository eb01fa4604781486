import { linear } from "../engine/colour.mjs";
import { houseLight } from "../engine/light.mjs";
import { lathe, paint, placeAll, profile, tube } from "../engine/mesh.mjs";
import { noise } from "../engine/noise.mjs";
import { material } from "../engine/shade.mjs";
import { texture } from "../engine/texture.mjs";
import { move, rotateX, rotateY, rotateZ } from "../engine/transform.mjs";
import { spline } from "../engine/vec.mjs";
import { leafSprig } from "../packs/botanicals.mjs";
import { centredMark, pill, sheetOf, words } from "../packs/label.mjs";
import { standPouch } from "../packs/pouch.mjs";
import { tint, wood } from "../palette.mjs";
import { mango } from "../parts/motifs.mjs";
import { backdrop } from "../parts/stage.mjs";

const label = sheetOf(
  850,
  1250,
  `<rect width="850" height="1250" fill="#F7E9D3"/>
<path d="M0 0H850V340C640 430 480 300 425 300S210 430 0 340z" fill="#2C7D69"/><g opacity=".35">${[
    [110, 120, 20],
    [740, 110, 200],
    [120, 270, 80],
    [730, 270, -60],
  ]
    .map(
      ([x, y, t]) =>
        `<g transform="translate(${x} ${y}) rotate(${t}) scale(.62)">${mango("#6DB08B", "#2C7D69", "#F7E9D3")}</g>`,
    )
    .join("")}</g>
${centredMark(425, 90, 110, "#FFFFFF")}
${words("CARE", 425, 250, 34, { colour: "#fff", space: 16, weight: 400 })}<g transform="translate(425 520) scale(1.3)">${leafSprig()}</g>
${words("Shatavari", 425, 740, 96, { colour: "#1F5B4C", family: "serif" })}${words("granules with cardamom", 425, 806, 36, { colour: "#1F5B4C", weight: 400 })}${words("to stir into warm milk", 425, 860, 34, { colour: "#8A5A00", weight: 400 })}${pill("200 g", 425, 960, 190, 44, "#C9714F")}${words("Ask your doctor first", 425, 1110, 30, { colour: "#6B5A5D", weight: 400 })}`,
);

/** A wooden spoon holding a small heap of granules, its bowl at the origin and its handle along +x. */
function spoon() {
  const teak = material(linear(wood.teak), { gloss: 0.3, rough: 0.5 });
  const bowl = lathe(
    profile([
      [0.001, 0.02],
      [0.3, 0.1, 0.2],
      [0.36, 0.22, 0.02],
      [0.32, 0.22, 0.02],
      [0.26, 0.13, 0.1],
      [0.001, 0.07],
    ]),
    { around: 64 },
  );
  const heap = lathe((v) => [0.31 * (1 - v), 0.17 + 0.16 * v ** 0.8], { around: 80, along: 40 });
  const grains = material(linear("#B98A54"), { bump: (u, v) => 0.02 * noise(u * 60, v * 22), bumpStep: 0.004 });
  const handle = tube(
    spline([
      [0.32, 0.2, 0],
      [0.8, 0.24, 0],
      [1.5, 0.18, 0],
    ]),
    (t) => 0.055 + 0.02 * t,
    { along: 30, around: 14 },
  );
  return [paint(bowl, teak), paint(handle, teak), paint(heap, grains)];
}

export default {
  name: "shatavari-granules-pack",
  width: 1080,
  height: 1080,
  tint: tint.leaf,
  alt: {
    en: "A standing 200 g pouch of Mylo Care shatavari granules, green and cream, with a wooden spoonful in front",
    hi: "मायलो केयर शतावरी ग्रैन्यूल्स का 200 ग्राम का हरा और क्रीम पाउच, आगे लकड़ी का भरा चम्मच",
  },
  async draw({ shot, quality }) {
    const pouch = standPouch({ map: await texture(label, { width: 1700, height: 2500 }), colour: "#F7E9D3" });
    return [
      await shot({
        meshes: [
          backdrop(tint.leaf, { wall: "#CBE5D8" }),
          placeAll(pouch, rotateY(-14), move(0, 0, -0.1)),
          placeAll(spoon(), rotateX(4), rotateZ(2), rotateY(24), move(0.1, 0, 1.25)),
        ],
        camera: { eye: [0, 2.8, 8.6], target: [0.06, 1.12, 0], fov: 23 },
        light: houseLight({ quality, spread: 18, sun: 1.25, below: "#e2f3ea" }),
        reach: { middle: [0, 1.2, 0], radius: 2.6 },
        shadowSize: 1536,
      }),
    ];
  },
};
