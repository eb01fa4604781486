import { expect, test } from "./fixtures.ts";
import { diaper } from "./site.ts";

test("the product page shows the name, the price and three options", async ({ page }) => {
  await page.goto(diaper.path);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/cloth diaper/i);
  const options = page.getByRole("radio");
  await expect(options).toHaveCount(3);
  await expect(page.getByText("₹1,197").first()).toBeVisible();
  await expect(page.getByText("₹1,797").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Add to cart" }).first()).toBeVisible();
});

test("the three-pack is chosen until the shopper chooses another", async ({ page }) => {
  await page.goto(diaper.path);
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(1);
  await expect(page.getByRole("radio", { name: /3/, checked: true })).toBeChecked();
  await page.getByRole("radio", { name: /5/ }).check();
  await expect(page.getByRole("radio", { name: /5/ })).toBeChecked();
});

test("the price is read out as a sentence", async ({ page }) => {
  await page.goto(diaper.path);
  await expect(page.getByText(/1197 rupees/).first()).toBeAttached();
});

test("every picture has a size and a description", async ({ page }) => {
  await page.goto(diaper.path);
  const pictures = page.locator("main img");
  expect(await pictures.count()).toBeGreaterThan(0);
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveAttribute("width", /\d+/);
    await expect(picture).toHaveAttribute("height", /\d+/);
    await expect(picture).toHaveAttribute("alt");
  }
});

test("every file that a page names is there", async ({ page, request, baseURL }) => {
  await page.goto(diaper.path);
  const named = await page
    .locator(
      "link[rel~=icon], link[rel=manifest], link[rel=apple-touch-icon], link[rel=stylesheet], link[rel=modulepreload]",
    )
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(named.length).toBeGreaterThan(0);
  for (const address of [...named, `${baseURL}/robots.txt`, `${baseURL}/sw.js`]) {
    expect((await request.get(address)).status(), address).toBe(200);
  }
});
