import { createHash } from "node:crypto";
import type { Plugin } from "vite";

const needed = /entry-client|vendor|rolldown-runtime|\/(en|hi)-[^/]*\.js$|\.css$/;

/** Tells the service worker which built files the offline page needs, and a name for this set of them. */
export function offlineFiles(): Plugin {
  return {
    name: "offline-files",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const worker = bundle["sw.js"];
        if (worker?.type !== "chunk") return;
        const files = Object.keys(bundle)
          .filter((name) => needed.test(name) && !name.endsWith(".map"))
          .map((name) => `/${name}`)
          .sort();
        const build = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
        worker.code = worker.code
          .replaceAll("__OFFLINE_FILES__", JSON.stringify(files))
          .replaceAll("__BUILD__", JSON.stringify(build));
      },
    },
  };
}
