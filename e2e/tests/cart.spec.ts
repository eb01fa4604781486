import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { diaper, hydrated, open, putDiaperInCart } from "./site.ts";

const addButton = (page: Page) => page.getByRole("button", { name: "Add to cart" }).first();
const drawer = (page: Page) => page.getByRole("dialog", { name: /cart/i });

async function addFivePack(page: Page): Promise<void> {
  await open(page, diaper.path);
  await page.getByRole("radio", { name: /5/ }).check();
  await addButton(page).click();
  await expect(drawer(page)).toBeVisible();
}

test("the five-pack that was added is in the drawer and on the cart page", async ({ page }) => {
  await addFivePack(page);
  await expect(drawer(page)).toContainText("₹1,797");
  await drawer(page).getByRole("link", { name: "View cart" }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole("main")).toContainText("₹1,797");
});

test("the cart survives a reload", async ({ page }) => {
  await addFivePack(page);
  await page.goto("/cart");
  await page.reload();
  await expect(page.getByRole("main")).toContainText("₹1,797");
});

test("the quantity can be changed and the line removed", async ({ page }) => {
  await putDiaperInCart(page);
  await open(page, "/cart");
  const main = page.getByRole("main");
  await expect(main).toContainText("₹1,197");
  await main.getByRole("button", { name: /^One more of/ }).click();
  await expect(main).toContainText("₹2,394");
  await main.getByRole("button", { name: /^One less of/ }).click();
  await expect(main).not.toContainText("₹2,394");
  await main.getByRole("button", { name: /^Remove/ }).click();
  await expect(main).toContainText(/empty/i);
});

test("two quick taps on Add never fail and never add more than two", async ({ page }) => {
  await open(page, diaper.path);
  await addButton(page).dblclick();
  await expect(drawer(page)).toBeVisible();
  await page.goto("/cart");
  const cart = await page.evaluate(async () => (await fetch("/api/cart")).json());
  expect(cart.lines).toHaveLength(1);
  expect(cart.lines[0].quantity).toBeLessThanOrEqual(2);
});

test("the badge in the header counts what is in the cart", async ({ page }) => {
  await putDiaperInCart(page);
  await page.goto(diaper.path);
  await expect(page.getByRole("banner").getByRole("link", { name: /cart.*1/i })).toBeVisible();
});

test("another visitor does not see this cart", async ({ page, browser, baseURL }) => {
  await putDiaperInCart(page);
  const stranger = await browser.newContext(baseURL ? { baseURL } : {});
  const theirs = await stranger.newPage();
  await theirs.goto("/cart");
  await expect(theirs.getByRole("main")).toContainText(/empty/i);
  await stranger.close();
});

test("Back closes the drawer and stays on the product", async ({ page }) => {
  await page.goto("/");
  await addFivePack(page);
  await page.goBack();
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${diaper.path}$`));
});

test("what is added before the script arrives is added as a plain form", async ({ page }) => {
  let arrive = () => {};
  const late = new Promise<void>((done) => {
    arrive = done;
  });
  await page.route("**/assets/*.js", async (route) => {
    await late;
    await route.continue().catch(() => {}); // the page may be gone
  });
  await page.goto(diaper.path, { waitUntil: "commit" });
  await page.getByRole("radio", { name: /5/ }).check();
  await addButton(page).click();
  await expect(page).toHaveURL(/\/cart$/);
  arrive();
  await expect(page.getByRole("main")).toContainText("₹1,797");
  await hydrated(page);
});

test("a choice made before the script arrives is still chosen after it", async ({ page }) => {
  let arrive = () => {};
  const late = new Promise<void>((done) => {
    arrive = done;
  });
  await page.route("**/assets/*.js", async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(diaper.path, { waitUntil: "commit" });
  await page.getByRole("radio", { name: /5/ }).check();
  arrive();
  await hydrated(page);
  await expect(page.getByRole("radio", { name: /5/ })).toBeChecked();
  await addButton(page).click();
  await expect(drawer(page)).toContainText("₹1,797");
});
