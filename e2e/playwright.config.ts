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
  maxFailures: 30, // something general is wrong; the rest would only take time to say so again
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    browserName: "chromium",
    launchOptions: { executablePath: chromiumPath(), args: chromiumFlags },
    contextOptions: { reducedMotion: "reduce" },
    ...(process.env.MYLO_E2E_URL ? { baseURL: process.env.MYLO_E2E_URL } : {}),
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    trace: process.env.TRACE ? "retain-on-failure" : "off", // recording costs more than the tests
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "http", testMatch: "http.*.spec.ts" },
    { name: "phone", use: phone, testIgnore: ["http.*.spec.ts", "without-javascript.spec.ts"] },
    { name: "desktop", use: desktop, testIgnore: ["http.*.spec.ts", "without-javascript.spec.ts"] },
    { name: "nojs", use: { ...phone, javaScriptEnabled: false }, testMatch: "without-javascript.spec.ts" },
  ],
});
