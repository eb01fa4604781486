import type { CategoryPage } from "@api/types";
import { ButtonLink } from "@ui/button";
import { useMessages } from "@/lib/i18n";
import { useChoiceWords } from "./words";

/** No product has everything that was chosen: says which choice to take back first. */
export function Nothing({ applied, url }: { applied: CategoryPage["applied"]; url: string }) {
  const t = useMessages("category.nothing");
  const words = useChoiceWords();
  const last = applied.at(-1);
  return (
    <div className="grid justify-items-center gap-4 rounded-card bg-paper px-6 py-14 text-center">
      <p className="text-h3">{t("title")}</p>
      <p className="max-w-[40ch] text-ink-soft">
        {last ? t("because", { choice: words(last.name, last) }) : t("soon")}
      </p>
      {last && (
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink href={last.url}>{t("without", { choice: words(last.name, last) })}</ButtonLink>
          <ButtonLink kind="secondary" href={url}>
            {t("all")}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
