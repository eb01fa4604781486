import type { ReviewsPage } from "@api/types";
import { ButtonLink } from "@ui/button";
import { useMessages } from "@/lib/i18n";
import { useChoiceWords } from "./words";

/** No words to read: because nobody has written any, or because no review has all that was chosen. */
export function Nothing({ page }: { page: ReviewsPage }) {
  const t = useMessages("reviews.nothing");
  const words = useChoiceWords();
  const last = page.applied.at(-1);
  return (
    <div className="mt-4 grid justify-items-center gap-4 rounded-card bg-paper px-6 py-14 text-center">
      <p className="text-h3">{last ? t("title") : t("nobody")}</p>
      <p className="max-w-[40ch] text-ink-soft">{last ? t("because") : t("first", { name: page.product.name })}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {last ? (
          <>
            <ButtonLink href={last.url}>{t("without", { choice: words(last.name, last) })}</ButtonLink>
            {page.applied.length > 1 && (
              <ButtonLink kind="secondary" href={page.url}>
                {t("all")}
              </ButtonLink>
            )}
          </>
        ) : (
          <ButtonLink href="#write">{t("write")}</ButtonLink>
        )}
      </div>
    </div>
  );
}
