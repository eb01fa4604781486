import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { Dialog } from "./dialog";
import { Sheet } from "./sheet";
import { render, screen, waitFor } from "./testing";

describe.each([
  ["Sheet", Sheet],
  ["Dialog", Dialog],
])("%s", (_, Modal) => {
  function Opener({ onClose }: { onClose?: () => void }) {
    const [open, setOpen] = useState(false);
    const close = () => {
      onClose?.();
      setOpen(false);
    };
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Modal open={open} onClose={close} title="Filters" closeLabel="Close">
          <p>Inside</p>
        </Modal>
      </>
    );
  }

  async function opened(onClose?: () => void) {
    render(<Opener onClose={onClose} />);
    await userEvent.click(screen.getByRole("button", { name: "Open" }));
    return screen.getByRole("dialog", { name: "Filters" });
  }

  test("shows nothing until it is opened", () => {
    render(<Opener />);
    expect(screen.queryByText("Inside")).toBeNull();
  });

  test("is named by its title and closes by its button, giving focus back", async () => {
    const dialog = await opened();
    expect(dialog.hasAttribute("open")).toBe(true);
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(dialog.hasAttribute("open")).toBe(false));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Open" }));
  });

  test("asks to be closed by Esc, and does not close by itself", async () => {
    const onClose = vi.fn();
    render(
      <Modal open onClose={onClose} title="Filters" closeLabel="Close">
        <p>Inside</p>
      </Modal>,
    );
    screen.getByRole("button", { name: "Close" }).focus();
    await userEvent.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("dialog").hasAttribute("open")).toBe(true);
  });

  test("asks to be closed by a press on the backdrop, not by one inside", async () => {
    const onClose = vi.fn();
    const dialog = await opened(onClose);
    await userEvent.click(screen.getByText("Inside"));
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(dialog);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
