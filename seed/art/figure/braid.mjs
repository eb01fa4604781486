import { linear } from "../engine/colour.mjs";
import { ball, merge, paint, place, tube } from "../engine/mesh.mjs";
import { material } from "../engine/shade.mjs";
import { frame } from "../engine/transform.mjs";
import { add, cross, mul, spline, sub, unit } from "../engine/vec.mjs";
import { ring } from "./arm.mjs";
import { hairOf } from "./hair.mjs";

/** A plait that follows `points` (scene space), thinning to a tied tail; `facing` is the side its pattern shows. */
export function braid(points, { hex, thick = 0.17, turns = 11, tie = "#C81E36", facing = [0, 0, 1] }) {
  const path = spline(points);
  const lobes = [];
  const at = (t) => {
    const ahead = unit(sub(path(Math.min(1, t + 0.01)), path(Math.max(0, t - 0.01))));
    const side = unit(cross(ahead, facing));
    return { p: path(t), ahead, side, out: cross(side, ahead) };
  };
  for (let k = 0; k < turns * 2; k++) {
    const t = 0.86 * ((k + 0.5) / (turns * 2));
    const { p, ahead, side, out } = at(t);
    const s = k % 2 ? 1 : -1;
    const r = thick * (1 - 0.45 * t);
    const lean = unit(add(mul(ahead, 1), mul(side, -s * 0.75)));
    const middle = add(p, add(mul(side, s * r * 0.52), mul(out, r * 0.12)));
    lobes.push(place(ball(r * 0.66, r * 1.0, r * 0.72, { detail: 16 }), frame(middle, lean, out)));
  }
  const core = tube(
    (t) => path(t * 0.88),
    (t) => thick * 0.7 * (1 - 0.45 * t),
    { along: 50, around: 12 },
  );
  const end = at(0.88);
  const tail = tube(
    (t) => path(0.86 + 0.14 * t),
    (t) => thick * 0.42 * Math.sin(Math.PI * (0.35 + 0.6 * t)),
    { along: 16, around: 12 },
  );
  return [
    paint(merge([...lobes, core, tail]), hairOf(hex)),
    paint(ring(end.p, end.ahead, thick * 0.46, 0.035), material(linear(tie), { sheen: 0.3 })),
  ];
}
