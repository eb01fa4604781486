import { expect, test } from "./fixtures.ts";
import { diaper } from "./site.ts";

test("a visitor from the Emirates sees dirhams", async ({ page }) => {
  await page.goto(`${diaper.path}?country=uae`);
  await expect(page.getByRole("main")).toContainText(/AED/);
  await expect(page.getByRole("main")).not.toContainText("₹");
});

test("the choice of country is remembered", async ({ page }) => {
  await page.goto(`${diaper.path}?country=uae`);
  await page.goto(diaper.path);
  await expect(page.getByRole("main")).toContainText(/AED/);
});

test("inside the app the site hides its own bars", async ({ browser, baseURL, viewport }) => {
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    viewport: viewport ?? null,
    extraHTTPHeaders: { "Mylo-In-App": "true" },
  });
  const page = await context.newPage();
  await page.goto(diaper.path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await context.close();
});

test("a guest gets the cookies that the specification names", async ({ page, context }) => {
  await page.goto(diaper.path);
  await page.waitForLoadState("networkidle");
  const cookies = new Map((await context.cookies()).map((cookie) => [cookie.name, cookie.value]));
  expect(cookies.get("web_user_id")).toBeTruthy();
  expect(cookies.get("web_user_id_react")).toBe(cookies.get("web_user_id"));
  expect(cookies.get("browser_id")).toBeTruthy();
});
