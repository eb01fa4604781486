import { expect, test } from "./fixtures.ts";

test("a page that is not there answers 404 in the house style", async ({ page, complaints }) => {
  complaints.expect(/404/);
  const answer = await page.goto("/no-such-page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
});

test("a product that is not there answers 404", async ({ page, complaints }) => {
  complaints.expect(/404/);
  const answer = await page.goto("/product/no-such-thing-99999999");
  expect(answer?.status()).toBe(404);
});
