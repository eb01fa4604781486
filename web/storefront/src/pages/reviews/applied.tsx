import type { ReviewsPage } from "@api/types";
import { Icon } from "@ui/icon";
import { close } from "@ui/icons";
import { useMessages } from "@/lib/i18n";
import { useChoiceWords } from "./words";

/** What the list is narrowed to, each with the way back. */
export function AppliedChoices({ applied, clearUrl }: { applied: ReviewsPage["applied"]; clearUrl: string }) {
  const t = useMessages("reviews.list");
  const words = useChoiceWords();
  if (applied.length === 0) return null;
  return (
    <ul aria-label={t("applied")} className="flex flex-wrap items-center gap-2 pb-2">
      {applied.map((choice) => (
        <li key={choice.name + choice.value}>
          <a
            href={choice.url}
            rel="nofollow"
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-blush px-4 font-medium text-action-text text-small md:min-h-9"
          >
            <span className="sr-only">{t("takeBack")}</span>
            {words(choice.name, choice)}
            <Icon shape={close} size="tiny" />
          </a>
        </li>
      ))}
      {applied.length > 1 && (
        <li>
          <a
            href={clearUrl}
            className="inline-flex min-h-11 items-center px-2 text-ink-soft text-small underline md:min-h-9"
          >
            {t("clear")}
          </a>
        </li>
      )}
    </ul>
  );
}
