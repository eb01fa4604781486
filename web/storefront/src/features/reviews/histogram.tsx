import type { ReviewsPage } from "@api/types";
import { cx } from "@ui/cx";
import { Icon } from "@ui/icon";
import { star } from "@ui/icons";
import { useMessages } from "@/lib/i18n";

type Bar = ReviewsPage["histogram"][number];
type HistogramProps = {
  bars: Bar[];
  /** How many stars the list is narrowed to, if it is. */
  chosen?: number;
};

/** How many gave how many stars. Each bar leads to its reviews; a bar that nobody gave leads nowhere. */
export function Histogram({ bars, chosen }: HistogramProps) {
  const t = useMessages("reviews.histogram");
  return (
    <ul aria-label={t("label")} className="grid">
      {bars.map((bar) => (
        <li key={bar.stars}>
          {bar.count > 0 || bar.stars === chosen ? (
            <a
              href={bar.url}
              rel="nofollow"
              aria-current={bar.stars === chosen ? "true" : undefined}
              className={cx(row, "hover:bg-blush", bar.stars === chosen && "bg-blush font-strong text-action-text")}
            >
              <Line bar={bar} />
            </a>
          ) : (
            <span className={cx(row, "text-ink-soft")}>
              <Line bar={bar} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

const row = "-mx-2 flex min-h-9 items-center gap-3 rounded-field px-2 text-small";

function Line({ bar }: { bar: Bar }) {
  const t = useMessages("reviews.histogram");
  return (
    <>
      <span className="sr-only">{t("bar", { stars: t("stars", { count: bar.stars }), count: bar.count })}</span>
      <span aria-hidden="true" className="flex w-8 shrink-0 items-center gap-1 tabular-nums">
        {bar.stars}
        <Icon shape={star} size="tiny" className="text-honey" />
      </span>
      <svg aria-hidden="true" className="h-2 w-0 grow rounded-full">
        <rect width="100%" height="100%" className="fill-ink/10" />
        <rect width={`${bar.percent}%`} height="100%" rx="4" className="fill-honey" />
      </svg>
      <span aria-hidden="true" className="w-9 shrink-0 text-right text-ink-soft tabular-nums">
        {bar.percent}%
      </span>
    </>
  );
}
