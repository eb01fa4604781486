import userEvent from "@testing-library/user-event";
import { screen, within } from "@ui/testing";
import { beforeEach, expect, test } from "vitest";
import { renderInShop, visitIn } from "@/lib/testing";
import { Page } from "./index";
import { emptySearch, searchPage } from "./testing";

beforeEach(() => localStorage.clear());

const show = (page = searchPage(), language: "en" | "hi" = "en") =>
  renderInShop(<Page {...page} />, visitIn(language, "/search"));

test("a search is a plain form that holds what was asked for", () => {
  show();
  const field = screen.getByRole("searchbox", { name: "Search the store" }) as HTMLInputElement;
  expect([field.name, field.value]).toEqual(["q", "oil"]);
  expect([field.form?.method, field.form?.getAttribute("action")]).toEqual(["get", "/search"]);
});

test("what was found is shown: products with their count, shelves and guides", () => {
  show();
  expect(screen.getByRole("heading", { level: 1, name: "Results for “oil”" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "1 product" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Baby massage oil" })).toBeTruthy();
  const shelves = within(screen.getByRole("navigation", { name: "Shelves" }));
  expect(shelves.getByRole("link", { name: "Oils" }).getAttribute("href")).toBe("/category/oils-31");
  expect(screen.getByRole("link", { name: "Next" }).getAttribute("href")).toBe("/search?q=oil&page=2");
});

test("a slip of the finger is answered with what was meant", () => {
  show(searchPage({ query: "oyl", guessed: { text: "oil", url: "/search?q=oil" } }));
  expect(screen.getByRole("link", { name: "oil" }).getAttribute("href")).toBe("/search?q=oil");
});

test("nothing found leads on", () => {
  show(emptySearch({ query: "zzz" }));
  expect(screen.getByText("Nothing for “zzz”")).toBeTruthy();
  expect(screen.getByRole("link", { name: /Oils/ })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Popular just now" })).toBeTruthy();
});

test("choices that empty the list can be taken back", () => {
  const brand = { name: "brand", value: "care", label: "", url: "/search?q=oil" };
  show(searchPage({ total: 0, products: [], applied: [brand] }));
  expect(screen.getByRole("link", { name: "Without “Mylo Care”" }).getAttribute("href")).toBe("/search?q=oil");
});

test("what the law forbids is explained, and nothing is remembered", () => {
  const { unmount } = show(emptySearch({ query: "boy or girl", note: "An offence under the Act of 1994." }));
  expect(screen.getByText("An offence under the Act of 1994.")).toBeTruthy();
  expect(screen.queryByText(/Nothing for/)).toBeNull();
  unmount();
  show(emptySearch());
  expect(screen.queryByRole("heading", { name: "Your recent searches" })).toBeNull();
});

test("searches that led somewhere are offered again on this device, until they are cleared", async () => {
  show().unmount();
  show(emptySearch({ query: "zzz" })).unmount();
  show(emptySearch());
  const recent = within(screen.getByRole("region", { name: "Your recent searches" }));
  expect(recent.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/search?q=oil"]);
  await userEvent.click(recent.getByRole("button", { name: "Clear" }));
  expect(screen.queryByRole("region", { name: "Your recent searches" })).toBeNull();
});

test("the search speaks Hindi", () => {
  show(searchPage({ query: "तेल" }), "hi");
  expect(screen.getByRole("heading", { level: 1, name: "“तेल” के नतीजे" })).toBeTruthy();
});
