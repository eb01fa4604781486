import sharp from "sharp";
import { TO_LINEAR } from "./colour.mjs";

/**
 * An SVG drawing as a texture: linear colour and coverage, sampled smoothly. `repeat` tiles it; otherwise it is clear
 * outside 0..1.
 */
export async function texture(svg, { width = 1024, height = width, repeat = false } = {}) {
  const { data } = await sharp(Buffer.from(svg))
    .resize(width, height, { fit: "fill" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width, height, repeat };
}

/** Writes linear r, g, b and coverage at (u, v) into `out`; v points up. */
export function sample(tex, u, v, out) {
  const { data, width, height, repeat } = tex;
  if (repeat) {
    u -= Math.floor(u);
    v -= Math.floor(v);
  } else if (u < 0 || u > 1 || v < 0 || v > 1) {
    out[3] = 0;
    return;
  }
  const x = u * width - 0.5;
  const y = (1 - v) * height - 0.5;
  const xf = Math.floor(x);
  const yf = Math.floor(y);
  const fx = x - xf;
  const fy = y - yf;
  const wrap = (k, n) => (repeat ? (k + n) % n : k < 0 ? 0 : k >= n ? n - 1 : k);
  const x0 = wrap(xf, width);
  const x1 = wrap(xf + 1, width);
  const y0 = wrap(yf, height) * width;
  const y1 = wrap(yf + 1, height) * width;
  const corners = [y0 + x0, y0 + x1, y1 + x0, y1 + x1];
  const weights = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy];
  out[0] = out[1] = out[2] = out[3] = 0;
  for (let k = 0; k < 4; k++) {
    const q = corners[k] * 4;
    const a = (data[q + 3] / 255) * weights[k];
    out[0] += TO_LINEAR[data[q]] * a;
    out[1] += TO_LINEAR[data[q + 1]] * a;
    out[2] += TO_LINEAR[data[q + 2]] * a;
    out[3] += a;
  }
  if (out[3] > 0) {
    out[0] /= out[3];
    out[1] /= out[3];
    out[2] /= out[3];
  }
}
