import type { SearchPage } from "@api/types";
import { Icon } from "@ui/icon";
import { book, chevronRight } from "@ui/icons";
import { useMessages } from "@/lib/i18n";

type Groups = { groups: SearchPage["others"] };

/** The shelves of the store that fit, as chips. */
export function FoundShelves({ groups }: Groups) {
  const t = useMessages("search.kind");
  const found = groups.find(({ kind }) => kind === "category");
  if (!found) return null;
  return (
    <nav aria-label={t("category")} className="quiet-scrollbar -mx-4 overflow-x-auto px-4 py-1 md:mx-0 md:px-0">
      <ul className="flex gap-2 md:flex-wrap">
        {found.items.map((item) => (
          <li key={item.url} className="shrink-0">
            <a
              href={item.url}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-small hover:border-ink md:min-h-10"
            >
              {item.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What has been written about it. */
export function FoundGuides({ groups }: Groups) {
  const t = useMessages("search.kind");
  const found = groups.find(({ kind }) => kind === "guide");
  if (!found) return null;
  return (
    <section aria-labelledby="guides" className="mt-8 grid gap-4 rounded-sheet bg-paper p-5 md:mt-12 md:p-8">
      <h2 id="guides" className="text-h3">
        {t("guide")}
      </h2>
      <ul className="grid gap-x-10 md:grid-cols-2">
        {found.items.map((item) => (
          <li key={item.url} className="border-line border-t">
            <a href={item.url} className="flex min-h-14 items-center gap-3 py-2 hover:text-action-text">
              <Icon shape={book} size="small" className="text-ink-soft" />
              <span className="grow">{item.title}</span>
              <Icon shape={chevronRight} size="small" className="text-ink-soft" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
