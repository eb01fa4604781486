import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { useAddToCart } from "./api";
import { cartOf, fakeServer, line, screen, show, waitFor } from "./testing";

const wish = { productId: 970, optionId: 1, quantity: 1 };

function Adder() {
  const add = useAddToCart();
  return (
    <button type="button" onClick={() => add.mutateOnce(wish)}>
      {add.status}
    </button>
  );
}

const press = () => userEvent.click(screen.getByRole("button"));
const keys = (calls: { body: unknown }[]) => calls.map((call) => (call.body as { key: string }).key);

test("two quick taps send once", async () => {
  const calls = fakeServer(() => new Promise(() => undefined));
  show(<Adder />);
  await userEvent.dblClick(screen.getByRole("button"));
  expect(calls).toHaveLength(1);
});

test("when the answer was lost, the same wish is the same intent", async () => {
  let reachable = false;
  const calls = fakeServer(() => {
    if (!reachable) throw new TypeError("connection lost");
    return cartOf([line()]);
  });
  show(<Adder />);
  await press();
  await waitFor(() => expect(screen.getByRole("button").textContent).toBe("error"));
  reachable = true;
  await press();
  await waitFor(() => expect(screen.getByRole("button").textContent).toBe("success"));
  await press();
  await waitFor(() => expect(calls).toHaveLength(3));
  const [lost, again, another] = keys(calls);
  expect(again).toBe(lost);
  expect(another).not.toBe(lost);
});

test("after a refusal the wish is a new one", async () => {
  const calls = fakeServer(() => ({ status: 422, code: "cart.out_of_stock" }));
  show(<Adder />);
  await press();
  await waitFor(() => expect(screen.getByRole("button").textContent).toBe("error"));
  await press();
  await waitFor(() => expect(calls).toHaveLength(2));
  const [first, second] = keys(calls);
  expect(second).not.toBe(first);
});
