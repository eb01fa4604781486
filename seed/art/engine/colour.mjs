/** sRGB hex to linear light, the space all shading is done in. */
export function linear(hex) {
  const v = Number.parseInt(hex.slice(1), 16);
  return [v >> 16, (v >> 8) & 255, v & 255].map((c) => TO_LINEAR[c]);
}

/** Linear light of each 8-bit sRGB step. */
export const TO_LINEAR = Float32Array.from({ length: 256 }, (_, k) => {
  const c = k / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});

const STEPS = 4096;
const TO_SRGB = Uint8Array.from({ length: STEPS + 1 }, (_, k) => {
  const c = k / STEPS;
  return Math.round(255 * (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055));
});

/** Linear light to an 8-bit sRGB step, with a soft shoulder so that highlights roll off instead of clipping. */
export function toByte(c) {
  if (c <= 0) return 0;
  const soft = c < SHOULDER ? c : SHOULDER + (1 - SHOULDER) * (1 - Math.exp(-(c - SHOULDER) / (1 - SHOULDER)));
  return TO_SRGB[(soft * STEPS) | 0];
}

const SHOULDER = 0.82;

/** A hex colour part of the way from `a` to `b`, mixed as the eye sees it. */
export function blend(a, b, t) {
  const x = Number.parseInt(a.slice(1), 16);
  const y = Number.parseInt(b.slice(1), 16);
  const part = (s) => Math.round(((x >> s) & 255) * (1 - t) + ((y >> s) & 255) * t);
  return `#${((1 << 24) | (part(16) << 16) | (part(8) << 8) | part(0)).toString(16).slice(1)}`;
}
