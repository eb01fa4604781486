import { useMessages } from "@/lib/i18n";
import { Stars } from "./stars";

/** What buyers think on the whole: the figure large, the stars beside it, and from how many it comes. */
export function Average({ average, count, shared }: { average: string; count: number; shared: boolean }) {
  const t = useMessages("reviews.average");
  return (
    <div className="grid gap-1">
      <p className="flex items-center gap-4">
        <span className="sr-only">{t("spoken", { average })}</span>
        <span aria-hidden="true" className="font-bold text-h1 tabular-nums leading-none tracking-tighter">
          {average}
        </span>
        <span className="grid gap-0.5">
          <Stars value={Number(average)} />
          <span className="text-ink-soft text-small">{t("count", { count })}</span>
        </span>
      </p>
      {shared && <p className="text-ink-soft text-small">{t("shared")}</p>}
    </div>
  );
}
