import type { Review } from "@api/types";
import { Button } from "@ui/button";
import { cx } from "@ui/cx";
import { Icon } from "@ui/icon";
import { check } from "@ui/icons";
import { announce, showToast } from "@ui/toasts";
import { errorText } from "@/lib/forms";
import { useMessages } from "@/lib/i18n";
import { useVoteHelpful } from "./api";
import { thumb } from "./icons";

type HelpfulProps = {
  review: Review;
  /** Whether the visitor has just said so, by a form that needed no script. */
  voted?: boolean;
  /** Where to return to without script. */
  next?: string;
};

/** Lets a reader say that a review helped, as a form of one button. */
export function Helpful({ review, voted, next }: HelpfulProps) {
  const t = useMessages("reviews.helpful");
  const vote = useVoteHelpful(review.id, {
    onDone: ({ helpful }) => announce(t("done", { count: helpful })),
    onRefused: (error) => showToast({ text: errorText(error, t) ?? "" }),
  });
  const done = voted || vote.isSuccess;
  const count = vote.data?.helpful ?? review.helpful;
  return (
    <form
      method="post"
      action={review.helpfulAction}
      onSubmit={(event) => {
        event.preventDefault();
        if (!done) vote.once();
      }}
    >
      {next && <input type="hidden" name="next" value={next} />}
      <Button
        type="submit"
        kind="secondary"
        size="small"
        pending={vote.isPending}
        aria-pressed={done}
        className={cx("rounded-full font-medium", done ? "border-leaf bg-leaf-soft text-leaf" : "border-line")}
        icon={<Icon shape={done ? check : thumb} size="small" />}
      >
        {done ? t("thanks") : t("vote")}
        {count > 0 && <span className="font-normal tabular-nums">{t("count", { count })}</span>}
        <span className="sr-only">{t("which", { author: review.author || t("somebody") })}</span>
      </Button>
    </form>
  );
}
