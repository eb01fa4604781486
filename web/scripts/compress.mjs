// Writes .br and .gz beside every file that compresses, so that the server never has to.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const root = new URL("../dist/client/", import.meta.url).pathname;
const compressible = /\.(js|css|svg|json|webmanifest|txt)$/;

const files = await readdir(root, { recursive: true });
await Promise.all(files.filter((name) => compressible.test(name)).map(compress));

async function compress(name) {
  const path = join(root, name);
  const bytes = await readFile(path);
  const br = await promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 22,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  const gz = await promisify(gzip)(bytes, { level: 9 });
  // A file that does not shrink is better sent as it is.
  if (br.length < bytes.length) await writeFile(`${path}.br`, br);
  if (gz.length < bytes.length) await writeFile(`${path}.gz`, gz);
}
