import { Icon } from "@ui/icon";
import { trash } from "@ui/icons";
import { Stepper } from "@ui/stepper";
import { useMessages } from "@/lib/i18n";

type LineFormProps = {
  name: string;
  action: string;
  quantity: number;
  max: number;
  waiting: boolean;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
};

/** The two things to do with a line, as a form whose buttons work without script. */
export function LineForm({ name, action, quantity, max, waiting, onQuantity, onRemove }: LineFormProps) {
  const t = useMessages("cart.line");
  return (
    <form method="post" action={action} className="flex flex-wrap items-center justify-between gap-x-3">
      {max > 0 ? (
        <Stepper
          name="quantity"
          value={quantity}
          max={max}
          valueLabel={t("quantity", { name, count: quantity })}
          decreaseLabel={t("decrease", { name })}
          increaseLabel={t("increase", { name })}
          onChange={onQuantity}
          pending={waiting}
        />
      ) : (
        <span />
      )}
      <button
        type="submit"
        name="action"
        value="remove"
        aria-label={t("removeName", { name })}
        onClick={(event) => {
          event.preventDefault();
          onRemove();
        }}
        className="-mr-2 inline-flex min-h-11 items-center gap-2 rounded-field px-2 text-ink-soft text-small transition-colors hover:text-action-text"
      >
        <Icon shape={trash} size="small" />
        {t("remove")}
      </button>
    </form>
  );
}
