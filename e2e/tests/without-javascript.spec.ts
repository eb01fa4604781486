import { expect, test } from "./fixtures.ts";
import { diaper } from "./site.ts";

test("the product page shows name, price and options, and its form adds to the cart", async ({ page }) => {
  await page.goto(diaper.path);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/cloth diaper/i);
  await expect(page.getByRole("radio")).toHaveCount(3);
  await page.getByRole("radio", { name: /5/ }).check();
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole("main")).toContainText("₹1,797");
});

test("the quantity of a line can be changed and the line removed", async ({ page }) => {
  await page.goto(diaper.path);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  const main = page.getByRole("main");
  await expect(main).toContainText("₹1,197");
  await main.getByRole("button", { name: /^One more of/ }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(main).toContainText("₹2,394");
  await main.getByRole("button", { name: /^Remove/ }).click();
  await expect(main).toContainText(/empty/i);
});

test("the language can be changed", async ({ page }) => {
  await page.goto(diaper.path);
  await page.getByRole("link", { name: "हिन्दी" }).first().click();
  await expect(page).toHaveURL(new RegExp(`${diaper.hindiPath}$`));
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
});

test("the Hindi form adds to the cart and stays in Hindi", async ({ page }) => {
  await page.goto(diaper.hindiPath);
  await page.locator('form[action$="/cart/add"] button[type=submit]').first().click();
  await expect(page).toHaveURL(/\/hi\/cart$/);
  await expect(page.getByRole("main")).toContainText("₹1,197");
});
