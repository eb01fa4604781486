import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { diaper, hydrated } from "./site.ts";

/** Leaves a mark that only a full page load would wipe out. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { stillHere: true }));
const marked = (page: Page) => page.evaluate(() => "stillHere" in window);
const toProduct = (page: Page) => page.getByRole("main").locator(`a[href="${diaper.path}"]`).first();

test("a link on the home page opens the product without loading the page anew", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await mark(page);
  await toProduct(page).click();
  await expect(page).toHaveURL(new RegExp(`${diaper.path}$`));
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/cloth diaper/i);
  await expect(page).toHaveTitle(/cloth diaper/i);
  expect(await marked(page)).toBe(true);
});

test("the canonical link follows a client-side visit", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await toProduct(page).click();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${diaper.path}$`));
});

test("Back and Forward return to the place that was read", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 300));
  const before = await page.evaluate(() => window.scrollY);
  await toProduct(page).evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(new RegExp(`${diaper.path}$`));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 500));
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  await page.goForward();
  await expect(page).toHaveURL(new RegExp(`${diaper.path}$`));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
});

test("focus moves to the new page, so that a screen reader speaks it", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await toProduct(page).click();
  await expect(page).toHaveURL(new RegExp(`${diaper.path}$`));
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest("main, h1, [tabindex='-1']") !== null))
    .toBe(true);
});

test("a page that is not there shows the house's own 404 inside the app", async ({ page, complaints }) => {
  complaints.expect(/404/);
  await page.goto("/");
  await hydrated(page);
  await mark(page);
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "/no-such-page";
    link.textContent = "nowhere";
    document.querySelector("main")?.append(link);
  });
  await page.getByRole("link", { name: "nowhere" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/no-such-page$/);
});
