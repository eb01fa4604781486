import { iconButtonClass } from "@ui/button";
import { cx } from "@ui/cx";
import { Icon } from "@ui/icon";
import { cart } from "@ui/icons";
import type { MouseEvent } from "react";
import { useCartCount } from "@/features/cart/cart-count";
import { useMessages } from "@/lib/i18n";
import { useCartFlag } from "@/lib/navigation";
import { usePath, useVisit } from "@/lib/visit";

/** The cart with its live count. A plain click opens it at the side; without script the link leads to the page. */
export function CartLink() {
  const t = useMessages("shell.header");
  const count = useCartCount() ?? 0;
  const side = useCartFlag();
  const path = usePath();
  const here = useVisit().path === "/cart";
  function open(event: MouseEvent) {
    if (here || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    side.show();
  }
  return (
    <a
      href={path("/cart")}
      onClick={open}
      aria-label={count > 0 ? t("cart", { count }) : t("cartEmpty")}
      aria-current={here ? "page" : undefined}
      data-no-prefetch
      className={cx(iconButtonClass, "relative")}
    >
      <Icon shape={cart} />
      {count > 0 && (
        <span
          key={count}
          className="badge-in absolute top-1 right-1 min-w-5 rounded-full bg-action px-1 text-center font-strong text-on-action text-tiny leading-5 tabular-nums"
        >
          {count > 99 ? "99+" : count}
        </span>
      )}
    </a>
  );
}
