import type { BrowserContextOptions, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { diaper } from "./site.ts";

const buyBox = (page: Page) => page.locator("form", { has: page.getByRole("radio") }).first();

test("a visitor from the Emirates sees dirhams", async ({ page }) => {
  await page.goto(`${diaper.path}?country=uae`);
  await expect(buyBox(page)).toContainText("AED 53.34");
  await expect(buyBox(page)).not.toContainText("₹"); // the printed MRP, further down, stays in rupees
});

test("the Emirates have addresses of their own", async ({ page }) => {
  await page.goto(`/uae${diaper.path}`);
  await expect(buyBox(page)).toContainText("AED 53.34");
});

test("the choice of country is remembered", async ({ page }) => {
  await page.goto(`${diaper.path}?country=uae`);
  await page.goto(diaper.path);
  await expect(page.getByRole("main")).toContainText(/AED/);
});

const apps: { name: string; options: BrowserContextOptions }[] = [
  { name: "the bridge's header", options: { extraHTTPHeaders: { "Mylo-In-App": "true" } } },
  { name: "the user agent", options: { userAgent: "Mozilla/5.0 (Linux; Android 14) MyloApp/9.1" } },
];
for (const { name, options } of apps) {
  test(`inside the app, told by ${name}, the site hides its own bars`, async ({ browser, baseURL, viewport }) => {
    const context = await browser.newContext({
      ...options,
      ...(baseURL ? { baseURL } : {}),
      viewport: viewport ?? null,
    });
    const page = await context.newPage();
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
    await page.goto(diaper.path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("link", { name: "Back", exact: true })).toBeHidden();
    await context.close();
  });
}

test("a guest gets the cookies that the specification names", async ({ page, context }) => {
  await page.goto(diaper.path);
  await page.waitForLoadState("networkidle");
  const cookies = new Map((await context.cookies()).map((cookie) => [cookie.name, cookie.value]));
  expect(cookies.get("web_user_id")).toBeTruthy();
  expect(cookies.get("web_user_id_react")).toBe(cookies.get("web_user_id"));
  expect(cookies.get("browser_id")).toBeTruthy();
});
