import type { CartLine as Line } from "@api/types";
import { cx } from "@ui/cx";
import { Picture } from "@ui/picture";
import { useMessages } from "@/lib/i18n";
import { useLineActions } from "./line-actions";
import { LineForm } from "./line-form";
import { LineNotice } from "./line-notice";

type CartLineProps = {
  line: Line;
  /** Where the form goes without script. */
  action: string;
  onRemoved: () => void;
};

/** One line: what it is, how many, what it comes to. Compact in the drawer, wide where there is room. */
export function CartLine({ line, action, onRemoved }: CartLineProps) {
  const t = useMessages("cart.line");
  const { quantity, waiting, setQuantity, remove } = useLineActions(line, onRemoved);
  const name = line.name || t("nameless");
  return (
    <li className="border-line border-b py-5 first:pt-1 last:border-b-0">
      <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-4 @min-[36rem]:grid-cols-[8rem_minmax(0,1fr)_auto] @min-[36rem]:gap-x-5">
        <Thumbnail line={line} />
        <div className="grid content-start gap-0.5">
          <p className={cx("font-medium", line.unavailable && "text-ink-soft")}>
            {line.url ? (
              <a href={line.url} className="hover:text-action-text">
                {name}
              </a>
            ) : (
              name
            )}
          </p>
          {line.optionTitle && <p className="text-ink-soft text-small">{line.optionTitle}</p>}
        </div>
        {!line.unavailable && <LinePrice line={line} waiting={waiting} />}
        <div className="col-span-full mt-3 grid gap-3 @min-[36rem]:col-span-2 @min-[36rem]:col-start-2 @min-[36rem]:self-end">
          <LineNotice line={line} />
          <LineForm
            name={name}
            action={action}
            quantity={quantity}
            max={line.maxQuantity}
            waiting={waiting}
            onQuantity={setQuantity}
            onRemove={remove}
          />
        </div>
      </div>
    </li>
  );
}

function Thumbnail({ line }: { line: Line }) {
  const place = "row-span-2 aspect-square self-start rounded-card";
  if (!line.picture) return <span className={cx(place, "bg-paper")} />;
  return (
    <Picture
      picture={line.picture}
      sizes="128px"
      decorative
      className={cx(place, line.unavailable && "opacity-60 grayscale")}
    />
  );
}

function LinePrice({ line, waiting }: { line: Line; waiting: boolean }) {
  const t = useMessages("cart.line");
  return (
    <p
      className={cx(
        "col-start-2 mt-1 flex flex-wrap items-baseline gap-x-2 tabular-nums transition-opacity",
        "@min-[36rem]:col-start-3 @min-[36rem]:row-start-1 @min-[36rem]:mt-0 @min-[36rem]:flex-col @min-[36rem]:items-end",
        waiting && "opacity-55",
      )}
    >
      <span className="font-strong">
        <span className="sr-only">{t("priceSpoken", { price: line.total.spoken })}</span>
        <span aria-hidden="true">{line.total.text}</span>
      </span>
      {line.strikeTotal && (
        <span className="whitespace-nowrap text-ink-soft text-small">
          <span className="sr-only">{t("mrpSpoken", { price: line.strikeTotal.spoken })}</span>
          <span aria-hidden="true">
            {t("mrp")} <s>{line.strikeTotal.text}</s>
          </span>
        </span>
      )}
    </p>
  );
}
