import { cx } from "./cx";

type PriceProps = {
  /** What it costs, formatted. */
  price: string;
  /** What it would cost without the offer, formatted, with the short word that stands before it. */
  strike?: { label: string; text: string } | null;
  /** The offer in words, such as a percentage. */
  off?: string | null;
  /** The whole price as one spoken sentence. Screen readers hear this and nothing else. */
  spoken: string;
  size?: "small" | "regular" | "large";
  /** One part under the other, at the right edge. */
  stacked?: boolean;
  className?: string;
};

const sizes = {
  small: { price: "text-body", rest: "text-tiny", gap: "gap-x-1.5" },
  regular: { price: "text-lead", rest: "text-small", gap: "gap-x-2" },
  large: { price: "text-price tracking-tighter", rest: "text-body", gap: "gap-x-2.5" },
};

/** A price, the struck one beside it, and what that saves. */
export function Price({ price, strike, off, spoken, size = "regular", stacked, className }: PriceProps) {
  const look = sizes[size];
  return (
    <p className={cx("tabular-nums", className)}>
      <span className="sr-only">{spoken}</span>
      <span
        aria-hidden="true"
        className={cx("flex", stacked ? "flex-col items-end" : "flex-wrap items-baseline", look.gap)}
      >
        <span className={cx("font-bold", look.price)}>{price}</span>
        {strike && (
          <span className={cx("whitespace-nowrap text-ink-soft", look.rest)}>
            {strike.label} <s>{strike.text}</s>
          </span>
        )}
        {off && <span className={cx("font-strong text-leaf", look.rest)}>{off}</span>}
      </span>
    </p>
  );
}
