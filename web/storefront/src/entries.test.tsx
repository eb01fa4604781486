import type { CartView, Language, PageProps, Payload } from "@api/types";
import { act } from "@ui/testing";
import { hydrateRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cartOf, line } from "@/features/cart/testing";
import { productPage } from "@/features/product/testing";
import { loadView } from "@/lib/load-view";
import { newQueryClient } from "@/lib/query";
import { payloadOf, visitIn } from "@/lib/testing";
import { loadMessages } from "@/messages";
import { pages } from "@/pages";
import { categoryPage } from "@/pages/category/testing";
import { landingPage } from "@/pages/landing/testing";
import { reviewsPage } from "@/pages/reviews/testing";
import { searchPage } from "@/pages/search/testing";
import { App } from "@/shell/app";
import { render, warm } from "./entry-server";

const empty: CartView = cartOf([]);
// Typed by the registry, so that a page cannot be added without standing here.
type Registered = keyof typeof pages;
const samples: { [N in Registered]: PageProps[N] } = {
  home: { products: [], categories: [], stages: [], shelves: [], popular: [] },
  product: productPage(),
  category: categoryPage(),
  reviews: reviewsPage(),
  search: searchPage(),
  landing: landingPage(),
  cart: { cart: cartOf([line()]), suggestions: [], problem: "" },
  error: { status: 500, code: "internal", message: "", requestId: "req-1", retry: true },
  offline: {},
};

let root: Root | undefined;
const complaints: unknown[] = [];

beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, "error").mockImplementation((...args) => complaints.push(args));
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(empty)));
});

afterEach(() => {
  act(() => root?.unmount());
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

function sample(page: Registered, language: Language): Payload {
  return { ...payloadOf(page, samples[page]), visit: visitIn(language, `/${page}`).visit };
}

describe.each(Object.keys(samples) as Registered[])("the %s page", (page) => {
  test.each(["en", "hi"] as const)("is the same on the server and in the browser (%s)", async (language) => {
    const payload = sample(page, language);
    const html = render(JSON.stringify(payload));
    expect(html).toContain('<main id="main"');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html, "the content security policy forbids style attributes").not.toContain(" style=");

    const app = document.createElement("div");
    app.innerHTML = html;
    document.body.append(app);
    const view = await loadView(payload, pages, loadMessages);
    await act(async () => {
      root = hydrateRoot(app, <App view={view} client={newQueryClient()} />, {
        onRecoverableError: (error) => complaints.push(error),
      });
    });
    expect(complaints).toEqual([]);
  });
});

test("rendering is pure: the same payload gives the same HTML", () => {
  const payload = JSON.stringify(sample("error", "hi"));
  warm();
  expect(render(payload)).toBe(render(payload));
});

test("a page that nobody wrote is an error with its name", () => {
  expect(() => render(JSON.stringify({ ...sample("error", "en"), page: "nobody" }))).toThrow("nobody");
});
