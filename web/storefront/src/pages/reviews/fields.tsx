import type { ReviewsPage } from "@api/types";
import { Icon } from "@ui/icon";
import { chevronDown, star } from "@ui/icons";
import { useId } from "react";
import { useMessages } from "@/lib/i18n";

type Form = ReviewsPage["form"];

/** One to five stars, as radio buttons. The browser colours every star up to the chosen one. */
export function StarChoices({ given }: { given?: number }) {
  const t = useMessages("reviews.write");
  const stars = useMessages("reviews.histogram");
  return (
    <fieldset>
      <legend className="mb-1 font-medium text-small">{t("stars")}</legend>
      <div className="-ml-2 flex">
        {[1, 2, 3, 4, 5].map((count) => (
          <label
            key={count}
            className="relative flex size-12 cursor-pointer items-center justify-center rounded-full text-ink/20 transition-colors hover:text-honey has-checked:text-honey has-[~label_:checked]:text-honey has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="rating"
              value={count}
              required
              defaultChecked={count === given}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            <Icon shape={star} size="large" />
            <span className="sr-only">{stars("stars", { count })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** How the size turned out. Choosing none is fine. */
export function FitChoices({ fits, given }: { fits: string[]; given?: string }) {
  const t = useMessages("reviews.write");
  const words = useMessages("reviews.fit");
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-small">{t("fit")}</legend>
      <div className="flex flex-wrap gap-2">
        {fits.map((value) => (
          <label
            key={value}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-edge px-4 text-small transition-colors hover:border-ink has-checked:border-action-text has-checked:bg-blush has-checked:font-strong has-checked:text-action-text has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input type="radio" name="fit" value={value} defaultChecked={value === given} className="sr-only" />
            {words(value as Parameters<typeof words>[0])}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type SelectProps = { name: string; label: string; choices: Form["weights"] };

/** A choice that may be left open. Nothing where there is nothing to choose from. */
export function Select({ name, label, choices }: SelectProps) {
  const t = useMessages("reviews.write");
  const id = useId();
  if (choices.length === 0) return null;
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-medium text-small">
        {label}
      </label>
      <span className="relative">
        <select
          id={id}
          name={name}
          defaultValue={choices.find(({ selected }) => selected)?.value ?? ""}
          className="min-h-12 w-full appearance-none rounded-field border border-edge bg-surface px-3.5 pr-10 text-body hover:border-ink"
        >
          <option value="">{t("unsaid")}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <Icon
          shape={chevronDown}
          size="small"
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-3 text-ink-soft"
        />
      </span>
    </div>
  );
}

type WordsProps = { label: string; hint: string; max: number; given?: string };

/** Room for several sentences. */
export function Words({ label, hint, max, given }: WordsProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium text-small">
        {label}
      </label>
      <textarea
        id={id}
        name="body"
        rows={5}
        maxLength={max}
        defaultValue={given}
        aria-describedby={`${id}-hint`}
        className="w-full rounded-field border border-edge bg-surface px-3.5 py-3 text-body hover:border-ink"
      />
      <p id={`${id}-hint`} className="text-ink-soft text-small">
        {hint}
      </p>
    </div>
  );
}
