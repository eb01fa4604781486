import type { CartView } from "@api/types";
import { useQuery } from "@tanstack/react-query";
import { ButtonLink } from "@ui/button";
import { Sheet } from "@ui/sheet";
import { useMessages } from "@/lib/i18n";
import { cartQuery } from "./api";
import { CartContents } from "./cart-contents";
import { CartSkeleton, CartUnreachable } from "./cart-waiting";
import { Savings } from "./price-details";

type CartDrawerProps = { open: boolean; onClose: () => void; cartUrl: string; homeUrl: string };

/** The cart at the side of any page: enough to see and correct what is in it, and the way to the whole of it. */
export function CartDrawer({ open, onClose, cartUrl, homeUrl }: CartDrawerProps) {
  const t = useMessages("cart.drawer");
  const { data: cart, error, isFetching, refetch } = useQuery({ ...cartQuery(), enabled: open });
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={cart && !cart.empty ? t("titleCount", { count: cart.count }) : t("title")}
      closeLabel={t("close")}
      footer={cart && !cart.empty && <DrawerFooter cart={cart} cartUrl={cartUrl} />}
    >
      {cart ? (
        <CartContents cart={cart} cartUrl={cartUrl} homeUrl={homeUrl} />
      ) : error ? (
        <CartUnreachable error={error} onRetry={refetch} retrying={isFetching} />
      ) : (
        <CartSkeleton />
      )}
    </Sheet>
  );
}

function DrawerFooter({ cart, cartUrl }: { cart: CartView; cartUrl: string }) {
  const t = useMessages("cart.drawer");
  return (
    <div className="grid gap-3">
      <Savings cart={cart} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="shrink-0">
          <span className="block text-ink-soft text-tiny">{t("total")}</span>
          <span className="block font-bold text-lead tabular-nums">{cart.total.text}</span>
        </p>
        <ButtonLink href={cartUrl} className="flex-1 basis-32">
          {t("toCart")}
        </ButtonLink>
      </div>
    </div>
  );
}
