import { linear } from "../engine/colour.mjs";
import { houseLight } from "../engine/light.mjs";
import { ball, paint, place, placeAll } from "../engine/mesh.mjs";
import { random } from "../engine/noise.mjs";
import { material } from "../engine/shade.mjs";
import { move, rotateY, scale } from "../engine/transform.mjs";
import { smoothstep } from "../engine/vec.mjs";
import { hue, tint } from "../palette.mjs";
import { fleece } from "../parts/fabric.mjs";
import { insert } from "../parts/insert.mjs";
import { boat, openDiaper } from "../parts/open-diaper.mjs";
import { print } from "../parts/prints.mjs";
import { backdrop } from "../parts/stage.mjs";

/** The stay-dry layer rolls back from the front so that the pad below can be seen. */
const peeled = ([x, y, z]) => {
  const start = 0.55;
  if (z < start) return boat(0.7)([x, y, z]);
  const r = 0.3;
  const a = (z - start) / r;
  const [bx, by] = boat(0.7)([x, 0, start]);
  const k = r - y;
  return [bx * (1 + 0.1 * smoothstep(0, 3, a)), by + r - k * Math.cos(a), start + k * Math.sin(a)];
};

/** Drops that bead on the waterproof film. */
function drops() {
  const rnd = random(12);
  const wet = material(linear("#CFE2F7"), { gloss: 2.4, rough: 0.1 });
  return Array.from({ length: 16 }, () => {
    const r = 0.025 + 0.045 * rnd() ** 2;
    const [x, z] = [(rnd() - 0.5) * 0.66, 0.62 + rnd() * 0.75];
    return paint(place(ball(r, r * 0.62, r, { detail: 20 }), move(...boat(0.9)([x, 0.05, z]))), wet);
  });
}

export default {
  name: "cloth-diaper-layers",
  width: 1080,
  height: 1080,
  tint: tint.sky,
  alt: {
    en: "The diaper opened into its three layers: waterproof printed shell, thick microfibre insert, and a soft stay-dry sheet peeled back on top",
    hi: "डायपर की तीन परतें अलग-अलग: नीचे वाटरप्रूफ़ छपा हुआ कपड़ा, बीच में मोटा माइक्रोफ़ाइबर पैड, ऊपर मुड़ी हुई मुलायम सूखी परत",
  },
  async draw({ shot, quality }) {
    const film = material(linear("#F4F8FF"), { gloss: 0.9, rough: 0.3, sheen: 0.1 });
    const layers = [
      [openDiaper({ map: await print("kites"), edge: hue.sky, snaps: hue.coral, inside: film, pose: boat(0.9) }), drops()],
      placeAll(insert({ pose: boat(0.5) }), move(0, 0.78, 0.02)),
      placeAll(openDiaper({ map: await print("waves"), edge: "#F6D5CF", inside: fleece("#FFF3EF"), pose: peeled, gather: 0.5, thick: 0.035, seed: 3 }), scale(0.8, 0.8, 0.9), move(0, 1.35, -0.08)),
    ];
    return [
      await shot({
        meshes: [backdrop(tint.sky, { wall: "#D3E2F8", back: 4 }), placeAll(layers, rotateY(-38), move(0, 0.05, 0))],
        camera: { eye: [0, 4.6, 8.2], target: [0, 0.82, 0], fov: 22 },
        light: houseLight({ quality, spread: 22, sun: 1.2, below: "#e6effc" }),
        reach: { middle: [0, 1, 0], radius: 3.2 },
        shadowSize: 1536,
      }),
    ];
  },
};
