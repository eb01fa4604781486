import type { ReviewsPage } from "@api/types";
import { cx } from "@ui/cx";
import { Icon } from "@ui/icon";
import { check } from "@ui/icons";
import { useMessages } from "@/lib/i18n";
import { ChoiceMenu } from "./choice-menu";
import { useChoiceWords } from "./words";

type Filter = ReviewsPage["filters"][number];

/** Ways to narrow the list. Stars are left out: the bars beside the list already lead to them. */
export function Narrow({ filters }: { filters: Filter[] }) {
  const t = useMessages("reviews.list");
  const offered = filters.filter(({ name }) => name !== "stars");
  if (offered.length === 0) return null;
  return (
    <ul aria-label={t("narrow")} className="flex flex-wrap gap-2 py-3">
      {offered.map((filter) => (
        <li key={filter.name}>
          <Choices filter={filter} />
        </li>
      ))}
    </ul>
  );
}

function Choices({ filter }: { filter: Filter }) {
  const name = useMessages("reviews.filter");
  const words = useChoiceWords();
  const [only] = filter.choices;
  if (filter.name === "size" || filter.name === "weight") {
    const choices = filter.choices.map((choice) => ({ ...choice, text: words(filter.name, choice) }));
    return <ChoiceMenu chip label={name(filter.name)} choices={choices} side="left" />;
  }
  if (!only) return null;
  return (
    <a
      href={only.url}
      rel="nofollow"
      aria-current={only.selected ? "true" : undefined}
      className={cx(
        "inline-flex min-h-11 items-center gap-1.5 rounded-full border px-4 text-small md:min-h-10",
        only.selected ? "border-action-text bg-blush font-strong text-action-text" : "border-line hover:border-ink",
      )}
    >
      {only.selected && <Icon shape={check} size="tiny" />}
      {words(filter.name, only)}
      <span aria-hidden="true" className="font-normal text-ink-soft tabular-nums">
        {only.count}
      </span>
    </a>
  );
}
