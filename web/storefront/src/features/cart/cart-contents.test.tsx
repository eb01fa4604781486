import { useQuery } from "@tanstack/react-query";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { cartQuery, keepCart } from "./api";
import { CartContents } from "./cart-contents";
import { cartOf, fakeServer, line, rupees, screen, show, waitFor } from "./testing";

function LiveCart({ initial }: { initial: ReturnType<typeof cartOf> }) {
  const { data } = useQuery({ ...cartQuery(), initialData: initial });
  return <CartContents cart={data} cartUrl="/cart" homeUrl="/" />;
}

const one = cartOf([line()]);
const increase = () => screen.getByRole("button", { name: "One more of Cloth Diaper" });
const remove = () => screen.getByRole("button", { name: "Remove Cloth Diaper" });

test("without script every line is a form of its own", () => {
  show(<CartContents cart={one} cartUrl="/hi/cart" homeUrl="/hi" />);
  const form = remove().closest("form");
  expect([form?.method, form?.getAttribute("action")]).toEqual(["post", "/hi/cart/lines/line_1"]);
  expect([remove().getAttribute("name"), remove().getAttribute("value")]).toEqual(["action", "remove"]);
  expect([increase().getAttribute("name"), increase().getAttribute("value")]).toEqual(["quantity", "2"]);
});

describe("changing a quantity", () => {
  test("shows the server's amounts and says them", async () => {
    const two = cartOf([line({ quantity: 2, total: rupees(2394) })], { version: 2, total: rupees(2394) });
    const calls = fakeServer(() => two);
    show(<LiveCart initial={one} />);
    await userEvent.click(increase());
    await screen.findByText("₹2,394");
    expect(calls).toEqual([{ method: "PUT", path: "/api/cart/lines/line_1", body: { quantity: 2 } }]);
    expect(screen.getByRole("status").textContent).toBe("2 of Cloth Diaper. To pay: 2394 rupees.");
  });

  test("quick taps arrive one after another, and the last one counts", async () => {
    let running = 0;
    const calls = fakeServer(async ({ body }) => {
      running += 1;
      expect(running).toBe(1);
      await new Promise((done) => setTimeout(done, 5));
      running -= 1;
      const { quantity } = body as { quantity: number };
      return cartOf([line({ quantity })], { version: quantity });
    });
    show(<LiveCart initial={one} />);
    await userEvent.click(increase());
    await userEvent.click(increase());
    await userEvent.click(increase());
    await waitFor(() => expect(calls.map((call) => (call.body as { quantity: number }).quantity)).toEqual([2, 3, 4]));
    await waitFor(() => expect(screen.getByText("Quantity of Cloth Diaper: 4")).toBeTruthy());
  });

  test("a refusal leaves the cart as it was and is said in words", async () => {
    fakeServer(() => ({ status: 422, code: "cart.out_of_stock" }));
    show(<LiveCart initial={one} />);
    await userEvent.click(increase());
    expect(await screen.findByText("There is not enough of this left in stock.")).toBeTruthy();
    expect(screen.getByText("Quantity of Cloth Diaper: 1")).toBeTruthy();
  });
});

describe("removing a line", () => {
  test("offers to bring it back, as it was", async () => {
    const calls = fakeServer(({ method }) =>
      method === "DELETE" ? cartOf([], { version: 2 }) : cartOf([line({ quantity: 3 })], { version: 3 }),
    );
    show(<LiveCart initial={cartOf([line({ quantity: 3 })])} />);
    await userEvent.click(remove());
    expect(await screen.findByText("Your cart is empty")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByRole("link", { name: "Cloth Diaper" })).toBeTruthy();
    expect(calls.at(-1)).toMatchObject({
      method: "POST",
      path: "/api/cart/lines",
      body: { productId: 970, optionId: 1, quantity: 3 },
    });
  });

  test("keeps the focus in the cart", async () => {
    fakeServer(() => cartOf([], { version: 2 }));
    const { container } = show(<LiveCart initial={one} />);
    await userEvent.click(remove());
    await screen.findByText("Your cart is empty");
    expect(document.activeElement).not.toBe(document.body);
    expect(container.contains(document.activeElement)).toBe(true);
  });

  test("a double tap removes once", async () => {
    const calls = fakeServer(() => cartOf([], { version: 2 }));
    show(<LiveCart initial={one} />);
    await userEvent.dblClick(remove());
    await screen.findByText("Your cart is empty");
    expect(calls).toHaveLength(1);
  });
});

describe("what has changed since a line was added", () => {
  test("a new price is told with the old one", () => {
    const changed = line({ notice: { code: "price_changed", was: rupees(1099), left: 0 } });
    show(<CartContents cart={cartOf([changed])} cartUrl="/cart" homeUrl="/" />);
    expect(screen.getByText("The price has changed from ₹1,099 to ₹1,197 since you added this.")).toBeTruthy();
  });

  test("too few left can be corrected", () => {
    const short = line({
      quantity: 3,
      maxQuantity: 2,
      unavailable: true,
      notice: { code: "not_enough", left: 2 },
    });
    show(<CartContents cart={cartOf([short])} cartUrl="/cart" homeUrl="/" />);
    expect(screen.getByText("Only 2 are left. Reduce the quantity to order them.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "One less of Cloth Diaper" }).getAttribute("aria-disabled")).toBe(
      "false",
    );
  });

  test("what is no longer sold can only be removed", () => {
    const gone = line({
      name: "",
      url: "",
      picture: undefined,
      maxQuantity: 0,
      unavailable: true,
      notice: { code: "gone", left: 0 },
    });
    show(<CartContents cart={cartOf([gone])} cartUrl="/cart" homeUrl="/" />);
    expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual(["Remove"]);
  });
});

test("an empty cart offers one next step", () => {
  show(<CartContents cart={cartOf([])} cartUrl="/cart" homeUrl="/hi" />, "hi");
  expect(screen.getByRole("heading", { name: "आपका कार्ट खाली है" })).toBeTruthy();
  expect(screen.getAllByRole("link")).toHaveLength(1);
});

test("an older state of the same cart never replaces a newer one", () => {
  const { client } = show(<span />);
  keepCart(client, cartOf([line()], { version: 5 }));
  keepCart(client, cartOf([], { version: 4 }));
  expect(client.getQueryData(cartQuery().queryKey)?.version).toBe(5);
  keepCart(client, cartOf([], { id: "cart_2", version: 1 }));
  expect(client.getQueryData(cartQuery().queryKey)?.id).toBe("cart_2");
});
