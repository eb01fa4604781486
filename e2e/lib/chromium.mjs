// The browser that journeys and page measurements drive.

import { existsSync } from "node:fs";

const candidates = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Debian's Chromium, or the one CHROMIUM names. No browser is ever downloaded. */
export function chromiumPath() {
  const found = candidates.find((path) => path && existsSync(path));
  if (!found) throw new Error("No Chromium found. Run scripts/install-test-packages, or set CHROMIUM to its path.");
  return found;
}

/** Flags for a browser that talks to the server under test and to nobody else. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
