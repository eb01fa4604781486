import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useEffect, useRef } from "react";

/**
 * Ties a native modal dialog to the caller's state. The dialog never closes by itself: Esc, the backdrop and the close
 * button ask through onClose, and the caller (who may have to step back in history) answers by changing open.
 * Focus returns to where it was when the dialog opened.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const opener = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [open]);

  return {
    ref,
    onCancel(event: SyntheticEvent) {
      event.preventDefault();
      onClose();
    },
    // A browser lets a second Esc through even when the first cancel was prevented.
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== "Escape") return;
      event.preventDefault();
      onClose();
    },
    // Only the backdrop has the dialog itself as its target: everything visible sits in a child that fills it.
    onClick(event: MouseEvent) {
      if (event.target === event.currentTarget) onClose();
    },
  };
}
