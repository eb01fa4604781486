import type { CategoryPage } from "@api/types";
import { ButtonLink } from "@ui/button";
import { useMessages } from "@/lib/i18n";

/** From page to page. Each page has an address of its own. */
export function Paging({ page, pages, previous, next }: Pick<CategoryPage, "page" | "pages" | "previous" | "next">) {
  const t = useMessages("category.paging");
  if (pages < 2) return null;
  return (
    <nav aria-label={t("label")} className="flex items-center justify-center gap-4 pt-6">
      {previous && (
        <ButtonLink kind="secondary" href={previous} rel="prev">
          {t("previous")}
        </ButtonLink>
      )}
      <span className="text-ink-soft text-small tabular-nums">{t("place", { page, pages })}</span>
      {next && (
        <ButtonLink kind="secondary" href={next} rel="next">
          {t("next")}
        </ButtonLink>
      )}
    </nav>
  );
}
