import { expect, test } from "./fixtures.ts";
import { diaper } from "./site.ts";

test("the Hindi address shows Hindi", async ({ page }) => {
  await page.goto(diaper.hindiPath);
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/[\u0900-\u097F]/);
  await expect(page).toHaveTitle(/[\u0900-\u097F]/);
});

test("changing the language keeps the page, there and back", async ({ page }) => {
  await page.goto(diaper.path);
  await page.getByRole("link", { name: "हिन्दी" }).first().click();
  await expect(page).toHaveURL(new RegExp(`${diaper.hindiPath}$`));
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await page.getByRole("link", { name: "English" }).first().click();
  await expect(page).toHaveURL(new RegExp(`[^i]${diaper.path}$`));
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("the Devanagari font is fetched on Hindi pages alone", async ({ page }) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(request.url());
  });
  await page.goto(diaper.path, { waitUntil: "networkidle" });
  expect(fonts).toEqual([]);
  await page.goto(diaper.hindiPath, { waitUntil: "networkidle" });
  expect(fonts.length).toBeGreaterThan(0);
});
