import type { CartView, Money } from "@api/types";
import { cx } from "@ui/cx";
import { Icon } from "@ui/icon";
import { tag } from "@ui/icons";
import { useMessages } from "@/lib/i18n";

/** How the amount to pay comes about. Every figure is the server's. */
export function PriceDetails({ cart, updating }: { cart: CartView; updating?: boolean }) {
  const t = useMessages("cart.price");
  return (
    <div className={cx("grid gap-4 transition-opacity", updating && "opacity-55")}>
      <dl className="grid gap-2.5">
        <Row label={t("mrpTotal")} money={cart.mrpTotal} />
        {cart.savings && <Row label={t("discount")} money={cart.savings} minus />}
        <Row label={t("toPay")} money={cart.total} strong />
      </dl>
      <p className="text-ink-soft text-small">{t("taxes")}</p>
      <Savings cart={cart} />
    </div>
  );
}

/** What the offers save, said once and plainly. */
export function Savings({ cart }: { cart: CartView }) {
  const t = useMessages("cart.price");
  if (!cart.savings) return null;
  return (
    <p className="flex items-center gap-2 rounded-field bg-leaf-soft px-3 py-2 font-medium text-leaf text-small tabular-nums">
      <Icon shape={tag} size="small" />
      {t("saved", { amount: cart.savings.text })}
    </p>
  );
}

type RowProps = { label: string; money: Money; minus?: boolean; strong?: boolean };

function Row({ label, money, minus, strong }: RowProps) {
  return (
    <div
      className={cx("flex justify-between gap-4", strong && "mt-1 border-line border-t pt-3.5 font-strong text-lead")}
    >
      <dt>{label}</dt>
      <dd className={cx("tabular-nums", minus && "text-leaf")}>
        {minus && "−"}
        {money.text}
      </dd>
    </div>
  );
}
