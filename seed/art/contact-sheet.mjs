import { join } from "node:path";
import sharp from "sharp";

const CELL = 360;
const GAP = 12;

/** Lays every picture of the manifest on one sheet, so that the hand can be judged as a whole. */
export async function contactSheet(manifest, folder, file) {
  const pictures = Object.values(manifest).map(({ files }) => Object.values(files.webp ?? files.jpeg)[0]);
  const columns = Math.ceil(Math.sqrt(pictures.length * 1.4));
  const rows = Math.ceil(pictures.length / columns);
  const cells = await Promise.all(
    pictures.map(async (name, k) => ({
      input: await sharp(join(folder, name))
        .resize(CELL, CELL, { fit: "contain", background: "#ffffff" })
        .png()
        .toBuffer(),
      left: GAP + (k % columns) * (CELL + GAP),
      top: GAP + Math.floor(k / columns) * (CELL + GAP),
    })),
  );
  const side = (n) => GAP + n * (CELL + GAP);
  await sharp({ create: { width: side(columns), height: side(rows), channels: 3, background: "#ffffff" } })
    .composite(cells)
    .toFile(file);
}
