import { cx } from "./cx";
import { Icon } from "./icon";
import { star } from "./icons";

type RatingProps = {
  /** The average as it is shown. */
  average: string;
  /** How many gave it, as it is shown. */
  count: string;
  /** Both as one spoken phrase. */
  spoken: string;
  className?: string;
};

/** An average out of five in figures, with one star to say what the figure is. */
export function Rating({ average, count, spoken, className }: RatingProps) {
  return (
    <p className={cx("text-small", className)}>
      <span className="sr-only">{spoken}</span>
      <span aria-hidden="true" className="inline-flex items-center gap-1.5 tabular-nums">
        <span className="inline-flex items-center gap-1 font-strong">
          <Icon shape={star} size="tiny" className="text-honey" />
          {average}
        </span>
        <span className="text-ink-soft">{count}</span>
      </span>
    </p>
  );
}
