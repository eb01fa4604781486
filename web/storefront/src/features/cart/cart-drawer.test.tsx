import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { CartDrawer } from "./cart-drawer";
import { PriceDetails } from "./price-details";
import { cartOf, fakeServer, line, screen, show, within } from "./testing";

function drawer(over: { open?: boolean; onClose?: () => void } = {}) {
  return <CartDrawer open onClose={() => undefined} cartUrl="/cart" homeUrl="/" {...over} />;
}

test("a closed drawer asks for nothing", () => {
  const calls = fakeServer(() => cartOf([]));
  show(drawer({ open: false }));
  expect(calls).toEqual([]);
});

test("it counts what is in it and leads to the cart page", async () => {
  fakeServer(() => cartOf([line()], { count: 3 }));
  show(drawer());
  const dialog = await screen.findByRole("dialog", { name: "Your cart (3)" });
  expect(within(dialog).getByRole("link", { name: "View cart" }).getAttribute("href")).toBe("/cart");
});

test("while the cart is on its way its shape is shown, and that is said", async () => {
  fakeServer(() => new Promise(() => undefined));
  show(drawer());
  expect(screen.getByText("Your cart is on its way.")).toBeTruthy();
});

test("a cart that cannot be read is not an empty cart, and can be asked for again", async () => {
  let broken = true;
  fakeServer(() => (broken ? { status: 503, code: "db.unavailable" } : cartOf([line()])));
  show(drawer());
  expect((await screen.findByRole("alert")).textContent).toContain("The store cannot write anything down just now.");
  expect(screen.queryByText("Your cart is empty")).toBeNull();
  broken = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: "Cloth Diaper" })).toBeTruthy();
});

test("it asks to be closed", async () => {
  fakeServer(() => cartOf([]));
  const onClose = vi.fn();
  show(drawer({ onClose }));
  await userEvent.click(screen.getByRole("button", { name: "Close cart" }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("the price details add nothing up themselves", () => {
  show(<PriceDetails cart={cartOf([line()])} />);
  expect(screen.getAllByRole("definition").map((amount) => amount.textContent)).toEqual(["₹2,097", "−₹900", "₹1,197"]);
});
