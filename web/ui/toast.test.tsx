import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { act, render, screen, within } from "./testing";
import { ToastRegion } from "./toast";
import { announce, dismissToast, showToast, toastStore } from "./toasts";

afterEach(() => {
  vi.useRealTimers();
  act(() => {
    const left = toastStore.current();
    if (left) dismissToast(left.id);
  });
});

test("a toast is shown in a live region and goes after a while", () => {
  vi.useFakeTimers();
  render(<ToastRegion />);
  act(() => showToast({ text: "Saved" }));
  expect(screen.getByText("Saved").closest("[aria-live=polite]")).toBeTruthy();
  act(() => vi.advanceTimersByTime(5_000));
  expect(screen.queryByText("Saved")).toBeNull();
});

test("a newer toast takes the place of the older one", () => {
  render(<ToastRegion />);
  act(() => showToast({ text: "First" }));
  act(() => showToast({ text: "Second" }));
  expect(screen.queryByText("First")).toBeNull();
  expect(screen.getByText("Second")).toBeTruthy();
});

test("its action runs once and takes it away", async () => {
  const run = vi.fn();
  render(<ToastRegion />);
  act(() => showToast({ text: "Removed", action: { label: "Undo", run } }));
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(run).toHaveBeenCalledTimes(1);
  expect(screen.queryByText("Removed")).toBeNull();
});

test("a toast with focus on it waits", () => {
  vi.useFakeTimers();
  render(<ToastRegion />);
  act(() => showToast({ text: "Removed", action: { label: "Undo", run: () => undefined } }));
  act(() => screen.getByRole("button", { name: "Undo" }).focus());
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByText("Removed")).toBeTruthy();
});

test("the region that came last shows, because a modal makes the page behind it inert", () => {
  const page = render(<ToastRegion />);
  const modal = render(<ToastRegion />);
  act(() => showToast({ text: "Saved" }));
  expect(within(page.container).queryByText("Saved")).toBeNull();
  expect(within(modal.container).getByText("Saved")).toBeTruthy();
  modal.unmount();
  expect(within(page.container).getByText("Saved")).toBeTruthy();
});

test("an announcement is a status, and the same words can be said again", () => {
  render(<ToastRegion />);
  act(() => announce("2 items"));
  const first = screen.getByRole("status").textContent;
  act(() => announce("2 items"));
  expect(first?.trim()).toBe("2 items");
  expect(screen.getByRole("status").textContent).not.toBe(first);
});
