import { createHash } from "node:crypto";
import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { raster } from "./scene.mjs";

const WIDTHS = [360, 720, 1080, 1600];
const FALLBACK = 720;

const encoders = {
  avif: (image) => image.avif({ quality: 58, effort: 6, chromaSubsampling: "4:2:0" }),
  webp: (image) => image.webp({ quality: 80, effort: 6, smartSubsample: true }),
  jpeg: (image) => image.jpeg({ quality: 82, mozjpeg: true }),
};

/** Which widths of which formats a scene is kept in. A sharing image is one JPEG, since that is what is fetched. */
function sizes(scene) {
  if (scene.sharing) return { jpeg: [scene.width] };
  const widths = WIDTHS.filter((w) => w <= scene.width);
  return { avif: widths, webp: widths, jpeg: [FALLBACK] };
}

/**
 * Writes a drawn scene to `folder` in every size and answers with its files by format and width. Each name carries a
 * hash of its bytes, so it may be cached for ever; older files of the scene are removed.
 */
export async function encode(scene, svg, folder) {
  const full = await raster(svg).png().toBuffer({ resolveWithObject: true });
  const files = {};
  for (const [format, widths] of Object.entries(sizes(scene))) {
    files[format] = {};
    for (const width of widths) {
      const image = raster(full.data).resize(width);
      const bytes = await encoders[format](image).toBuffer();
      const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
      const name = `${scene.name}-${width}.${hash}.${format === "jpeg" ? "jpg" : format}`;
      await writeFile(join(folder, name), bytes);
      files[format][width] = name;
    }
  }
  await removeOlder(scene.name, folder, new Set(Object.values(files).flatMap(Object.values)));
  return files;
}

async function removeOlder(name, folder, keep) {
  const mine = new RegExp(`^${name}-\\d+\\.[0-9a-f]{8}\\.(avif|webp|jpg)$`);
  for (const file of await readdir(folder)) if (mine.test(file) && !keep.has(file)) await rm(join(folder, file));
}
