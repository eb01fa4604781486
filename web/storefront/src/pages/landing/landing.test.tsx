import { screen, within } from "@ui/testing";
import { expect, test } from "vitest";
import { renderInShop, visitIn } from "@/lib/testing";
import { Page } from "./index";
import { landingPage } from "./testing";

const show = (change = {}, language: "en" | "hi" = "en") =>
  renderInShop(<Page {...landingPage(change)} />, visitIn(language, "/best-cloth-diapers"));

test("the hero is the heading of the page and leads on", () => {
  show();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Cloth diapers, compared plainly");
  expect(screen.getByRole("link", { name: "See our cloth diapers" }).getAttribute("href")).toMatch(/^\/category/);
});

test("every block stands under its own heading", () => {
  show();
  for (const name of ["Is cloth for you?", "Wash day", "Questions"]) {
    expect(screen.getByRole("region", { name }), name).toBeTruthy();
  }
  expect(screen.getByRole("figure").textContent).toBe("A morning's washing.");
  expect(screen.getByText("Not if rinsed.")).toBeTruthy();
});

test("a comparison is a table that names its rows and columns", () => {
  show();
  const table = within(screen.getByRole("table"));
  expect(table.getByRole("columnheader", { name: "Cloth" })).toBeTruthy();
  expect(table.getByRole("rowheader", { name: "Cost for a year" })).toBeTruthy();
});

test("drawings that follow each other lie side by side, each with a way to print it", () => {
  show();
  const sheets = within(screen.getByRole("list", { name: "Drawings to colour" }));
  expect(sheets.getAllByRole("listitem")).toHaveLength(2);
  expect(sheets.getByRole("link", { name: "Open and print : Mango" }).getAttribute("href")).toBe("/media/mango.svg");
});

test("a page without a hero still has a heading", () => {
  show({ blocks: [] });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Cloth diapers, compared plainly");
});

test("a page that nobody has translated says so and keeps its own language", () => {
  show({}, "hi");
  expect(screen.getByText("यह पेज अभी केवल अंग्रेज़ी में है।")).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1 }).closest("[lang]")?.getAttribute("lang")).toBe("en");
});
