import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Button, ButtonLink, IconButton } from "./button";
import { render, screen } from "./testing";

test("a button is pressed by pointer and by keyboard", async () => {
  const press = vi.fn();
  render(<Button onClick={press}>Save</Button>);
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await userEvent.keyboard("{Enter}");
  expect(press).toHaveBeenCalledTimes(2);
});

test("a pending button keeps its name and its focus but sends nothing", async () => {
  const press = vi.fn();
  const submit = vi.fn((event) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button type="submit" pending onClick={press}>
        Save
      </Button>
    </form>,
  );
  const button = screen.getByRole("button", { name: "Save" });
  await userEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
  expect(button.getAttribute("aria-busy")).toBe("true");
  expect(document.activeElement).toBe(button);
});

test("a button inside a form does not send it unless told to", async () => {
  const submit = vi.fn((event) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button>Help</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Help" }));
  expect(submit).not.toHaveBeenCalled();
});

test("going somewhere is a link", () => {
  render(<ButtonLink href="/there">Go</ButtonLink>);
  expect(screen.getByRole("link", { name: "Go" }).getAttribute("href")).toBe("/there");
});

test("an icon alone is named by its label", () => {
  render(<IconButton label="Close" />);
  expect(screen.getByRole("button", { name: "Close" })).toBeTruthy();
});
