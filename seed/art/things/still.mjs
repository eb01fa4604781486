import { houseLight } from "../engine/light.mjs";

/**
 * A still life as a scene: `things()` answers with its meshes. Small things under one window need fewer lamps than a
 * room does, so these pictures are drawn with about half of them; what is left over goes into soft grain.
 */
export function still({ things, camera, light = {}, reach, shadow = 1152, ...scene }) {
  return {
    width: 1080,
    height: 1080,
    ...scene,
    async draw({ shot, quality }) {
      const rough = quality < 1;
      return [
        await shot({
          meshes: await things(),
          camera: { fov: 24, ...camera },
          light: houseLight({ quality: rough ? 0.25 : 0.42, spread: 16, sun: 1.25, ...light }),
          reach,
          shadowSize: rough ? 640 : shadow,
          smooth: rough ? 1 : 2,
        }),
      ];
    },
  };
}
