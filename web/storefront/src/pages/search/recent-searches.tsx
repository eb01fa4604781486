import { Icon } from "@ui/icon";
import { forgetSearches, useRecentSearches } from "@/features/search";
import { clock } from "@/features/search/icons";
import { useMessages } from "@/lib/i18n";
import { usePath } from "@/lib/visit";

/** What was searched for on this device. It is known only in the browser, so it comes after the rest of the page. */
export function RecentSearches() {
  const t = useMessages("search.page");
  const searches = useRecentSearches();
  const url = usePath()("/search");
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby="recent" className="grid gap-3">
      <div className="flex items-center justify-between gap-4">
        <h2 id="recent" className="font-strong text-lead">
          {t("recent")}
        </h2>
        <button
          type="button"
          onClick={forgetSearches}
          className="-mr-2 min-h-11 rounded-field px-2 text-ink-soft text-small underline underline-offset-4 hover:text-ink"
        >
          {t("forget")}
        </button>
      </div>
      <ul className="flex flex-wrap gap-2">
        {searches.map((words) => (
          <li key={words}>
            <a
              href={`${url}?q=${encodeURIComponent(words)}`}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line px-4 text-small hover:border-ink"
            >
              <Icon shape={clock} size="tiny" className="text-ink-soft" />
              {words}
            </a>
          </li>
        ))}
      </ul>
      <p className="text-ink-soft text-small">{t("private")}</p>
    </section>
  );
}
