import { linear } from "../engine/colour.mjs";
import { ball, lathe, merge, paint, place, profile, sheet, tube } from "../engine/mesh.mjs";
import { random } from "../engine/noise.mjs";
import { material } from "../engine/shade.mjs";
import { frame, move } from "../engine/transform.mjs";
import { add, mul, spline, unit } from "../engine/vec.mjs";
import { hue } from "../palette.mjs";

const green = (hex) => material(linear(hex), { gloss: 0.35, rough: 0.6, sheen: 0.15 });

/** A terracotta pot, `r` its rim's radius, standing at the origin; its soil is at 1.6 r. */
export function pot(r = 0.5, hex = hue.clay) {
  const outline = profile([
    [0.001, 0],
    [r * 0.66, 0, r * 0.06],
    [r * 0.86, r * 1.3, 0.02],
    [r, r * 1.32, r * 0.05],
    [r, r * 1.72, r * 0.07],
    [r * 0.88, r * 1.72, r * 0.05],
    [r * 0.86, r * 1.6, 0.02],
    [0.001, r * 1.6],
  ]);
  return paint(lathe(outline, { around: 72 }), material(linear(hex), { sheen: 0.1 }));
}

/**
 * One leaf from the origin along +y, its face to +z, bending back as it grows. `shape(v)` is half its width along v;
 * `droop` how far the tip falls.
 */
function leaf({ length, width, droop = 0.4, cup = 0.25, shape = (v) => Math.sin(Math.PI * v ** 0.75) }) {
  return sheet(10, 22, (u, v) => {
    const a = droop * v * 1.4;
    const s = (u * 2 - 1) * width * shape(v);
    const fold = cup * Math.abs(s) * 0.9;
    const y = (length * Math.sin(a)) / (droop * 1.4 || 1e-6);
    const z = -(length * (1 - Math.cos(a))) / (droop * 1.4 || 1e-6);
    return [s, y + Math.sin(a) * fold, z + Math.cos(a) * fold];
  });
}

/** A leaf set at `at`, growing along `dir` with its face turned up or to us. */
const set = (mesh, at, dir, face = [0, 1, 0.6]) => place(mesh, frame(at, dir, face));

/** Broad glossy leaves on upright stems (rubber plant). */
export function broadLeaf({ seed = 1, stems = 3, height = 2.2, size = 0.62, hex = "#2F7A5E" } = {}) {
  const rnd = random(seed);
  const leaves = [];
  const wood = [];
  for (let s = 0; s < stems; s++) {
    const lean = [(rnd() - 0.5) * 0.7, 1, (rnd() - 0.5) * 0.5];
    const path = spline([
      [0, 0, 0],
      mul(lean, height * 0.4),
      mul([lean[0] * 1.3, 1, lean[2] * 1.3], height * (0.8 + 0.2 * rnd())),
    ]);
    wood.push(tube(path, (t) => 0.035 - 0.015 * t, { along: 20, around: 8 }));
    for (let k = 0; k < 8; k++) {
      const t = 0.22 + (0.78 * k) / 7;
      const a = k * 2.4 + s * 1.3;
      const out = [Math.cos(a), 0.35 + t * 0.9, Math.sin(a)];
      leaves.push(
        set(
          leaf({ length: size * (1.15 - 0.35 * t), width: size * 0.27, droop: 0.5 + rnd() * 0.5 }),
          path(t),
          unit(out),
        ),
      );
    }
  }
  return [paint(merge(leaves), green(hex)), paint(merge(wood), material(linear("#7B5A3C")))];
}

/** Arching fronds of narrow leaflets (areca palm). */
export function palm({ seed = 2, fronds = 9, height = 2.4, hex = "#4E9A6C" } = {}) {
  const rnd = random(seed);
  const leaves = [];
  const ribs = [];
  for (let f = 0; f < fronds; f++) {
    const a = (f / fronds) * 2 * Math.PI + rnd();
    const reach = 0.7 + rnd() * 0.6;
    const top = height * (0.7 + 0.4 * rnd());
    const out = (k, y) => [Math.cos(a) * reach * k, y, Math.sin(a) * reach * k];
    const path = spline([[0, 0, 0], out(0.12, top * 0.5), out(0.5, top * 0.95), out(1.15, top * 0.86)]);
    ribs.push(tube(path, (t) => 0.026 * (1 - 0.7 * t), { along: 30, around: 6 }));
    for (let k = 0; k < 26; k++) {
      const t = 0.36 + (0.64 * k) / 25;
      const ahead = unit(add(path(Math.min(1, t + 0.02)), mul(path(t - 0.02), -1)));
      for (const side of [-1, 1]) {
        const lateral = [-Math.sin(a) * side, 0.1, Math.cos(a) * side];
        const dir = unit(add(mul(ahead, 0.75), lateral));
        leaves.push(
          set(
            leaf({
              length: 0.55 * Math.sin(Math.PI * (0.25 + 0.7 * (k / 25))),
              width: 0.035,
              droop: 0.7,
              cup: 0.1,
              shape: (v) => Math.sin(Math.PI * (0.08 + 0.92 * v)),
            }),
            path(t),
            dir,
          ),
        );
      }
    }
  }
  return [paint(merge(leaves), green(hex)), paint(merge(ribs), green("#7FA65A"))];
}

/** A bushy pot of marigolds: small leaves below, ruffled round flowers above. */
export function marigolds({
  seed = 4,
  flowers = 9,
  spread = 0.5,
  height = 0.7,
  colours = [hue.marigold, "#EE7B2E"],
} = {}) {
  const rnd = random(seed);
  const leaves = [];
  const blooms = colours.map(() => []);
  for (let k = 0; k < 70; k++) {
    const a = rnd() * 2 * Math.PI;
    const r = spread * Math.sqrt(rnd());
    const y = height * (0.1 + 0.75 * rnd()) * (1 - 0.4 * (r / spread) ** 2);
    leaves.push(
      set(
        leaf({ length: 0.24, width: 0.055, droop: 0.8 }),
        [r * Math.cos(a) * 0.8, y, r * Math.sin(a) * 0.8],
        unit([Math.cos(a), 0.5 + rnd(), Math.sin(a)]),
      ),
    );
  }
  for (let k = 0; k < flowers; k++) {
    const a = k * 2.4;
    const r = spread * Math.sqrt((k + 0.4) / flowers);
    const at = [r * Math.cos(a), height * (1.05 - 0.35 * (r / spread) ** 2), r * Math.sin(a)];
    const size = 0.12 + 0.04 * rnd();
    const puff = ball(size, size * 0.78, size, { detail: 26 });
    for (let q = 0; q < puff.p.length; q += 3) {
      const w = 1 + 0.09 * Math.sin(Math.atan2(puff.p[q], puff.p[q + 2]) * 13) * Math.sin((puff.p[q + 1] / size) * 11);
      for (let c = 0; c < 3; c++) puff.p[q + c] *= w;
    }
    blooms[k % colours.length].push(place(puff, move(...at)));
  }
  return [
    paint(merge(leaves), green("#4B8A56")),
    ...blooms.map((b, k) => paint(merge(b), material(linear(colours[k]), { sheen: 0.3 }))),
  ];
}

/** A rosette of thick pointed leaves (aloe). */
export function aloePlant({ leaves = 11, height = 1.15, hex = "#6FAE88" } = {}) {
  const blades = Array.from({ length: leaves }, (_, k) => {
    const a = k * 2.4;
    const lean = 0.12 + 0.75 * (k / leaves);
    const tall = height * (1.05 - 0.45 * (k / leaves));
    const out = (d) => [Math.cos(a) * d, 0, Math.sin(a) * d];
    const path = spline([
      out(0.04),
      add(out(0.1 + lean * 0.25), [0, tall * 0.4, 0]),
      add(out(0.12 + lean * 0.55), [0, tall * 0.75, 0]),
      add(out(0.1 + lean * 0.8), [0, tall, 0]),
    ]);
    return tube(path, (t) => 0.012 + 0.1 * (1 - t) ** 0.7, { along: 30, around: 12, squash: 0.5 });
  });
  return paint(merge(blades), material(linear(hex), { gloss: 0.3, rough: 0.6, sheen: 0.25 }));
}
