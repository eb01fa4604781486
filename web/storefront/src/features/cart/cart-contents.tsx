import type { CartView } from "@api/types";
import { useRef } from "react";
import { useMessages } from "@/lib/i18n";
import { CartLine } from "./cart-line";
import { EmptyCart } from "./empty-cart";

type CartContentsProps = { cart: CartView; cartUrl: string; homeUrl: string };

/** What is in the cart, or what to do about an empty one. Focus stays here when a line goes. */
export function CartContents({ cart, cartUrl, homeUrl }: CartContentsProps) {
  const t = useMessages("cart.page");
  const self = useRef<HTMLDivElement>(null);
  return (
    <div ref={self} tabIndex={-1} className="outline-none">
      {cart.empty ? (
        <EmptyCart homeUrl={homeUrl} />
      ) : (
        <ul aria-label={t("lines")} className="@container">
          {cart.lines.map((line) => (
            <CartLine
              key={line.id}
              line={line}
              action={`${cartUrl}/lines/${line.id}`}
              onRemoved={() => self.current?.focus({ preventScroll: true })}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
