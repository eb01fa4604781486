import { linear } from "../engine/colour.mjs";
import { paint, placeAll, sheet } from "../engine/mesh.mjs";
import { noise } from "../engine/noise.mjs";
import { material } from "../engine/shade.mjs";
import { roundedRect, slab, warp } from "../engine/solid.mjs";
import { move, rotateY, scale } from "../engine/transform.mjs";
import { smoothstep } from "../engine/vec.mjs";
import { cord } from "../goods/bath.mjs";
import { bellyJar, bellyOil } from "../goods/belly.mjs";
import { good } from "../goods/good.mjs";
import { print } from "../goods/labels.mjs";
import { jarLid } from "../packs/jar.mjs";
import { centredMark } from "../packs/label.mjs";
import { plinth } from "../parts/stage.mjs";

/** A gathered cotton pouch standing at the origin. */
function pouch(map) {
  const bag = sheet(
    120,
    80,
    (u, v) => {
      const a = (u - 0.5) * 2 * Math.PI;
      const neck = 1 - 0.62 * smoothstep(0.55, 0.76, v) + 0.4 * smoothstep(0.78, 1, v);
      const folds = 1 + 0.09 * Math.cos(a * 13 + 2 * noise(v * 3, 1)) * smoothstep(0.4, 0.75, v);
      const foot = 0.8 + 0.2 * smoothstep(0, 0.16, v);
      return [0.8 * neck * folds * foot * Math.sin(a), v * 2, 0.5 * neck * folds * foot * Math.cos(a)];
    },
    { closedU: true, uv: (u, v) => [(u - 0.5) * 2.6 + 0.5, v * 1.3] },
  );
  const cloth = material(linear("#E9C8BE"), { map, sheen: 0.35 });
  return [
    paint(bag, cloth),
    cord(
      [
        [-0.36, 1.5, 0.1],
        [-0.15, 1.5, 0.27],
        [0.15, 1.5, 0.27],
        [0.36, 1.5, 0.1],
      ],
      0.03,
      "#A8434D",
    ),
    cord(
      [
        [0.1, 1.5, 0.28],
        [0.22, 1.3, 0.42],
        [0.2, 1.05, 0.5],
      ],
      0.022,
      "#A8434D",
    ),
    cord(
      [
        [0.06, 1.5, 0.28],
        [0, 1.26, 0.44],
        [0.04, 1, 0.52],
      ],
      0.022,
      "#A8434D",
    ),
  ];
}

/** The ribbed belly band, folded in two. */
const band = () =>
  [0, 1].map((k) =>
    paint(
      warp(slab(roundedRect(1.5, 0.8, 0.12), 0.15, { edge: 0.07, around: 160, rings: 26 }), ([x, y, z]) => [
        x,
        y + 0.08 + k * 0.15,
        z,
      ]),
      material(linear("#B9707A"), { sheen: 0.4, bump: (u) => 0.012 * Math.sin(u * 110), bumpStep: 0.004 }),
    ),
  );

export default good({
  slug: "stretch-marks-kit",
  tint: "#FCE9E4",
  wall: "#F1CDC4",
  alt: {
    en: "The Mylo Care growing belly kit: a jar of cream, a bottle of golden oil, a folded rose belly band and a drawstring pouch",
    hi: "मायलो केयर बढ़ते पेट की किट: क्रीम का जार, सुनहरे तेल की बोतल, तह किया गुलाबी बेली बैंड और डोरी वाला पाउच",
  },
  camera: { eye: [0, 3.1, 9.4], target: [0.02, 0.98, 0], fov: 22.5 },
  things: async () => [
    plinth("#FFF5F1", { radius: 2.05, height: 0.16 }),
    placeAll(pouch(await print(500, 500, centredMark(250, 200, 90, "#A8434D"))), rotateY(8), move(-0.72, 0.16, -0.7)),
    placeAll(await bellyOil(), rotateY(-6), move(0.72, 0.16, -0.36)),
    placeAll(
      [await bellyJar(), jarLid({ y: 0.84, h: 0.3, colour: "#C4686C" })],
      scale(0.8),
      rotateY(4),
      move(-0.34, 0.16, 0.72),
    ),
    placeAll(band(), rotateY(-14), scale(0.78), move(0.98, 0.16, 0.94)),
  ],
});
