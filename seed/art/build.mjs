import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { contactSheet } from "./contact-sheet.mjs";
import { encode } from "./encode.mjs";
import { draw, raster } from "./scene.mjs";
import { sourceHash } from "./sources.mjs";

const here = new URL(".", import.meta.url).pathname;
const media = join(here, "../media");
const manifestFile = join(media, "manifest.json");

const help = `node seed/art/build.mjs                       draw and encode every scene whose sources changed
node seed/art/build.mjs <scene>...            only these
node seed/art/build.mjs draft <dir> <scene>...   quick, rough PNGs into a folder, to look at while drawing
node seed/art/build.mjs contact-sheet <file>  every encoded picture on one sheet
`;

async function sceneNames() {
  const files = await readdir(join(here, "scenes"));
  return files
    .filter((f) => f.endsWith(".mjs"))
    .map((f) => f.slice(0, -4))
    .sort();
}

const sceneFile = (name) => join(here, "scenes", `${name}.mjs`);
const load = async (name) => (await import(sceneFile(name))).default;

async function readManifest() {
  try {
    return JSON.parse(await readFile(manifestFile, "utf8"));
  } catch (error) {
    if (error.code === "ENOENT") return {};
    throw error;
  }
}

async function build(wanted) {
  await mkdir(media, { recursive: true });
  for (const name of wanted.length ? wanted : await sceneNames()) {
    const source = await sourceHash([sceneFile(name), join(here, "scene.mjs"), join(here, "encode.mjs")]);
    if ((await readManifest())[name]?.source === source) continue;
    const started = performance.now();
    const scene = await load(name);
    const files = await encode(scene, await draw(scene), media);
    const { width, height, tint, alt } = scene;
    await record(name, { width, height, tint, alt, source, files });
    console.log(`${name}  ${((performance.now() - started) / 1000).toFixed(0)} s`);
  }
}

/** Puts one picture in the manifest, read afresh because another build may have written to it meanwhile. */
async function record(name, entry) {
  const manifest = { ...(await readManifest()), [name]: entry };
  const kept = (await sceneNames()).filter((n) => manifest[n]).map((n) => [n, manifest[n]]);
  await writeFile(`${manifestFile}.new`, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
  await rename(`${manifestFile}.new`, manifestFile);
}

async function draft(folder, names) {
  await mkdir(folder, { recursive: true });
  for (const name of names.length ? names : await sceneNames()) {
    const scene = await load(name);
    await raster(await draw(scene, { draft: true }))
      .resize(Math.round(scene.width / 1.5))
      .png()
      .toFile(join(folder, `${name}.png`));
    console.log(join(folder, `${name}.png`));
  }
}

const [command, ...rest] = process.argv.slice(2);
if (command === "--help") console.log(help);
else if (command === "draft") await draft(rest[0], rest.slice(1));
else if (command === "contact-sheet") await contactSheet(await readManifest(), media, rest[0]);
else await build(process.argv.slice(2));
