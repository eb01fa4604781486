import { startServer } from "../lib/server.mjs";
import { expect, test } from "./fixtures.ts";
import { diaper } from "./site.ts";

test("without a connection the visitor reads why, in the house style", async ({ page, complaints }) => {
  complaints.expect(/ERR_CONNECTION_REFUSED|Failed to fetch|50[0-9]/);
  const server = await startServer(`offline-${test.info().project.name}`);
  try {
    await page.goto(server.url + diaper.path);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForLoadState("networkidle");
    await server.kill();
    await page.goto(`${server.url}/cart`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText(/offline|connection/i).first()).toBeVisible();
  } finally {
    await server.stop();
  }
});
