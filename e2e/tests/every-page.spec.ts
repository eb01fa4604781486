import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { type Complaints, expect, test } from "./fixtures.ts";
import { languages, localised, type PageType, pageTypes } from "./site.ts";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

async function open(page: Page, type: PageType, prefix: string, complaints: Complaints): Promise<void> {
  if (type.status) complaints.expect(new RegExp(String(type.status)));
  await type.prepare?.(page);
  const answer = await page.goto(localised(type.path, prefix), { waitUntil: "networkidle" });
  expect(answer?.status()).toBe(type.status ?? 200);
}

const allOfThem = (page: Page) => new AxeBuilder({ page }).withTags(standards);
/** The dark theme changes colours and nothing else. */
const coloursAlone = (page: Page) => new AxeBuilder({ page }).withRules(["color-contrast", "link-in-text-block"]);

async function violations(check: AxeBuilder): Promise<string[]> {
  const { violations } = await check.analyze();
  return violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => `  ${node.html}`).join("\n")}`);
}

for (const type of pageTypes) {
  for (const { code, prefix } of languages) {
    test(`${type.name} (${code}) is accessible in the light and in the dark`, async ({ page, complaints }) => {
      await open(page, type, prefix, complaints);
      await page.emulateMedia({ colorScheme: "light" });
      expect(await violations(allOfThem(page)), "light").toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await violations(coloursAlone(page)), "dark").toEqual([]);
    });
  }

  test(`${type.name} fits its width, down to 320 pixels`, async ({ page, complaints }) => {
    await open(page, type, "", complaints);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflow()).toBeLessThanOrEqual(0);
  });

  test(`nothing jumps while ${type.name} loads`, async ({ page, complaints }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          (window as unknown as { shifted: number }).shifted += entry.value;
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await open(page, type, "", complaints);
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBe(0);
  });
}
