import type { FilterChoice } from "@api/types";
import { Icon } from "@ui/icon";
import { chevronDown } from "@ui/icons";
import { useMessages } from "@/lib/i18n";

/** The order of the list, as a small menu of links. */
export function SortLinks({ sorts }: { sorts: FilterChoice[] }) {
  const t = useMessages("category.sort");
  const chosen = sorts.find((sort) => sort.selected) ?? sorts[0];
  if (!chosen) return null;
  const word = (sort: FilterChoice) => t(sort.value as Parameters<typeof t>[0]);
  return (
    <details className="group relative">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-field px-2 text-small [&::-webkit-details-marker]:hidden">
        <span className="text-ink-soft">{t("label")}</span>
        <span className="font-strong">{word(chosen)}</span>
        <Icon shape={chevronDown} size="tiny" className="transition-transform group-open:rotate-180" />
      </summary>
      <ul className="absolute right-0 z-10 mt-1 grid w-60 gap-0.5 rounded-card bg-raised p-1.5 shadow-float">
        {sorts.map((sort) => (
          <li key={sort.value}>
            <a
              href={sort.url}
              rel="nofollow"
              aria-current={sort.selected ? "true" : undefined}
              className="flex min-h-11 items-center rounded-field px-3 text-small hover:bg-paper aria-[current]:font-strong aria-[current]:text-action-text"
            >
              {word(sort)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
