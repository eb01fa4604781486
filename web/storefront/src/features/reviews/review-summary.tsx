import type { ReviewSummary as Summary } from "@api/types";
import { ButtonLink } from "@ui/button";
import { Icon } from "@ui/icon";
import { chevronRight } from "@ui/icons";
import { useMessages } from "@/lib/i18n";
import { Average } from "./average";
import { FitSummary } from "./fit";
import { Histogram } from "./histogram";
import { ReviewCard } from "./review-card";

/** The reviews of a product on its own page: the average, how it comes about, the most helpful, and the way to all. */
export function ReviewSummary({ summary }: { summary: Summary }) {
  const t = useMessages("reviews.summary");
  return (
    <section aria-labelledby="reviews" className="@container grid scroll-mt-24 gap-5">
      <h2 id="reviews" className="text-h3">
        {t("title")}
      </h2>
      {summary.count === 0 ? (
        <Nobody url={summary.url} />
      ) : (
        <div className="grid @min-[44rem]:grid-cols-[16rem_minmax(0,1fr)] gap-x-12 gap-y-6">
          <div className="grid max-w-narrow content-start gap-6">
            <Average {...summary} />
            <Histogram bars={summary.histogram} />
          </div>
          <div className="grid min-w-0 content-start justify-items-start gap-y-2">
            <div className="w-full">
              <FitSummary fit={summary.fit} />
            </div>
            {summary.top.length > 0 && (
              <div className="w-full border-line border-t @min-[44rem]:border-t-0 ">
                {summary.top.map((review) => (
                  <ReviewCard key={review.id} review={review} />
                ))}
              </div>
            )}
            <a
              href={summary.url}
              className="mt-3 inline-flex min-h-12 items-center gap-1 font-strong text-action-text underline-offset-4 hover:underline"
            >
              {summary.listed > 0 ? t("all", { count: summary.listed }) : t("rate")}
              <Icon shape={chevronRight} size="small" />
            </a>
          </div>
        </div>
      )}
    </section>
  );
}

function Nobody({ url }: { url: string }) {
  const t = useMessages("reviews.summary");
  return (
    <div className="grid justify-items-start gap-3 rounded-sheet bg-paper p-5 md:p-7">
      <p className="max-w-[40ch] text-ink-soft">{t("nobody")}</p>
      <ButtonLink kind="secondary" size="small" href={`${url}#write`}>
        {t("first")}
      </ButtonLink>
    </div>
  );
}
