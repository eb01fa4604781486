// Says what a visitor downloads: for every page the scripts that must arrive before it can be used, as brotli.
// Fails when a page is over the budget of design/performance-and-reliability.md.
import { readFile, stat } from "node:fs/promises";

const client = new URL("../dist/client/", import.meta.url);
const budget = 95 * 1024;
const manifest = JSON.parse(await readFile(new URL(".vite/manifest.json", client), "utf8"));
const entry = "storefront/src/entry-client.tsx";
const words = (language) => `storefront/src/messages/${language}.json`;
const pages = Object.keys(manifest).filter((key) => /^storefront\/src\/pages\/[^/]+\/index\.tsx$/.test(key));

const rows = [];
let over = false;
for (const page of pages) {
  const files = [...collect([entry, words("en"), page])];
  const total = await sum(files);
  over ||= total.brotli > budget;
  rows.push({ what: `page ${page.split("/")[3]}, ${files.length} scripts`, ...total });
}
for (const [what, pattern] of [
  ["style", /\.css$/],
  ["font", /\.woff2$/],
]) {
  const found = Object.values(manifest).filter(({ file }) => pattern.test(file));
  for (const { file } of found) rows.push({ what, ...(await sum([file])) });
}
rows.push({ what: "entry script", ...(await sum([manifest[entry].file])) });
rows.push({ what: "words, English", ...(await sum([manifest[words("en")].file])) });
rows.push({ what: "words, Hindi", ...(await sum([manifest[words("hi")].file])) });
rows.push({ what: "service worker", ...(await sum(["sw.js"])) });

console.log(`${"".padEnd(28)}${"raw".padStart(10)}${"gzip".padStart(10)}${"brotli".padStart(10)}`);
for (const { what, raw, gzip, brotli } of rows) console.log(what.padEnd(28) + [raw, gzip, brotli].map(kb).join(""));
if (over) {
  console.error(`A page needs more than ${kb(budget).trim()} of script before it can be used.`);
  process.exitCode = 1;
}

function collect(keys, found = new Set()) {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) continue;
    found.add(chunk.file);
    collect(chunk.imports ?? [], found);
  }
  return found;
}

async function sum(files) {
  const total = { raw: 0, gzip: 0, brotli: 0 };
  for (const file of files) {
    const raw = await size(file);
    total.raw += raw;
    total.gzip += await size(`${file}.gz`).catch(() => raw);
    total.brotli += await size(`${file}.br`).catch(() => raw);
  }
  return total;
}

async function size(file) {
  return (await stat(new URL(file, client))).size;
}

function kb(bytes) {
  return `${(bytes / 1024).toFixed(1)} KB`.padStart(10);
}
