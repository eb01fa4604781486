import { defineConfig, mergeConfig } from "vitest/config";
import viteConfig from "./vite.config.ts";

export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    test: {
      environment: "happy-dom",
      include: ["{api,ui,storefront,scripts}/**/*.test.{ts,tsx}"],
      restoreMocks: true,
      css: false,
    },
  }),
);
