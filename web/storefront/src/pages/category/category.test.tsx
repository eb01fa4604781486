import { screen, within } from "@ui/testing";
import { expect, test } from "vitest";
import { renderInShop, visitIn } from "@/lib/testing";
import { Page } from "./index";
import { categoryPage } from "./testing";

const show = (change = {}, language: "en" | "hi" = "en") =>
  renderInShop(<Page {...categoryPage(change)} />, visitIn(language, "/category/diaper-pants-12"));

test("every choice is a link to the list with that choice made", () => {
  show();
  const filters = screen.getByRole("complementary", { name: "Filters" });
  expect(
    within(filters)
      .getByRole("link", { name: /Medium/ })
      .getAttribute("href"),
  ).toBe("/category/diaper-pants-12?size=Medium");
  expect(within(filters).getByRole("link", { name: /Small/ }).getAttribute("aria-current")).toBe("true");
});

test("a choice can be taken back from its chip", () => {
  show();
  const chosen = screen.getByRole("list", { name: "Chosen filters" });
  expect(
    within(chosen)
      .getByRole("link", { name: /Take back Small/ })
      .getAttribute("href"),
  ).toBe("/category/diaper-pants-12");
});

test("an empty list says which choice to take back", () => {
  show({ total: 0, products: [], pages: 1, next: "" });
  expect(screen.getByText("Nothing fits all of that")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Without “Small”" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Show everything" })).toBeTruthy();
});

test("pages are links, too", () => {
  show();
  expect(screen.getByRole("link", { name: "Next" }).getAttribute("href")).toBe("/category/diaper-pants-12?page=2");
  expect(screen.queryByRole("link", { name: "Previous" })).toBeNull();
});

test("the shelf speaks Hindi", () => {
  show({}, "hi");
  expect(screen.getByRole("heading", { name: "1 प्रॉडक्ट" })).toBeTruthy();
});
