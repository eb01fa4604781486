import { merge, paint, placeAll, tube } from "../engine/mesh.mjs";
import { noise } from "../engine/noise.mjs";
import { move, rotateY } from "../engine/transform.mjs";
import { lerp, spline } from "../engine/vec.mjs";
import { binding, cotton } from "../parts/fabric.mjs";
import { backdrop } from "../parts/stage.mjs";
import { stroller } from "../parts/stroller.mjs";
import { still } from "../things/still.mjs";

/** The net's fall over hood and seat: s runs from the back of the hood to the footrest, t across. */
const RIDGE = spline([
  [2.0, -1.42],
  [2.6, -1.1],
  [2.98, -0.4],
  [2.86, 0.35],
  [2.3, 0.92],
  [1.6, 1.2],
  [0.85, 1.42],
  [0.5, 1.4],
]);
const fall = (s, t) => {
  const [y, z] = RIDGE(s);
  const side = Math.abs(t);
  const drop = lerp(0, 1.5, side ** 2.2) * Math.sin(Math.PI * (0.12 + 0.78 * s));
  return [
    t * 0.86 * (1 + 0.04 * Math.sin(s * 30 + noise(s * 6, t * 2) * 2) * side),
    Math.max(0.36, y - drop * 0.9 + 0.02 * noise(s * 9, t * 9)),
    z + 0.03 * Math.sin(t * 14 + s * 6),
  ];
};

/** Threads so fine that they can be seen only where they crowd: two families of lines over the fall. */
function net() {
  const across = Array.from({ length: 84 }, (_, k) =>
    tube((q) => fall((k + 0.5) / 84, q * 2 - 1), 0.0042, { along: 70, around: 4, caps: false }),
  );
  const along = Array.from({ length: 52 }, (_, k) =>
    tube((q) => fall(q, ((k + 0.5) / 52) * 2 - 1), 0.0042, { along: 130, around: 4, caps: false }),
  );
  const hem = [-1, 1].map((t) => tube((q) => fall(q, t), 0.026, { along: 160, around: 8 }));
  const ends = [0, 1].map((s) => tube((q) => fall(s, q * 2 - 1), 0.026, { along: 80, around: 8 }));
  return [
    paint(merge([...across, ...along]), cotton("#FFFFFF"), { cast: false }),
    paint(merge([...hem, ...ends]), binding("#F6EFE4")),
  ];
}

export default still({
  name: "stroller-mosquito-net-pack",
  tint: "#DDE8E0",
  alt: {
    en: "A fine white mosquito net drawn over a stroller from hood to footrest, held by its elastic edge",
    hi: "छतरी से पैरदान तक स्ट्रोलर पर चढ़ी महीन सफ़ेद मच्छरदानी, किनारे की इलास्टिक से टिकी हुई",
  },
  camera: { eye: [0, 2.7, 11], target: [0.02, 1.46, 0], fov: 22 },
  light: { below: "#e6efe8" },
  reach: { middle: [0, 1.5, 0], radius: 3.1 },
  things: async () => [
    backdrop("#CFE0D5", { wall: "#A9C7B6", back: 4 }),
    placeAll(
      [stroller({ cloth: "#3F6E63", lining: "#E8DCC6", trim: "#2F564D" }), net()],
      rotateY(-52),
      move(0, 0, 0.1),
    ),
  ],
});
