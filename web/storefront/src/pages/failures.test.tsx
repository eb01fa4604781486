import { screen } from "@ui/testing";
import { expect, test } from "vitest";
import { payloadOf, renderInShop, visitIn } from "@/lib/testing";
import { Page as ErrorPage } from "./error";
import { Page as OfflinePage } from "./offline";

const error = { status: 404, code: "http.not_found", message: "Nothing here.", requestId: "", retry: false };

test("a page that is not there offers the way to the store", () => {
  renderInShop(<ErrorPage {...error} />, visitIn("hi", "/nope"));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("यह पेज हमें नहीं मिला");
  expect(screen.getByRole("link", { name: "स्टोर पर जाएँ" }).getAttribute("href")).toBe("/hi");
  expect(screen.queryByRole("button")).toBeNull();
});

test("a fault of ours can be tried again and has a number to mention", () => {
  renderInShop(
    <ErrorPage {...error} status={500} code="internal" requestId="req-1" retry />,
    payloadOf("error", error),
  );
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("We dropped a stitch");
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  expect(screen.getByText(/req-1/)).toBeTruthy();
});

test.each([
  [410, "We could not find this page"],
  [429, "A little too fast"],
  [503, "Back in a moment"],
  [502, "We dropped a stitch"],
  [403, "That did not work"],
])("status %i has its own words", (status, title) => {
  renderInShop(<ErrorPage {...error} status={status} />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
});

test("without a connection a page says so in both languages", () => {
  const { unmount } = renderInShop(<OfflinePage />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("You are offline");
  unmount();
  renderInShop(<OfflinePage />, visitIn("hi", "/offline"));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("आप ऑफ़लाइन हैं");
});
