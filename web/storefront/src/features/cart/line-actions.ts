import type { CartLine, CartView } from "@api/types";
import { announce, showToast } from "@ui/toasts";
import { useRef } from "react";
import { useMessages } from "@/lib/i18n";
import { useAddToCart, useRemoveLine, useSetQuantity } from "./api";
import { useProblemText } from "./problem";

/**
 * What can be done with a line, each step spoken to screen readers and each refusal said in words. The words are made
 * when the change is done, and by then the line itself may be gone.
 */
export function useLineActions(line: CartLine, onRemoved: () => void) {
  const t = useMessages("cart.line");
  const problemText = useProblemText();
  const refused = (error: Error) => showToast({ text: problemText(error) });
  // Once asked to go, a line stays asked: a second tap may come before the screen shows that it is gone.
  const leaving = useRef(false);

  const restore = useAddToCart({ onDone: () => announce(t("restored", { name: line.name })), onRefused: refused });
  const remove = useRemoveLine({
    onDone: () => {
      onRemoved();
      showToast({ text: t("removed", { name: line.name }), action: { label: t("undo"), run: putBack } });
    },
    onRefused: (error) => {
      leaving.current = false;
      refused(error);
    },
  });
  const change = useSetQuantity({
    onDone: (cart) =>
      announce(t("changed", { name: line.name, count: quantityIn(cart, line), total: cart.total.spoken })),
    onRefused: refused,
  });

  function putBack() {
    restore.mutateOnce({ productId: line.productId, optionId: line.optionId, quantity: line.quantity });
  }

  return {
    // While a change is on its way the stepper shows what was asked for; every amount waits for the server.
    quantity: change.isPending ? change.variables.quantity : line.quantity,
    waiting: change.isPending || remove.isPending,
    setQuantity: (quantity: number) => change.mutate({ lineId: line.id, quantity }),
    remove: () => {
      if (leaving.current) return;
      leaving.current = true;
      remove.mutate({ lineId: line.id });
    },
  };
}

function quantityIn(cart: CartView, line: CartLine): number {
  return cart.lines.find(({ id }) => id === line.id)?.quantity ?? 0;
}
