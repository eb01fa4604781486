import { screen } from "@ui/testing";
import { expect, test, vi } from "vitest";
import { payloadOf, renderInShop, viewOf } from "@/lib/testing";
import { PageBoundary } from "./page-boundary";

function Broken(): never {
  throw new Error("a fault in the page");
}

test("a fault in a page is said in plain words, with a way to try again", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  renderInShop(
    <PageBoundary view={viewOf("x")}>
      <Broken />
    </PageBoundary>,
  );
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("This part did not load");
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  expect(screen.queryByText(/a fault in the page/)).toBeNull();
});

test("the next page starts clean", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { rerender } = renderInShop(
    <PageBoundary view={viewOf("first")}>
      <Broken />
    </PageBoundary>,
    payloadOf("offline", {}),
  );
  rerender(<PageBoundary view={viewOf("second")}>fine</PageBoundary>);
  expect(screen.getByText("fine")).toBeTruthy();
});
