import { linear } from "../engine/colour.mjs";
import { lathe, paint, profile, sheet } from "../engine/mesh.mjs";
import { material } from "../engine/shade.mjs";
import { lerp, smoothstep } from "../engine/vec.mjs";

/**
 * A squeeze tube standing on its cap: round where it meets the cap, pressed flat at the crimp. `map` wraps once round
 * with its middle at the front. Width `w`, body height `h`; the whole is about h + 0.5 tall.
 */
export function squeezeTube({ map, colour, cap, w = 1, h = 2.5, capHeight = 0.46, gloss = 0.7 }) {
  const round = w * 0.42;
  const foot = capHeight - 0.02;
  const body = sheet(
    160,
    120,
    (u, v) => {
      const a = (u - 0.5) * 2 * Math.PI;
      const press = smoothstep(0, 1, v) ** 0.9;
      const half = lerp(round * 1.06, w * 0.56, smoothstep(0, 0.9, v));
      const deep = lerp(round, 0.02, press);
      const shoulder = smoothstep(0, 0.035, v);
      const k = 0.82 + 0.18 * shoulder;
      const crease = 0.012 * Math.sin(v * 9 + Math.sin(a) * 2) * smoothstep(0.4, 0.9, v) * (1 - v);
      return [half * k * Math.sin(a), foot + v * h, (deep * k + crease) * Math.cos(a)];
    },
    { closedU: true },
  );
  const seal = sheet(60, 6, (u, v) => [(u - 0.5) * w * 1.12, foot + h + v * 0.13, 0.012 * Math.sin(u * 180) * 0.6]);
  const grip = (a) => 1 + 0.012 * Math.cos(a * 48);
  const lid = lathe(
    profile([
      [0.001, 0],
      [round * 0.94, 0, 0.04],
      [round * 0.98, capHeight, 0.05],
      [0.001, capHeight],
    ]),
    { around: 288, section: (a, v) => (v > 0.1 && v < 0.9 ? grip(a) : 1) },
  );
  const skin = material(linear(colour), { map, gloss, rough: 0.35 });
  return [
    paint(body, skin),
    paint(seal, material(linear(colour), { gloss, rough: 0.35 })),
    paint(lid, material(linear(cap), { gloss: 0.9, rough: 0.3 })),
  ];
}
