import { defineConfig } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "./lib/chromium.mjs";

const phone = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };

/** Journeys against the real binary in Debian's Chromium. `make build` first; nothing is built here. */
export default defineConfig({
  testDir: "tests",
  outputDir: "test-results",
  globalSetup: "./lib/global-setup.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 5_000 },
  reporter: "list",
  use: {
    browserName: "chromium",
    launchOptions: { executablePath: chromiumPath(), args: chromiumFlags },
    contextOptions: { reducedMotion: "reduce" },
    ...(process.env.MYLO_E2E_URL ? { baseURL: process.env.MYLO_E2E_URL } : {}),
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "phone", use: phone, testIgnore: "without-javascript.spec.ts" },
    { name: "desktop", use: desktop, testIgnore: "without-javascript.spec.ts" },
    { name: "nojs", use: { ...phone, javaScriptEnabled: false }, testMatch: "without-javascript.spec.ts" },
  ],
});
