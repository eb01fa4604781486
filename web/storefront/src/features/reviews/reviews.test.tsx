import userEvent from "@testing-library/user-event";
import { screen, waitFor, within } from "@ui/testing";
import { ToastRegion } from "@ui/toast";
import { afterEach, describe, expect, test, vi } from "vitest";
import { renderInShop, visitIn } from "@/lib/testing";
import { FitSummary } from "./fit";
import { Histogram } from "./histogram";
import { ReviewCard } from "./review-card";
import { ReviewSummary } from "./review-summary";
import { review, summary } from "./testing";

afterEach(() => vi.unstubAllGlobals());

test("a bar says how many gave how many stars, and leads to them", () => {
  renderInShop(<Histogram bars={summary().histogram} chosen={4} />);
  const bars = within(screen.getByRole("list", { name: "Ratings by stars" }));
  expect(bars.getByRole("link", { name: "5 stars: 11 ratings" }).getAttribute("href")).toMatch(/\?stars=5$/);
  expect(bars.getByRole("link", { name: "4 stars: 4 ratings" }).getAttribute("aria-current")).toBe("true");
  expect(bars.queryByRole("link", { name: /^2 stars/ }), "nobody gave two").toBeNull();
});

test("a review tells who wrote it, when, about what, and what the seller answered", () => {
  renderInShop(<ReviewCard review={review()} />);
  expect(screen.getByRole("img", { name: "4 stars out of 5" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Dry through the night" })).toBeTruthy();
  const article = screen.getByRole("article").textContent;
  for (const told of ["Asha", "Verified buyer", "4 Oct 2026", "Edited 9 Oct 2026", "Medium", "Runs small", "7–8 kg"]) {
    expect(article).toContain(told);
  }
  expect(article).toContain("Reply from Mylo");
});

test("what a reviewer did not say is left out", () => {
  const short = { author: "", verified: false, title: "", variant: "", fit: "" as const, weight: "", age: "" };
  renderInShop(<ReviewCard review={review({ ...short, edited: undefined, reply: undefined })} />);
  expect(screen.getByText("A parent")).toBeTruthy();
  expect(screen.queryByText(/Verified|Edited|Reply/)).toBeNull();
  expect(screen.queryByRole("heading")).toBeNull();
});

describe("the helpful vote", () => {
  function serve(answer: () => Response | Promise<Response>) {
    const calls: string[] = [];
    vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
      calls.push(`${init.method} ${path}`);
      return answer();
    });
    renderInShop(
      <>
        <ReviewCard review={review()} next="/reviews/x-1?sort=helpful" />
        <ToastRegion />
      </>,
    );
    return calls;
  }
  const button = () => screen.getByRole("button", { name: /Review by Asha/ });

  test("is a form without script", () => {
    serve(() => new Response());
    const form = button().closest("form");
    expect([form?.method, form?.getAttribute("action")]).toEqual(["post", "/reviews/rev_1/helpful"]);
    expect(form && new FormData(form).get("next")).toBe("/reviews/x-1?sort=helpful");
  });

  test("a double tap asks once, and the answer is shown and said", async () => {
    const calls = serve(() => new Response('{"helpful":13}'));
    await userEvent.dblClick(button());
    await waitFor(() => expect(button().textContent).toContain("(13)"));
    await userEvent.click(button());
    expect(calls).toEqual(["POST /api/reviews/rev_1/helpful"]);
    expect(button().getAttribute("aria-pressed")).toBe("true");
    expect(screen.getByRole("status").textContent).toBe("Thank you. 13 people found this review helpful.");
  });

  test("a refusal is said in words, and the vote can be tried again", async () => {
    const refusal = JSON.stringify({ error: { code: "review.own_review", message: "" } });
    const calls = serve(() => new Response(refusal, { status: 422 }));
    await userEvent.click(button());
    expect(await screen.findByText("Others decide whether your review is helpful.")).toBeTruthy();
    await userEvent.click(button());
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(button().textContent).toContain("(12)");
  });
});

describe("how it fits", () => {
  test("is a table with the weight of each row", () => {
    renderInShop(<FitSummary fit={summary().fit} />);
    const table = within(screen.getByRole("table", { name: "What parents chose by their baby’s weight" }));
    expect(table.getByRole("rowheader", { name: "7–8 kg" })).toBeTruthy();
    expect(table.getByRole("cell", { name: "14 of 18" })).toBeTruthy();
  });

  test("is silent when too few have said", () => {
    renderInShop(<FitSummary fit={{ answers: 0, small: 0, right: 0, large: 0, byWeight: [] }} />);
    expect(screen.queryByRole("heading")).toBeNull();
  });
});

describe("the summary on a product's page", () => {
  test("shows the average and leads to all reviews", () => {
    renderInShop(<ReviewSummary summary={summary()} />);
    expect(screen.getByText("4.3 out of 5 stars.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Read all 7 reviews" }).getAttribute("href")).toBe(summary().url);
  });

  test("asks for a first rating when there is none", () => {
    renderInShop(<ReviewSummary summary={summary({ count: 0, average: "", listed: 0, top: [] })} />);
    expect(screen.getByRole("link", { name: "Be the first to rate it" }).getAttribute("href")).toMatch(/#write$/);
    expect(screen.queryByRole("article")).toBeNull();
  });

  test("speaks Hindi", () => {
    renderInShop(<ReviewSummary summary={summary()} />, visitIn("hi", "/product/x-1"));
    expect(screen.getByRole("heading", { name: "ख़रीदारों की राय" })).toBeTruthy();
    expect(screen.getByText("सत्यापित ख़रीदार")).toBeTruthy();
  });
});
