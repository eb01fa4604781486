import { startServer } from "../lib/server.mjs";
import { expect, test } from "./fixtures.ts";
import { diaper, hydrated } from "./site.ts";

test("when the server cannot render, the browser does, and the store works all the same", async ({ page }) => {
  const server = await startServer(`no-node-${test.info().project.name}`, { MYLO_NODE: "/nonexistent/node" });
  try {
    const raw = await (await fetch(server.url + diaper.path)).text();
    expect(raw).toContain('"rendered":false');
    await page.goto(server.url + diaper.path);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/cloth diaper/i);
    await hydrated(page);
    await page.getByRole("button", { name: "Add to cart" }).first().click();
    await expect(page.getByRole("dialog", { name: /cart/i })).toContainText("₹1,197");
  } finally {
    await page.close();
    await server.stop();
  }
});
