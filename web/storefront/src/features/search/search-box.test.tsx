import type { FoundGroup } from "@api/types";
import userEvent from "@testing-library/user-event";
import { screen, waitFor, within } from "@ui/testing";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderInShop, visitIn } from "@/lib/testing";
import { rememberSearch } from "./recent";
import { SearchBox } from "./search-box";

const oils: FoundGroup[] = [
  {
    kind: "product",
    total: 1,
    items: [
      {
        title: "Baby massage oil",
        parts: [
          { text: "Baby massage ", match: false },
          { text: "oil", match: true },
        ],
        url: "/product/baby-massage-oil-3101",
        price: { paise: 34900, text: "₹349", spoken: "349 rupees" },
      },
    ],
  },
  { kind: "category", total: 1, items: [{ title: "Oils", parts: [], url: "/category/oils-31" }] },
];

let asked: string[] = [];
let assign: { mock: { calls: unknown[][] } };

beforeEach(() => {
  asked = [];
  localStorage.clear();
  assign = vi.spyOn(location, "assign").mockImplementation(() => undefined);
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return new Response(JSON.stringify(oils));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const field = () => screen.getByRole("combobox", { name: "Search the store" });

async function type(letters: string) {
  renderInShop(<SearchBox place="bar" />, visitIn("en", "/"));
  await userEvent.click(screen.getByRole("searchbox"));
  await screen.findByRole("combobox");
  await userEvent.type(field(), letters);
}

const options = async () => within(await screen.findByRole("listbox", { name: "Suggestions" })).getAllByRole("option");

test("until it is touched it is a plain form", () => {
  renderInShop(<SearchBox place="bar" />, visitIn("hi", "/"));
  const { form } = screen.getByRole("searchbox") as HTMLInputElement;
  expect([form?.method, form?.getAttribute("action")]).toEqual(["get", "/hi/search"]);
});

test("one letter asks nothing; a word asks once, when typing pauses", async () => {
  await type("o");
  await new Promise((done) => setTimeout(done, 250));
  expect(asked).toEqual([]);
  await userEvent.type(field(), "il");
  await options();
  expect(asked).toEqual(["/api/suggest?q=oil"]);
});

test("suggestions stand in groups, and the last one searches for what was typed", async () => {
  await type("oil");
  const [product, , all] = await options();
  expect(product?.textContent).toContain("Baby massage oil");
  expect(product?.getAttribute("href")).toBe("/product/baby-massage-oil-3101");
  expect(within(screen.getByRole("group", { name: "Shelves" })).getAllByRole("option")).toHaveLength(1);
  expect(all?.getAttribute("href")).toBe("/search?q=oil");
  expect(field().getAttribute("aria-expanded")).toBe("true");
});

test("arrows go through the list and the field, Enter follows, Escape closes", async () => {
  await type("oil");
  const list = await options();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(field().getAttribute("aria-activedescendant")).toBe(list[1]?.id);
  expect(list[1]?.getAttribute("aria-selected")).toBe("true");
  await userEvent.keyboard("{ArrowUp}{ArrowUp}");
  expect(field().getAttribute("aria-activedescendant")).toBeNull();
  await userEvent.keyboard("{ArrowUp}");
  expect(field().getAttribute("aria-activedescendant")).toBe(list[2]?.id);
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("listbox")).toBeNull();
  expect((field() as HTMLInputElement).value).toBe("oil");
  await userEvent.keyboard("{ArrowDown}");
  await options();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await waitFor(() => expect(String(assign.mock.calls[0]?.[0])).toMatch(/\/product\/baby-massage-oil-3101$/));
});

test("leaving the field closes the list", async () => {
  await type("oil");
  await options();
  await userEvent.tab();
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
});

test("an empty field offers what was searched for before", async () => {
  rememberSearch("wipes");
  await type("a{Backspace}");
  const [first] = await options();
  expect(first?.getAttribute("href")).toBe("/search?q=wipes");
});

test("when the server does not answer, the form still works", async () => {
  vi.stubGlobal("fetch", async () => new Response("{}", { status: 500 }));
  await type("oil");
  await new Promise((done) => setTimeout(done, 250));
  expect(screen.queryByRole("listbox")).toBeNull();
  expect((field() as HTMLInputElement).form?.checkValidity()).toBe(true);
});
