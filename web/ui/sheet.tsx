import { type ReactNode, useId } from "react";
import { IconButton } from "./button";
import { Icon } from "./icon";
import { close } from "./icons";
import { useModal } from "./modal";
import { ToastRegion } from "./toast";

type SheetProps = {
  open: boolean;
  /** Asked for by Esc, the backdrop and the close button. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Stays at the foot while the content scrolls. */
  footer?: ReactNode;
};

/** A surface over the page: up from the bottom on a phone, in from the side on a wide screen. */
export function Sheet({ open, onClose, title, closeLabel, children, footer }: SheetProps) {
  const titleId = useId();
  return (
    <dialog
      {...useModal(open, onClose)}
      aria-labelledby={titleId}
      className={
        "modal modal-sheet m-0 mt-auto h-[90dvh] max-h-none w-full max-w-none overflow-hidden rounded-t-sheet bg-raised " +
        "text-ink shadow-float md:mt-0 md:ml-auto md:h-dvh md:w-[27rem] md:rounded-none md:rounded-l-sheet"
      }
    >
      {open && (
        <div className="flex h-full flex-col">
          <span aria-hidden="true" className="mx-auto mt-2 h-1 w-10 rounded-full bg-line md:hidden" />
          <header className="flex items-center gap-3 border-line border-b py-2 pr-2 pl-5 md:py-3">
            <h2 id={titleId} className="grow font-strong text-h3">
              {title}
            </h2>
            <IconButton label={closeLabel} onClick={onClose}>
              <Icon shape={close} />
            </IconButton>
          </header>
          <div className="grow overflow-y-auto overscroll-contain px-5 py-4">{children}</div>
          <div className="relative">
            <ToastRegion />
            {footer && <footer className="border-line border-t bg-raised px-5 pt-3 pb-safe">{footer}</footer>}
          </div>
        </div>
      )}
    </dialog>
  );
}
