import { expect, test } from "vitest";
import { renderInShop, visitIn } from "./testing";
import { addressOf, usePath } from "./visit";

test("an address carries the market and the language, market first", () => {
  expect(addressOf("IND", "en", "/cart")).toBe("/cart");
  expect(addressOf("IND", "hi", "/cart")).toBe("/hi/cart");
  expect(addressOf("UAE", "en", "/cart")).toBe("/uae/cart");
  expect(addressOf("UAE", "hi", "/cart")).toBe("/uae/hi/cart");
});

test("home has no slash at the end unless it is all there is", () => {
  expect(addressOf("IND", "en", "/")).toBe("/");
  expect(addressOf("IND", "hi", "/")).toBe("/hi");
});

function CartAddress() {
  return usePath()("/cart");
}

test("usePath stays in the visitor's own language", () => {
  expect(renderInShop(<CartAddress />, visitIn("hi", "/")).container.textContent).toBe("/hi/cart");
});
