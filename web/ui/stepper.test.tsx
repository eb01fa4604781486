import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Stepper } from "./stepper";
import { render, screen } from "./testing";

const labels = { valueLabel: "Quantity 2", decreaseLabel: "One less", increaseLabel: "One more" };

test("without a handler its buttons send the new number with the form", () => {
  render(
    <form>
      <Stepper name="quantity" value={2} max={5} {...labels} />
    </form>,
  );
  const more = screen.getByRole("button", { name: "One more" }) as HTMLButtonElement;
  expect([more.type, more.name, more.value]).toEqual(["submit", "quantity", "3"]);
  expect((screen.getByRole("button", { name: "One less" }) as HTMLButtonElement).value).toBe("1");
});

test("with a handler it calls that and leaves the form alone", async () => {
  const change = vi.fn();
  const submit = vi.fn((event) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Stepper name="quantity" value={2} max={5} onChange={change} {...labels} />
    </form>,
  );
  await userEvent.click(screen.getByRole("button", { name: "One more" }));
  expect(change).toHaveBeenCalledWith(3);
  expect(submit).not.toHaveBeenCalled();
});

test("at its limit a button says so, keeps its focus and does nothing", async () => {
  const change = vi.fn();
  render(<Stepper name="quantity" value={5} max={5} onChange={change} {...labels} />);
  const more = screen.getByRole("button", { name: "One more" });
  await userEvent.click(more);
  expect(change).not.toHaveBeenCalled();
  expect(more.getAttribute("aria-disabled")).toBe("true");
  expect(document.activeElement).toBe(more);
});

test("the number is named", () => {
  render(<Stepper name="quantity" value={2} max={5} {...labels} />);
  expect(screen.getByText("Quantity 2")).toBeTruthy();
  expect(screen.getByText("2").getAttribute("aria-hidden")).toBe("true");
});
