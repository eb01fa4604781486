import { act, render, screen } from "@ui/testing";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useHistoryFlag } from "./history-flag";
import { currentEntry } from "./location";

function Sheet() {
  const sheet = useHistoryFlag("cart", "side");
  return (
    <>
      <button type="button" onClick={sheet.show}>
        show
      </button>
      <button type="button" onClick={sheet.hide}>
        hide
      </button>
      <output>{sheet.isOpen ? "open" : "closed"}</output>
    </>
  );
}

const press = (name: string) => act(() => screen.getByRole("button", { name }).click());
const state = () => screen.getByRole("status").textContent;

beforeEach(() => {
  history.replaceState(null, "", "/product/x-970?size=m");
});

afterEach(() => vi.restoreAllMocks());

test("showing adds an entry over the same page and keeps the rest of the address", () => {
  render(<Sheet />);
  const before = currentEntry();
  press("show");
  expect(state()).toBe("open");
  expect(location.search).toBe("?size=m&cart=side");
  expect(currentEntry()).toMatchObject({ page: before.page, depth: before.depth + 1, flag: "cart" });
});

test("the visitor's Back hides it", () => {
  render(<Sheet />);
  const before = currentEntry();
  press("show");
  act(() => {
    history.replaceState(before, "", "/product/x-970?size=m");
    window.dispatchEvent(new PopStateEvent("popstate", { state: before }));
  });
  expect(state()).toBe("closed");
});

test("hiding steps back, so that no empty entry is left", () => {
  const back = vi.spyOn(history, "back").mockImplementation(() => undefined);
  render(<Sheet />);
  press("show");
  press("hide");
  expect(back).toHaveBeenCalledOnce();
});

test("an address that has the flag opens it, and hiding only corrects the address", () => {
  const back = vi.spyOn(history, "back").mockImplementation(() => undefined);
  history.replaceState(null, "", "/product/x-970?cart=side");
  render(<Sheet />);
  expect(state()).toBe("open");
  press("hide");
  expect(back).not.toHaveBeenCalled();
  expect(location.search).toBe("");
  expect(state()).toBe("closed");
});
