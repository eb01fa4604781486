import { linear } from "../engine/colour.mjs";
import { absorbTo } from "../engine/glass.mjs";
import { ball, lathe, merge, paint, place, profile, smoothNormals, tube } from "../engine/mesh.mjs";
import { fbm, noise, random } from "../engine/noise.mjs";
import { material } from "../engine/shade.mjs";
import { roundedRect, slab, warp } from "../engine/solid.mjs";
import { move, rotateY, rotateZ, scale } from "../engine/transform.mjs";
import { smoothstep, spline } from "../engine/vec.mjs";

/** Things of the bath, the nursery and the dressing table that stand beside a pack. Each rests at the origin. */

const rubber = (hex) => material(linear(hex), { gloss: 0.7, rough: 0.35 });

/** A bath duck looking to +x. */
export function rubberDuck(k = 1, hex = "#FBCB4B") {
  const body = ball(0.42, 0.3, 0.32, { detail: 48 });
  for (let q = 0; q < body.p.length; q += 3) {
    const back = smoothstep(0.05, 0.42, -body.p[q]);
    body.p[q + 1] += 0.26 * back * back;
  }
  const wing = (z) => place(ball(0.2, 0.13, 0.06, { detail: 28 }), rotateZ(18), move(-0.06, 0.36, z));
  const head = place(ball(0.23, 0.23, 0.22, { detail: 44 }), move(0.2, 0.69, 0));
  const beak = place(ball(0.13, 0.045, 0.1, { detail: 28 }), rotateZ(-6), move(0.44, 0.66, 0));
  const eye = (z) => place(ball(0.036, 0.042, 0.02, { detail: 16 }), rotateY(z > 0 ? 30 : -30), move(0.33, 0.75, z));
  const smooth = { ...body, n: smoothNormals(body) };
  const at = (m) => place(m, scale(k));
  return [
    paint(at(merge([place(smooth, move(0, 0.3, 0)), wing(0.3), wing(-0.3), head])), rubber(hex)),
    paint(at(beak), rubber("#EE7B2E")),
    paint(at(merge([eye(0.175), eye(-0.175)])), rubber("#2B1B1E")),
  ];
}

/** Soap bubbles: thin clear balls; each is [x, y, z, radius]. */
export const bubbles = (list) =>
  list.map(([x, y, z, r]) =>
    paint(
      place(ball(r, r, r, { detail: 28 }), move(x, y, z)),
      material(linear("#FFFFFF"), {
        gloss: 1.6,
        rough: 0.06,
        clear: { absorb: absorbTo([0.93, 0.97, 0.99], r * 2), bend: 0.02, milk: 0 },
      }),
      { cast: false },
    ),
  );

/** Drops of water lying on the ground; each is [x, z, radius]. */
export const drops = (list, y = 0) =>
  list.map(([x, z, r]) =>
    paint(
      place(ball(r, r * 0.5, r * 0.92, { detail: 24 }), move(x, y + r * 0.3, z)),
      material(linear("#EAF4FF"), {
        gloss: 1.6,
        rough: 0.05,
        clear: { absorb: absorbTo([0.86, 0.93, 0.98], r * 2), bend: 0.25, milk: 0 },
      }),
    ),
  );

/** Lather in a heap about `r` wide. */
export function foam({ r = 0.4, count = 130, seed = 9 } = {}) {
  const rnd = random(seed);
  const blobs = Array.from({ length: count }, () => {
    const s = r * (0.05 + 0.2 * rnd() ** 2.2);
    const a = rnd() * 6.283;
    const d = rnd() ** 0.7;
    return place(
      ball(s, s, s, { detail: 14 }),
      move(r * d * Math.cos(a), s * 0.7 + r * 0.34 * (1 - d), r * 0.6 * d * Math.sin(a)),
    );
  });
  return [paint(merge(blobs), material(linear("#FFFFFF"), { gloss: 0.7, rough: 0.2, sheen: 0.3 }))];
}

/** Terry cloth: a deep soft nap. */
const terry = (hex) =>
  material(linear(hex), { sheen: 0.5, bump: (u, v) => 0.0026 * noise(u * 60, v * 60), bumpStep: 0.006 });

/** A folded towel of `layers`, `w` by `d`, each fold rounded at the front. */
export function towel({ w = 1.6, d = 1, layers = 3, thick = 0.17, hex = "#FFF6EE" } = {}) {
  return Array.from({ length: layers }, (_, k) => {
    const flat = warp(
      slab(roundedRect(w, d, 0.1), thick, { edge: thick * 0.49, around: 150, rings: 16 }),
      ([x, y, z]) => [x, y + thick * (k + 0.5) * 0.97 + 0.012 * fbm(x * 2, z * 2, k, 2), z],
    );
    return paint(flat, terry(hex));
  });
}

/** A dab of cream drawn to a soft curl. */
export function dollop({ r = 0.3, h = 0.26, hex = "#FFFDF8" } = {}) {
  const mesh = lathe((v) => [r * Math.cos((v * Math.PI) / 2) ** 0.8 + 0.001, h * v ** 1.25], {
    around: 120,
    along: 80,
  });
  for (let k = 0; k < mesh.p.length; k += 3) {
    const a = Math.atan2(mesh.p[k], mesh.p[k + 2]);
    const y = mesh.p[k + 1] / h;
    const wave = 1 + 0.1 * Math.sin(a * 2 + y * 9) * smoothstep(0.04, 0.3, y);
    const lean = 0.16 * r * y * y * y;
    mesh.p[k] = mesh.p[k] * wave + lean * 2;
    mesh.p[k + 2] *= wave;
  }
  return [paint({ ...mesh, n: smoothNormals(mesh) }, material(linear(hex), { gloss: 0.45, rough: 0.4, warm: 0.3 }))];
}

/** Balls of cotton wool. */
export const cotton = (list) =>
  list.map(([x, z, r], k) => {
    const m = ball(r, r * 0.82, r, { detail: 40 });
    for (let q = 0; q < m.p.length; q += 3) {
      const s = 1 + 0.16 * fbm((m.p[q] / r) * 1.6 + k * 7, (m.p[q + 1] / r) * 1.6, (m.p[q + 2] / r) * 1.6, 4);
      for (let c = 0; c < 3; c++) m.p[q + c] *= s;
    }
    return paint(
      place({ ...m, n: smoothNormals(m) }, move(x, r * 0.78, z)),
      material(linear("#FFFFFF"), { sheen: 0.6 }),
    );
  });

/** A wooden comb lying flat, its teeth towards us. */
export function comb({ w = 1.5, hex = "#B98258" } = {}) {
  const grain = linear(hex);
  const wood = material(grain, {
    tint: (c, { p }) => {
      const k = 0.9 + 0.1 * Math.sin(p[2] * 60 + Math.sin(p[0] * 5) * 3);
      for (let i = 0; i < 3; i++) c[i] = grain[i] * k;
    },
    gloss: 0.35,
    rough: 0.45,
  });
  const spine = place(slab(roundedRect(w, 0.26, 0.12), 0.09, { edge: 0.04 }), move(0, 0.05, -0.2));
  const teeth = Array.from({ length: 22 }, (_, k) => {
    const x = (k / 21 - 0.5) * (w - 0.14);
    return tube(
      (t) => [x, 0.05, -0.12 + 0.46 * t],
      (t) => 0.021 - 0.01 * t,
      { along: 10, around: 8 },
    );
  });
  return [paint(merge([spine, ...teeth]), wood)];
}

/** Smooth river stones, largest below. */
export const stones = (list) =>
  list.map(([x, y, z, r, hex]) =>
    paint(
      place(ball(r, r * 0.42, r * 0.8, { detail: 36, power: 2.3 }), move(x, y + r * 0.42, z)),
      material(linear(hex), { gloss: 0.2, rough: 0.6 }),
    ),
  );

/** A cotton sun hat, brim down. */
export function sunHat({ r = 0.42, hex = "#FFF3DC", band = "#F5A65B" } = {}) {
  const crown = lathe(
    profile(
      [
        [r * 1.75, 0.02],
        [r * 1.72, 0.05, 0.02],
        [r * 1.05, 0.13, 0.1],
        [r, 0.2, 0.04],
        [r * 0.9, r * 1.06, 0.26],
        [0.001, r * 1.1],
      ],
      { fine: 12 },
    ),
    { around: 120, section: (a, v) => 1 + (v < 0.35 ? 0.035 * Math.sin(a * 5 + 1) : 0) },
  );
  const ring = lathe(
    profile([
      [r * 1.035, 0.15],
      [r * 1.02, 0.3],
    ]),
    { around: 96 },
  );
  const cloth = (c) =>
    material(linear(c), { sheen: 0.3, bump: (u, v) => 0.002 * Math.sin(u * 900) * Math.sin(v * 260), bumpStep: 0.001 });
  return [paint(crown, cloth(hex)), paint(ring, cloth(band))];
}

/** A dried gourd loofah standing: a ribbed net of fibre. */
export function loofah({ r = 0.26, h = 1.1, hex = "#E3C68F" } = {}) {
  const lines = [];
  for (const way of [1, -1])
    for (let k = 0; k < 22; k++) {
      lines.push(
        tube(
          (t) => {
            const a = (k / 22) * 6.283 + way * t * 3.6 + 0.3 * noise(t * 5, k, way);
            const d = r * (0.86 + 0.14 * Math.sin(Math.PI * t)) * (1 + 0.05 * Math.cos(a * 9));
            return [d * Math.sin(a), 0.02 + t * h, d * Math.cos(a)];
          },
          0.022,
          { along: 40, around: 6 },
        ),
      );
    }
  const core = lathe(
    profile([
      [0.001, 0],
      [r * 0.86, 0, 0.06],
      [r * 0.9, h, 0.1],
      [0.001, h],
    ]),
    { around: 48 },
  );
  return [paint(core, material(linear("#C9A566"))), paint(merge(lines), material(linear(hex), { sheen: 0.3 }))];
}

/** A cord bow or string through the given points. */
export const cord = (points, r, hex) =>
  paint(tube(spline(points), r, { along: 60, around: 10 }), material(linear(hex), { sheen: 0.3 }));
