import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { diaper, open } from "./site.ts";

/** Presses Tab until `wanted` has the focus; fails when the page runs out of stops. */
async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, wanted)) return;
  }
  throw new Error(`Tab never reached ${wanted}`);
}

test("the first stop skips to the content", async ({ page }) => {
  await page.goto(diaper.path);
  await page.keyboard.press("Tab");
  const skip = page.locator(":focus");
  await expect(skip).toHaveAttribute("href", /^#/);
  await expect(skip).toBeVisible();
});

test("a shopper with a keyboard alone chooses a pack, adds it and closes the drawer", async ({ page }) => {
  await open(page, diaper.path);
  await tabTo(page, "input[type=radio]");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { checked: true })).toBeFocused();
  await tabTo(page, "button[type=submit]");
  const opener = page.locator(":focus");
  await expect(opener).toHaveText(/add to cart/i);
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: /cart/i });
  await expect(drawer).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest("dialog, [role=dialog]") !== null))
    .toBe(true);
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(page.locator(":focus")).toHaveText(/add to cart/i);
});

test("what has the focus is never hidden under a sticky bar", async ({ page }) => {
  await open(page, diaper.path);
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press("Tab");
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return null;
      const box = focused.getBoundingClientRect();
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      const top = document.elementFromPoint(x, y);
      if (!top || focused.contains(top) || top.contains(focused)) return null;
      const label = focused.closest("label") ?? document.querySelector(`label[for="${focused.id}"]`);
      return label?.contains(top) ? null : `${focused.outerHTML.slice(0, 120)} under ${top.outerHTML.slice(0, 120)}`;
    });
    expect(hidden).toBeNull();
  }
});
