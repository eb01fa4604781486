import type { FilterChoice } from "@api/types";
import { cx } from "@ui/cx";
import { Icon } from "@ui/icon";
import { check, chevronDown } from "@ui/icons";
import { useMessages } from "@/lib/i18n";

type ChoiceMenuProps = {
  label: string;
  /** What is chosen, in words, if anything is. */
  shown?: string;
  choices: (FilterChoice & { text: string })[];
  /** The edge at which the open menu is aligned with its button. */
  side: "left" | "right";
  /** Looks like a chip among chips. */
  chip?: boolean;
};

/** A small menu whose entries are links. */
export function ChoiceMenu({ label, shown, choices, side, chip }: ChoiceMenuProps) {
  const t = useMessages("reviews.list");
  return (
    <details name="reviews-menu" className="group relative">
      <summary
        className={cx(
          "flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-small md:min-h-10 [&::-webkit-details-marker]:hidden",
          chip ? "rounded-full border border-line px-4 hover:border-ink" : "rounded-field px-2",
        )}
      >
        <span className={chip ? undefined : "text-ink-soft"}>{label}</span>
        {shown && <span className="font-strong">{shown}</span>}
        <Icon shape={chevronDown} size="tiny" className="transition-transform group-open:rotate-180" />
      </summary>
      <ul
        className={cx(
          "absolute z-10 mt-1 grid w-56 gap-0.5 rounded-card bg-raised p-1.5 shadow-float",
          side === "right" ? "right-0" : "left-0",
        )}
      >
        {choices.map((choice) => (
          <li key={choice.value}>
            <a
              href={choice.url}
              rel="nofollow"
              aria-current={choice.selected ? "true" : undefined}
              className="flex min-h-11 items-center gap-2 rounded-field px-3 text-small hover:bg-paper aria-[current]:font-strong aria-[current]:text-action-text"
            >
              <span className="grow">{choice.text}</span>
              {choice.count >= 0 && (
                <span className="text-ink-soft tabular-nums">
                  <span className="sr-only">{t("count", { count: choice.count })}</span>
                  <span aria-hidden="true">{choice.count}</span>
                </span>
              )}
              {choice.selected && <Icon shape={check} size="tiny" />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
