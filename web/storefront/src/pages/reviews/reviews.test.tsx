import { screen, within } from "@ui/testing";
import { expect, test } from "vitest";
import { renderInShop, visitIn } from "@/lib/testing";
import { Page } from "./index";
import { reviewsPage } from "./testing";

const show = (change = {}, language: "en" | "hi" = "en") =>
  renderInShop(<Page {...reviewsPage(change)} />, visitIn(language, "/reviews/diaper-pants-medium-2379"));

const href = (name: string | RegExp) => screen.getByRole("link", { name }).getAttribute("href");

test("every choice is a link to the list with that choice made", () => {
  show();
  expect(href(/^7–8 kg/)).toBe("/reviews/diaper-pants-medium-2379?weight=7-8");
  expect(href("Most helpful")).toBe("/reviews/diaper-pants-medium-2379?sort=helpful&verified=1");
  expect(screen.getByRole("link", { name: "Newest" }).getAttribute("aria-current")).toBe("true");
  expect(href("More reviews")).toBe("/reviews/diaper-pants-medium-2379?after=x&verified=1");
});

test("a choice can be taken back from its chip", () => {
  show();
  const chosen = within(screen.getByRole("list", { name: "Chosen filters" }));
  expect(chosen.getByRole("link", { name: /Take back Verified buyers/ }).getAttribute("href")).toBe(
    "/reviews/diaper-pants-medium-2379",
  );
});

test("a list that its choices have emptied says which to take back", () => {
  show({ total: 0, reviews: [], next: "" });
  expect(href("Without “Verified buyers”")).toBe("/reviews/diaper-pants-medium-2379");
});

test("without a single review the page invites to write one", () => {
  show({ average: "", count: 0, listed: 0, total: 0, reviews: [], applied: [], filters: [], next: "" });
  expect(screen.getByText("Nobody has written yet")).toBeTruthy();
  expect(href("Be the first")).toBe("#write");
});

test("a guest can rate, and is told what writing needs", () => {
  show();
  const write = within(screen.getByRole("region", { name: "Rate this product" }));
  const form = write.getByRole("button", { name: "Send rating" }).closest("form");
  expect([form?.method, form?.getAttribute("action")]).toEqual(["post", "/reviews/diaper-pants-medium-2379/write"]);
  expect(within(write.getByRole("group", { name: "Your rating" })).getAllByRole("radio")).toHaveLength(5);
  expect(write.queryByRole("textbox")).toBeNull();
  expect(write.getByText(/need no account/)).toBeTruthy();
});

test("a customer finds what they said before, and may take it back", () => {
  const mine = {
    id: "rev_9",
    rating: 3,
    title: "Fine",
    body: "Does its work.",
    fit: "right",
    weight: "7-8",
    age: "",
    size: 2379,
    status: "published" as const,
    verified: true,
    editable: true,
    editUntil: { iso: "2026-12-01", text: "1 Dec 2026" },
  };
  show({ form: { ...reviewsPage().form, signedIn: true, mine } });
  const own = within(screen.getByRole("region", { name: "Your review" }));
  expect((own.getByRole("textbox", { name: "In one line" }) as HTMLInputElement).value).toBe("Fine");
  expect((own.getByRole("radio", { name: "3 stars" }) as HTMLInputElement).checked).toBe(true);
  expect(own.getByText("You can change it until 1 Dec 2026.")).toBeTruthy();
  const form = own.getByRole("button", { name: "Yes, withdraw it" }).closest("form");
  expect(form && new FormData(form).get("action")).toBe("withdraw");
});

test("the page says what became of a form", () => {
  const { unmount } = show({ outcome: { saved: "pending", voted: "", problem: "" } });
  expect(screen.getByRole("status").textContent).toMatch(/A person reads it first/);
  unmount();
  show({ outcome: { saved: "", voted: "", problem: "review.bad_rating" } });
  expect(screen.getByRole("alert").textContent).toBe("Please choose one to five stars.");
});

test("the rules of reviewing are in plain sight", () => {
  show();
  expect(screen.getByRole("region", { name: "How reviews work here" }).textContent).toContain("Mylo does.");
});

test("the page speaks Hindi", () => {
  show({}, "hi");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Diaper pants, medium: समीक्षाएँ");
});
