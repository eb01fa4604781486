import { linear } from "../engine/colour.mjs";
import { ball, lathe, paint, place, profile } from "../engine/mesh.mjs";
import { material } from "../engine/shade.mjs";
import { move } from "../engine/transform.mjs";
import { hue, wood } from "../palette.mjs";

/** Turned and lacquered wood, as Channapatna makers finish it. */
export const lacquer = (hex) => material(linear(hex), { gloss: 1.1, rough: 0.22 });

/** A stacking ring toy: a rounded disc for each colour, largest first, and a knob on top. */
export function stacker(colours = [hue.coral, hue.marigold, hue.sage, hue.sky]) {
  const base = paint(
    lathe(
      profile([
        [0.001, 0],
        [0.5, 0, 0.05],
        [0.5, 0.1, 0.05],
        [0.001, 0.1],
      ]),
      { around: 64 },
    ),
    lacquer(wood.pale),
  );
  let y = 0.1;
  const rings = colours.map((hex, k) => {
    const r = 0.46 - k * 0.075;
    const h = 0.2;
    const m = paint(
      place(
        lathe(
          profile([
            [0.001, 0],
            [r, 0, h * 0.5],
            [r, h, h * 0.5],
            [0.001, h],
          ]),
          { around: 64 },
        ),
        move(0, y, 0),
      ),
      lacquer(hex),
    );
    y += h;
    return m;
  });
  return [base, ...rings, paint(place(ball(0.12), move(0, y + 0.08, 0)), lacquer(hue.coral))];
}

/** A cotton-stuffed ball in segments of cloth. */
export function clothBall(radius, colours) {
  const rgb = colours.map(linear);
  const tint = (c, { u }) => c.set(rgb[Math.floor(u * colours.length * 2) % colours.length]);
  const mesh = ball(radius, radius, radius, { detail: 60 });
  return paint(mesh, material(rgb[0], { tint, sheen: 0.25 }));
}
