/** A repeatable stream of numbers in [0, 1) from a seed. */
export function random(seed) {
  let s = seed >>> 0;
  return () => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function lattice(x, y, z) {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(z, 2147483647);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1;
}

const fade = (t) => t * t * t * (t * (t * 6 - 15) + 10);

/** Smooth value noise in [-1, 1]; the same point always gives the same value. */
export function noise(x, y, z = 0) {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const zi = Math.floor(z);
  const u = fade(x - xi);
  const v = fade(y - yi);
  const w = fade(z - zi);
  const along = (j, k) => {
    const a = lattice(xi, yi + j, zi + k);
    return a + (lattice(xi + 1, yi + j, zi + k) - a) * u;
  };
  const near = along(0, 0) + (along(1, 0) - along(0, 0)) * v;
  const far = along(0, 1) + (along(1, 1) - along(0, 1)) * v;
  return near + (far - near) * w;
}

/** Layers of noise, each finer and fainter, in about [-1, 1]. */
export function fbm(x, y, z = 0, octaves = 4) {
  let sum = 0;
  let reach = 0;
  let size = 1;
  for (let k = 0; k < octaves; k++) {
    sum += size * noise(x, y, z);
    reach += size;
    size *= 0.5;
    x = x * 2.03 + 17.1;
    y = y * 2.03 + 5.7;
    z = z * 2.03 + 11.3;
  }
  return sum / reach;
}
