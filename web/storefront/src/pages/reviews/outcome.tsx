import type { ReviewsPage } from "@api/types";
import { cx } from "@ui/cx";
import { Icon } from "@ui/icon";
import { alert, check } from "@ui/icons";
import { useMessages } from "@/lib/i18n";

/** What became of the form that led here. */
export function Outcome({ outcome }: { outcome: ReviewsPage["outcome"] }) {
  const t = useMessages("reviews.outcome");
  const { problem, saved, voted } = outcome;
  const done = saved ? t(saved) : voted ? t("voted") : undefined;
  const text = problem ? (t.find(`errors.${problem}`) ?? t.find("errors.unknown")) : done;
  if (!text) return null;
  return (
    <p
      role={problem ? "alert" : "status"}
      className={cx(
        "mb-8 flex max-w-read gap-3 rounded-card p-4",
        problem ? "bg-honey-soft text-honey" : "bg-leaf-soft text-leaf",
      )}
    >
      <Icon shape={problem ? alert : check} />
      {text}
    </p>
  );
}
