import { random } from "../engine/noise.mjs";
import { texture } from "../engine/texture.mjs";
import { hue } from "../palette.mjs";
import * as motif from "./motifs.mjs";

const SIZE = 600;

/** A seamless tile: `items` are [x, y, turn in degrees, scale, svg] with each motif drawn around its own origin. */
function tile(ground, items) {
  const shifts = [-SIZE, 0, SIZE];
  const near = (c, reach) => (s) => c + s > -reach && c + s < SIZE + reach;
  const drawn = items.flatMap(([x, y, turn, k, svg]) =>
    shifts
      .filter(near(x, 110 * k))
      .flatMap((dx) =>
        shifts
          .filter(near(y, 110 * k))
          .map((dy) => `<g transform="translate(${x + dx} ${y + dy}) rotate(${turn}) scale(${k})">${svg}</g>`),
      ),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><rect width="${SIZE}" height="${SIZE}" fill="${ground}"/>${drawn.join("")}</svg>`;
}

/** Small marks scattered with even gaps, keeping clear of the given [x, y, radius] places. */
function sprinkle(seed, count, gap, taken, draw, turn = 360) {
  const rnd = random(seed);
  const put = taken.slice();
  const out = [];
  for (let tries = 0; tries < 4000 && out.length < count; tries++) {
    const [x, y] = [rnd() * SIZE, rnd() * SIZE];
    const clash = put.some(([a, b, r]) => {
      const dx = Math.min(Math.abs(x - a), SIZE - Math.abs(x - a));
      const dy = Math.min(Math.abs(y - b), SIZE - Math.abs(y - b));
      return Math.hypot(dx, dy) < r + gap;
    });
    if (clash) continue;
    put.push([x, y, gap]);
    out.push([x, y, (rnd() - 0.5) * turn, 1, draw(out.length)]);
  }
  return out;
}

const clear = (items, reach) => items.map(([x, y, , k]) => [x, y, reach * k]);
const dot = (r, colour) => `<circle r="${r}" fill="${colour}"/>`;

const drawings = {
  elephants: () => {
    const herd = [
      [110, 110, -6, 0.92, motif.elephant(hue.rose, hue.marigold)],
      [400, 150, 8, 0.82, motif.elephant("#9DB8DE", hue.coral, true)],
      [250, 330, -3, 0.86, motif.elephant(hue.sage, hue.honey)],
      [520, 370, 5, 0.9, motif.elephant(hue.rose, hue.marigold, true)],
      [110, 500, 7, 0.84, motif.elephant("#9DB8DE", hue.coral)],
      [370, 530, -7, 0.86, motif.elephant(hue.sage, hue.honey, true)],
    ];
    const bits = sprinkle(5, 26, 17, clear(herd, 86), (k) =>
      k % 3 ? motif.petal(hue.sage) : motif.flower(hue.marigold, hue.coral),
    );
    return tile("#FFF6EC", [...herd, ...bits]);
  },
  mango: () => {
    const leaves = [
      [90, 100, 20, 1, motif.mango(hue.marigold, hue.coral, hue.cream)],
      [300, 80, 200, 0.95, motif.mango(hue.rose, hue.brick, hue.cream)],
      [500, 120, 60, 1, motif.mango(hue.honey, hue.clay, hue.cream)],
      [190, 290, 150, 0.98, motif.mango(hue.honey, hue.clay, hue.cream)],
      [410, 300, -20, 1, motif.mango(hue.marigold, hue.coral, hue.cream)],
      [80, 470, -70, 0.96, motif.mango(hue.rose, hue.brick, hue.cream)],
      [290, 500, 75, 1, motif.mango(hue.marigold, hue.coral, hue.cream)],
      [510, 500, 190, 0.95, motif.mango(hue.honey, hue.clay, hue.cream)],
    ];
    const bits = sprinkle(11, 30, 20, clear(leaves, 62), (k) => (k % 2 ? motif.sprig("#9FD3BC") : dot(6, hue.honey)));
    return tile("#2C7D69", [...leaves, ...bits]);
  },
  stars: () => {
    const moons = [
      [120, 120, -15, 1, motif.moon(hue.honey)],
      [430, 250, 10, 0.9, motif.moon(hue.honey)],
      [200, 430, 20, 0.85, motif.moon(hue.honey)],
      [320, 90, 8, 1, motif.star("#FFE3A3")],
      [510, 480, -8, 1.05, motif.star("#FFE3A3")],
      [60, 310, 15, 0.8, motif.star(hue.rose)],
      [270, 260, -5, 0.75, motif.star(hue.mist)],
      [540, 90, 0, 0.75, motif.star(hue.rose)],
      [370, 420, 12, 0.95, motif.cloud("#8FA7DA")],
      [90, 540, 0, 0.85, motif.cloud("#8FA7DA")],
    ];
    const bits = sprinkle(21, 60, 14, clear(moons, 52), (k) => (k % 4 ? dot(4.2, hue.mist) : motif.spark(hue.cream)));
    return tile("#41589B", [...moons, ...bits]);
  },
  kites: () => {
    const sky = [
      [110, 120, 18, 1, motif.kite(hue.coral, hue.honey)],
      [380, 110, -20, 0.95, motif.kite(hue.leaf, hue.butter)],
      [250, 310, 30, 0.95, motif.kite(hue.marigold, hue.coral)],
      [510, 330, 12, 1, motif.kite(hue.sea, hue.mist)],
      [100, 470, -24, 0.95, motif.kite(hue.plum, hue.lilac)],
      [370, 510, 14, 1, motif.kite(hue.coral, hue.butter)],
    ];
    const bits = sprinkle(
      8,
      24,
      22,
      clear(sky, 78),
      (k) => (k % 3 ? motif.spark(hue.sky) : motif.cloud("#FFFFFF", 0.6)),
      16,
    );
    return tile("#D6E7FA", [...sky, ...bits]);
  },
  waves: () => {
    const rows = [];
    for (let r = 0; r < 6; r++) {
      for (let c = 0; c < 5; c++)
        rows.push([
          c * 120 + (r % 2) * 60 + 60,
          r * 100 + 62,
          0,
          1,
          motif.wave(["#5FA8A6", "#8CC5BD", "#B7DDD3"][(r + c) % 3]),
        ]);
    }
    const boats = [
      [120, 112, -5, 0.92, motif.boat(hue.coral, hue.cream)],
      [420, 312, 5, 0.92, motif.boat(hue.marigold, hue.cream)],
      [240, 512, -4, 0.92, motif.boat(hue.sea, hue.cream)],
    ];
    return tile("#EAF5F0", [...rows, ...boats]);
  },
  jasmine: () => {
    const sprigs = [
      [100, 90, -20],
      [330, 130, 24],
      [520, 60, -8],
      [210, 300, 12],
      [450, 310, -30],
      [90, 480, 30],
      [320, 500, -14],
      [540, 500, 20],
    ].map(([x, y, t]) => [x, y, t, 1.3, motif.jasmine(hue.cream, "#E7B9A8")]);
    const bits = sprinkle(31, 26, 22, clear(sprigs, 44), () => dot(4.5, hue.petal));
    return tile("#B6485A", [...sprigs, ...bits]);
  },
  buti: () => {
    const rows = [];
    for (let r = 0; r < 6; r++)
      for (let c = 0; c < 5; c++)
        rows.push([c * 120 + (r % 2) * 60 + 30, r * 100 + 50, 0, 0.82, motif.buti("#FFE7B0", hue.brick)]);
    return tile(hue.marigold, rows);
  },
};

const cache = new Map();

/** A print as a repeating texture. The same name always gives the same cloth. */
export function print(name, size = 1200) {
  const key = `${name} ${size}`;
  if (!cache.has(key)) cache.set(key, texture(drawings[name](), { width: size, repeat: true }));
  return cache.get(key);
}
