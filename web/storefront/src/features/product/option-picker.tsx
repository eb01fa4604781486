import type { BundleOption } from "@api/types";
import { Badge } from "@ui/badge";
import { cx } from "@ui/cx";
import { Price } from "@ui/price";
import { useId } from "react";
import { useMessages } from "@/lib/i18n";
import { usePriceWords } from "./price-words";

type OptionPickerProps = {
  options: BundleOption[];
  onChoose: (id: string) => void;
};

/**
 * The ways to buy a product, as a radio group. The browser holds the choice, not React, so what a shopper picks before
 * the script arrives stays picked.
 */
export function OptionPicker({ options, onChoose }: OptionPickerProps) {
  const t = useMessages("product.options");
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 font-strong text-body">{t("legend")}</legend>
      {options.map((option) => (
        <Choice key={option.id} option={option} onChoose={onChoose} />
      ))}
    </fieldset>
  );
}

function Choice({ option, onChoose }: { option: BundleOption; onChoose: (id: string) => void }) {
  const words = usePriceWords();
  const id = useId();
  const gone = option.availability === "out_of_stock";
  return (
    <div
      className={cx(
        "relative flex flex-wrap items-center gap-x-3.5 rounded-card border border-line bg-surface p-3 pr-3.5 transition-colors",
        "hover:border-edge has-checked:border-action-text has-checked:bg-blush has-checked:ring-1 has-checked:ring-action-text",
        "has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2",
        gone && "bg-paper text-ink-soft hover:border-line",
      )}
    >
      {/* Covers the whole card, so that the card is what is pressed. */}
      <input
        type="radio"
        name="optionId"
        value={option.id}
        defaultChecked={option.selected && !gone}
        disabled={gone}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-price ${id}-note`}
        onChange={() => onChoose(option.id)}
        className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-card outline-none disabled:cursor-default"
      />
      <span
        aria-hidden="true"
        className="size-5 shrink-0 rounded-full border-[1.5px] border-edge bg-surface peer-checked:border-[6px] peer-checked:border-action peer-disabled:opacity-40"
      />
      <div className="grid min-w-0 flex-1 basis-28 gap-0.5">
        <span id={`${id}-title`} className="font-strong">
          {option.title}
        </span>
        <span id={`${id}-note`} className="text-ink-soft text-small tabular-nums">
          {option.unitText}
          <Scarcity option={option} />
        </span>
      </div>
      <div id={`${id}-price`} className="ml-auto shrink-0">
        <Price stacked {...words.price(option)} off={null} />
      </div>
      {option.bestValue && !gone && (
        <Badge tone="leaf" className="-top-2.5 absolute right-3 max-w-[calc(100%-1.5rem)] ring-2 ring-surface">
          {option.bestValue}
        </Badge>
      )}
    </div>
  );
}

function Scarcity({ option }: { option: BundleOption }) {
  const t = useMessages("product.options");
  if (option.availability === "out_of_stock") return <strong className="block font-medium">{t("gone")}</strong>;
  if (option.availability === "low" && option.left) {
    return <strong className="block font-medium text-honey">{t("left", { count: option.left })}</strong>;
  }
  return null;
}
