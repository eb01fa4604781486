import { houseLight } from "../engine/light.mjs";
import { backdrop } from "../parts/stage.mjs";

/** Where most packs are seen from: a little above, square on. */
const FRONT = { eye: [0, 2.5, 9], target: [0.1, 1.45, 0], fov: 24 };

/**
 * The pack picture of one product as a scene. A row gives the product's `slug`, its ground (`tint`, `wall`), what is seen
 * (`alt`) and `things()`, the meshes that stand on the ground; camera and light have the house's values unless it says so.
 */
export function good({ slug, tint, wall, alt, things, camera = {}, light = {}, reach = {} }) {
  return {
    name: `${slug}-pack`,
    width: 1080,
    height: 1080,
    tint,
    alt,
    async draw({ shot, quality }) {
      return [
        await shot({
          meshes: [backdrop(tint, { wall }), await things()],
          camera: { ...FRONT, ...camera },
          // Packs are simple solids: fewer lights than a scene of people needs give the same soft shade.
          light: houseLight({ quality: quality * 0.5, spread: 18, sun: 1.25, below: tint, ...light }),
          reach: { middle: [0, 1.3, 0], radius: 3, ...reach },
          shadowSize: 1024,
          ...(quality === 1 ? { smooth: 2 } : {}),
        }),
      ];
    },
  };
}
