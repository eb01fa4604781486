import type { ReviewsPage } from "@api/types";
import { ButtonLink } from "@ui/button";
import { ReviewCard } from "@/features/reviews";
import { useMessages } from "@/lib/i18n";
import { AppliedChoices } from "./applied";
import { ChoiceMenu } from "./choice-menu";
import { Narrow } from "./narrow";
import { Nothing } from "./nothing";

/** The reviews that the choices leave, with the choices above and the next page below. */
export function ReviewList({ page }: { page: ReviewsPage }) {
  const t = useMessages("reviews.list");
  const sort = useMessages("reviews.sort");
  const order = page.sorts.find(({ selected }) => selected);
  if (page.listed === 0) return <Nothing page={page} />;
  return (
    <section aria-labelledby="list" className="grid content-start">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="list" className="font-medium text-body text-ink-soft" aria-live="polite">
          {page.applied.length > 0
            ? t("some", { count: page.total, of: page.listed })
            : t("count", { count: page.listed })}
        </h2>
        <ChoiceMenu
          label={sort("label")}
          shown={order && sort(order.value as Parameters<typeof sort>[0])}
          choices={page.sorts.map((choice) => ({ ...choice, text: sort(choice.value as Parameters<typeof sort>[0]) }))}
          side="right"
        />
      </div>
      <Narrow filters={page.filters} />
      <AppliedChoices applied={page.applied} clearUrl={page.url} />
      {page.total === 0 ? (
        <Nothing page={page} />
      ) : (
        <div>
          {page.reviews.map((review) => (
            <ReviewCard key={review.id} review={review} voted={page.outcome.voted === review.id} next={order?.url} />
          ))}
        </div>
      )}
      <Paging first={page.first} next={page.next} />
    </section>
  );
}

function Paging({ first, next }: Pick<ReviewsPage, "first" | "next">) {
  const t = useMessages("reviews.paging");
  if (!first && !next) return null;
  return (
    <nav aria-label={t("label")} className="flex flex-wrap items-center justify-center gap-4 pt-8">
      {first && (
        <ButtonLink kind="quiet" href={first} rel="nofollow">
          {t("first")}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink kind="secondary" href={next} rel="next nofollow">
          {t("next")}
        </ButtonLink>
      )}
    </nav>
  );
}
