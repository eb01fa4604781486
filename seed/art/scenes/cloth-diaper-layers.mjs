import { linear } from "../engine/colour.mjs";
import { houseLight } from "../engine/light.mjs";
import { ball, paint, place, placeAll } from "../engine/mesh.mjs";
import { random } from "../engine/noise.mjs";
import { material } from "../engine/shade.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { hue, tint } from "../palette.mjs";
import { fleece } from "../parts/fabric.mjs";
import { insert } from "../parts/insert.mjs";
import { boat, openDiaper } from "../parts/open-diaper.mjs";
import { print } from "../parts/prints.mjs";
import { backdrop } from "../parts/stage.mjs";

/** The front of a layer rolls back over itself from `start`, on a roll of radius r. */
const rolled =
  (start, r, depth) =>
  ([x, y, z]) => {
    if (z < start) return boat(depth)([x, y, z]);
    const [bx, by, bz] = boat(depth)([x, 0, start]);
    const a = Math.min(Math.PI, (z - start) / r);
    const past = Math.max(0, z - start - Math.PI * r);
    const k = r - y;
    return [bx, by + r - k * Math.cos(a), bz + k * Math.sin(a) - past];
  };

/** Drops that bead on the waterproof film. */
function drops() {
  const rnd = random(12);
  const wet = material(linear("#CFE2F7"), { gloss: 2.4, rough: 0.1 });
  return Array.from({ length: 16 }, () => {
    const r = 0.025 + 0.045 * rnd() ** 2;
    const [x, z] = [(rnd() - 0.5) * 0.6, -0.75 + rnd() * 0.7];
    return paint(place(ball(r, r * 0.62, r, { detail: 20 }), move(...boat(0.6)([x, 0.035, z]))), wet);
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
      [
        openDiaper({
          map: await print("elephants"),
          edge: hue.petal,
          snaps: hue.rose,
          inside: film,
          pose: rolled(0.62, 0.085, 0.6),
        }),
        drops(),
      ],
      placeAll(insert({ width: 0.78, length: 2.1, thick: 0.12, pose: boat(0.4) }), move(0, 0.95, 0)),
      placeAll(
        insert({
          width: 0.8,
          length: 2.2,
          thick: 0.05,
          cloth: fleece("#FFEDE8"),
          thread: "#F4BDB4",
          pose: rolled(0.5, 0.17, 0.5),
        }),
        move(0, 1.62, -0.05),
      ),
    ];
    return [
      await shot({
        meshes: [backdrop(tint.sky, { wall: "#D3E2F8", back: 4 }), placeAll(layers, rotateY(-40), move(-0.2, 0.05, 0))],
        camera: { eye: [0, 4.7, 8.1], target: [0, 0.92, 0], fov: 21.4 },
        light: houseLight({ quality, spread: 22, sun: 1.2, below: "#e6effc" }),
        reach: { middle: [0, 1, 0], radius: 3.2 },
        shadowSize: 1536,
      }),
    ];
  },
};
