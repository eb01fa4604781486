import type { BundleOption } from "@api/types";
import { Price } from "@ui/price";
import { usePriceWords } from "./price-words";

/** What the chosen option costs, what it saves, and what one piece comes to. */
export function OptionPrice({ option }: { option: BundleOption }) {
  const words = usePriceWords();
  return (
    <div className="grid gap-1">
      <Price size="large" {...words.price(option)} />
      <p className="text-ink-soft text-small tabular-nums">{words.perPiece(option.unitText)}</p>
    </div>
  );
}
