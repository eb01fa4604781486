import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";

/** A hash of the given files and of everything they import by relative path, so a picture is redrawn when any changes. */
export async function sourceHash(files) {
  const seen = new Map();
  const visit = async (file) => {
    if (seen.has(file)) return;
    const text = await readFile(file, "utf8");
    seen.set(file, text);
    for (const [, path] of text.matchAll(/from "(\.[^"]+)"/g)) await visit(resolve(dirname(file), path));
  };
  for (const file of files) await visit(file);
  const hash = createHash("sha256");
  const base = dirname(new URL(import.meta.url).pathname);
  for (const [file, text] of [...seen].sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(file.slice(base.length)).update(text);
  return hash.digest("hex").slice(0, 16);
}
