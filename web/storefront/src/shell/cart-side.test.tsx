import { act, screen } from "@ui/testing";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderInShop } from "@/lib/testing";
import { CartSide } from "./cart-side";

const drawer = vi.hoisted(() => ({ fails: false }));

vi.mock("@/features/cart/cart-drawer", () => ({
  get CartDrawer() {
    if (drawer.fails) throw new Error("the file is gone");
    return ({ open }: { open: boolean }) => <p>{open ? "drawer open" : "drawer closed"}</p>;
  },
}));

beforeEach(() => {
  history.replaceState(null, "", "/product/x-970");
  drawer.fails = false;
});

afterEach(() => vi.restoreAllMocks());

test("it is not there until the cart is asked for", async () => {
  renderInShop(<CartSide />);
  expect(screen.queryByText(/drawer/)).toBeNull();
});

test("an address that asks for it opens it, and it stays to leave with its own movement", async () => {
  history.replaceState(null, "", "/product/x-970?cart=side");
  renderInShop(<CartSide />);
  expect(await screen.findByText("drawer open")).toBeTruthy();
  act(() => {
    history.replaceState(null, "", "/product/x-970");
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
  expect(screen.getByText("drawer closed")).toBeTruthy();
});

test("when its code cannot come, the page of the cart does", async () => {
  drawer.fails = true;
  const assign = vi.spyOn(location, "assign").mockImplementation(() => undefined);
  history.replaceState(null, "", "/product/x-970?cart=side");
  renderInShop(<CartSide />);
  await vi.waitFor(() => expect(String(assign.mock.calls[0]?.[0])).toMatch(/\/cart$/));
});
