import type { Page } from "@playwright/test";

/** The cloth diaper that the demonstration store is seeded with. */
export const diaper = {
  path: "/product/reusable-cloth-diaper-970",
  hindiPath: "/hi/product/reusable-cloth-diaper-970",
};

/** A page type of the site. `prepare` brings the visitor into the state in which the page is looked at. */
export interface PageType {
  name: string;
  path: string;
  status?: number;
  prepare?: (page: Page) => Promise<void>;
}

/** Every page type, once. Accessibility, width, weight and language checks run over all of them. */
export const pageTypes: PageType[] = [
  { name: "home", path: "/" },
  { name: "product", path: diaper.path },
  { name: "category", path: "/category/diapering-10" },
  { name: "whole store", path: "/store/all" },
  { name: "section", path: "/veda/" },
  { name: "landing", path: "/best-cloth-diapers" },
  { name: "reviews", path: "/reviews/reusable-cloth-diaper-970" },
  { name: "search", path: "/search?q=diaper" },
  { name: "empty cart", path: "/cart" },
  { name: "cart", path: "/cart", prepare: putDiaperInCart },
  { name: "not found", path: "/no-such-page", status: 404 },
  { name: "offline", path: "/offline" },
];

export const languages = [
  { code: "en", prefix: "" },
  { code: "hi", prefix: "/hi" },
] as const;

/** The path of a page in a language. */
export function localised(path: string, prefix: string): string {
  return prefix && path === "/" ? prefix : prefix + path;
}

/** Adds one three-pack to this visitor's cart, without the interface. */
export async function putDiaperInCart(page: Page): Promise<void> {
  await page.goto(diaper.path);
  await page.evaluate(async () => {
    const answer = await fetch("/api/cart/lines", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ productId: 970, optionId: 1, quantity: 1 }),
    });
    if (!answer.ok) throw new Error(`adding to the cart answered ${answer.status}`);
  });
}

/** Resolves when React has taken over what the server rendered; before that, forms are plain forms. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const element = document.querySelector("main *");
    return element !== null && Object.keys(element).some((key) => key.startsWith("__reactProps"));
  });
}

/** Opens a page and waits until it is alive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
