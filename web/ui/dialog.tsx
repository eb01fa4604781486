import { type ReactNode, useId } from "react";
import { IconButton } from "./button";
import { Icon } from "./icon";
import { close } from "./icons";
import { useModal } from "./modal";
import { ToastRegion } from "./toast";

type DialogProps = {
  open: boolean;
  /** Asked for by Esc, the backdrop and the close button. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Buttons, at the foot. */
  actions?: ReactNode;
};

/** A short question or message over the page, in the middle of the screen. */
export function Dialog({ open, onClose, title, closeLabel, children, actions }: DialogProps) {
  const titleId = useId();
  return (
    <dialog
      {...useModal(open, onClose)}
      aria-labelledby={titleId}
      className="modal m-auto w-[min(30rem,100vw-2rem)] rounded-sheet bg-raised text-ink shadow-float"
    >
      {open && (
        <div className="grid gap-3 p-5">
          <header className="flex items-start gap-3">
            <h2 id={titleId} className="grow pt-2 font-strong text-h3">
              {title}
            </h2>
            <IconButton label={closeLabel} onClick={onClose} className="-m-1">
              <Icon shape={close} />
            </IconButton>
          </header>
          <div>{children}</div>
          {actions && <footer className="mt-2 flex flex-wrap justify-end gap-3">{actions}</footer>}
          <ToastRegion />
        </div>
      )}
    </dialog>
  );
}
