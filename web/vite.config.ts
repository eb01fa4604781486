import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { type BuildEnvironmentOptions, defineConfig } from "vite";
import { offlineFiles } from "./scripts/vite/offline-files.ts";
import { plainImports } from "./scripts/vite/plain-imports.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const production = (mode: string) => mode === "production";

/**
 * Few files, each changing for one reason: libraries, what every page needs, and what some pages share. Without this
 * every small module that two pages use becomes a request of its own.
 */
const groups = [
  { name: "vendor", test: /node_modules/, tags: ["$initial" as const], priority: 3 },
  { name: "base", test: (id: string) => !id.includes("/src/sw/"), tags: ["$initial" as const], priority: 2 },
  { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 6 * 1024, priority: 1 },
];

/** What browsers load: hashed files in assets/, and a manifest from which the server takes their names. */
const client = (mode: string): BuildEnvironmentOptions => ({
  outDir: at("dist/client"),
  emptyOutDir: true,
  manifest: true,
  // One small stylesheet: pages share most classes, and a second request would cost more than it saves.
  cssCodeSplit: false,
  assetsInlineLimit: 0,
  // The server writes the modulepreload links, with the nonce that the content security policy asks for.
  modulePreload: false,
  target: ["es2022", "chrome100", "safari15.4", "firefox100"],
  minify: production(mode),
  sourcemap: !production(mode),
  reportCompressedSize: false,
  rolldownOptions: {
    input: { "entry-client": at("storefront/src/entry-client.tsx"), sw: at("storefront/src/sw/sw.ts") },
    output: {
      entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
      chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, "")}-[hash].js`,
      assetFileNames: "assets/[name]-[hash][extname]",
      codeSplitting: { groups },
    },
  },
});

/** What renders pages on the server: one file that needs nothing else. */
const server = (mode: string): BuildEnvironmentOptions => ({
  outDir: at("dist/server"),
  emptyOutDir: true,
  copyPublicDir: false,
  ssr: true,
  target: "node20",
  minify: false,
  sourcemap: production(mode) ? false : "inline",
  reportCompressedSize: false,
  rolldownOptions: {
    input: { "entry-server": at("storefront/src/entry-server.tsx") },
    output: { format: "es", codeSplitting: false, entryFileNames: "[name].js" },
  },
});

export default defineConfig(({ mode, isSsrBuild }) => ({
  root: at("."),
  plugins: [plainImports, react(), tailwindcss(), offlineFiles()],
  resolve: {
    alias: { "@ui": at("ui"), "@api": at("api"), "@": at("storefront/src") },
  },
  ssr: { noExternal: true },
  define: isSsrBuild ? { "process.env.NODE_ENV": JSON.stringify(mode) } : {},
  build: isSsrBuild ? server(mode) : client(mode),
}));
