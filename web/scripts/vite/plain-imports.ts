import type { Plugin } from "vite";

/**
 * Vite wraps every lazy import in a helper that looks for stylesheets and preloads. There is one stylesheet and the
 * server names the preloads, so the helper would only be weight.
 */
export const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  load: (id) => (id.includes("vite/preload-helper") ? "export const __vitePreload = (load) => load();" : undefined),
};
