import { paint } from "../engine/mesh.mjs";
import { fbm, noise } from "../engine/noise.mjs";
import { sculpt } from "../engine/sculpt.mjs";
import { carve, join, limb, sphere, swell, within } from "../engine/sdf.mjs";
import { add, mix, mul, sub, unit } from "../engine/vec.mjs";
import { cotton } from "../parts/fabric.mjs";
import { babyHair } from "./hair.mjs";
import { foot, hand } from "./hand.mjs";
import { head } from "./head.mjs";
import { skinOf } from "./skin.mjs";
import { wornDiaper } from "./worn-diaper.mjs";

const HEAD = 0.5;

/** The soft trunk of a pose. */
const trunk = ({ pelvis, belly, chest, neck }) =>
  join(0.2, sphere(pelvis, 0.37), sphere(belly, 0.38), sphere(chest, 0.33), limb(chest, neck, 0.24, 0.2));

/** A plump limb with a crease at the joint: two tapering parts that swell a little in the middle. */
function plump(a, b, c, r) {
  const upper = mix(a, b, 0.5);
  const lower = mix(b, c, 0.38);
  return join(
    0.07,
    limb(a, b, r[0], r[1]),
    limb(b, c, r[1] * 0.97, r[2]),
    sphere(upper, r[0] * 0.97),
    sphere(lower, r[1] * 1.03),
  );
}

/**
 * A baby in a pose (see poses.mjs), in the pose's own space. `face` is a drawn face, `top` a vest colour (left out: bare
 * chest), `diaper` the print and its colours.
 */
export function baby({ pose, tone, hairColour, face, top, diaper, cell = 0.016 }) {
  const body = trunk(pose);
  const arms = [0, 1].map((k) => {
    const { shoulder, elbow, wrist, dir, palm, curl = 16, spread = 14 } = pose.arms[k];
    const h = hand({ wrist, dir, palm, size: 0.23, thumb: pose.arms[k].thumb, baby: true, curl, spread });
    return join(0.05, plump(shoulder, elbow, wrist, [0.155, 0.13, 0.095]), h);
  });
  const legs = [0, 1].map((k) => {
    const { hip, knee, ankle, dir, sole, big } = pose.legs[k];
    return join(0.06, plump(hip, knee, ankle, [0.25, 0.2, 0.125]), foot({ ankle, dir, sole, size: 0.42, big }));
  });
  const skin = skinOf(tone);
  const h = head({ at: pose.head, size: HEAD, tone, face, kind: "baby" });
  const meshes = [
    ...h.meshes,
    babyHair({ at: pose.head, egg: h.egg }, HEAD, hairColour),
    paint(sculpt(join(0.1, body, ...arms), cell), skin),
    ...legs.map((l) => paint(sculpt(l, cell), skin)),
  ];
  if (top) meshes.push(...vest({ body, pose, colour: top }));
  if (diaper) meshes.push(...wornDiaper({ pose, ...diaper }));
  return meshes;
}

/** A sleeveless cotton vest over the trunk, open at the neck and arms, its hem at the belly. */
function vest({ body, pose, colour }) {
  const { pelvis, belly, chest, neck, arms } = pose;
  const spine = unit(sub(chest, pelvis));
  const folds = (x, y, z) => 0.034 + 0.008 * fbm(x * 5, y * 5, z * 5, 2) + 0.006 * noise(x * 9, y * 2, z * 2);
  const hem = mix(pelvis, belly, 0.84);
  const cover = within(
    swell(body, folds, 0.05),
    { d: (x, y, z) => (hem[0] - x) * spine[0] + (hem[1] - y) * spine[1] + (hem[2] - z) * spine[2], c: chest, r: 9 },
    0.03,
  );
  const holes = [
    ...arms.map(({ shoulder, elbow }) => limb(add(shoulder, mul(unit(sub(elbow, shoulder)), 0.1)), elbow, 0.19, 0.2)),
    limb(add(neck, mul(spine, -0.02)), add(neck, mul(spine, 0.6)), 0.24, 0.4),
  ];
  const cut = holes.reduce((s, h) => carve(s, h, 0.02), cover);
  return [paint(sculpt(cut, 0.014, { uv: (p) => [p[0] + p[2], p[1]] }), cotton(colour))];
}
