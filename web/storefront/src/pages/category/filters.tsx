import type { Filter } from "@api/types";
import { cx } from "@ui/cx";
import { Icon } from "@ui/icon";
import { check, chevronDown, filter as filterIcon } from "@ui/icons";
import { useMessages } from "@/lib/i18n";
import { useChoiceWords } from "./words";

/** What to choose by: folded away on a phone, beside the list on a wide screen. */
export function Filters({ filters, chosen }: { filters: Filter[]; chosen: number }) {
  const t = useMessages("category");
  if (filters.length === 0) return null;
  return (
    <>
      <details className="group mb-5 rounded-card border border-line md:hidden">
        <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 px-4 font-strong [&::-webkit-details-marker]:hidden">
          <Icon shape={filterIcon} />
          <span className="grow">{chosen > 0 ? t("filters", { count: chosen }) : t("filtersLabel")}</span>
          <Icon shape={chevronDown} className="transition-transform group-open:rotate-180" />
        </summary>
        <div className="px-4 pb-4">
          <Groups filters={filters} />
        </div>
      </details>
      <aside aria-label={t("filtersLabel")} className="hidden md:block">
        <Groups filters={filters} />
      </aside>
    </>
  );
}

function Groups({ filters }: { filters: Filter[] }) {
  const name = useMessages("category.filter");
  const label = useMessages("category");
  return (
    <div className="grid gap-6">
      <h2 className="sr-only">{label("filtersLabel")}</h2>
      {filters.map((filter) => (
        <section key={filter.name} aria-label={name(filter.name)} className="grid gap-2">
          <h3 className="font-strong text-small">{name(filter.name)}</h3>
          <ul className="flex flex-wrap gap-2 md:grid md:gap-0">
            {filter.choices.map((choice) => (
              <li key={choice.value}>
                <Choice filter={filter.name} choice={choice} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Choice({ filter, choice }: { filter: string; choice: Filter["choices"][number] }) {
  const words = useChoiceWords();
  const t = useMessages("category");
  const empty = choice.count === 0 && !choice.selected;
  return (
    <a
      href={choice.url}
      rel="nofollow"
      aria-current={choice.selected ? "true" : undefined}
      className={cx(
        "inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-small md:flex md:min-h-9 md:rounded-field md:border-transparent md:px-2 md:hover:bg-paper",
        choice.selected ? "border-action-text bg-blush font-strong text-action-text" : "border-line",
        empty && "text-ink-soft",
      )}
    >
      <span
        aria-hidden="true"
        className={cx(
          "hidden size-5 items-center justify-center rounded border md:inline-flex",
          choice.selected ? "border-action bg-action text-on-action" : "border-edge",
        )}
      >
        {choice.selected && <Icon shape={check} size="tiny" />}
      </span>
      <span className="grow">{words(filter, choice)}</span>
      {choice.count >= 0 && (
        <span className="text-ink-soft tabular-nums">
          <span className="sr-only">{t("count", { count: choice.count })}</span>
          <span aria-hidden="true">{choice.count}</span>
        </span>
      )}
    </a>
  );
}
