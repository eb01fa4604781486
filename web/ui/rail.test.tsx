import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Rail } from "./rail";
import { fireEvent, render, screen } from "./testing";

const labels = { label: "Bestsellers", previousLabel: "Back", nextLabel: "Onward" };

/** Gives a list sizes, which the test's document does not lay out. */
function sized(list: HTMLElement, at: { scrollLeft: number; clientWidth: number; scrollWidth: number }) {
  for (const [name, value] of Object.entries(at)) Object.defineProperty(list, name, { value, configurable: true });
  fireEvent.scroll(list);
}

test("it is a named list", () => {
  render(
    <Rail {...labels}>
      <li>One</li>
      <li>Two</li>
    </Rail>,
  );
  expect(screen.getByRole("region", { name: "Bestsellers" })).toBeTruthy();
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
});

test("an arrow works only where there is more to see", async () => {
  render(
    <Rail {...labels}>
      <li>One</li>
    </Rail>,
  );
  const list = screen.getByRole("list");
  list.scrollBy = vi.fn();
  sized(list, { scrollLeft: 0, clientWidth: 300, scrollWidth: 900 });
  const [back, onward] = [screen.getByRole("button", { name: "Back" }), screen.getByRole("button", { name: "Onward" })];
  expect([back, onward].map((button) => (button as HTMLButtonElement).disabled)).toEqual([true, false]);
  await userEvent.click(onward);
  expect(list.scrollBy).toHaveBeenCalledWith({ left: 270, behavior: "smooth" });
  sized(list, { scrollLeft: 600, clientWidth: 300, scrollWidth: 900 });
  expect((onward as HTMLButtonElement).disabled).toBe(true);
});
