import type { SearchPage } from "@api/types";
import { useMessages } from "@/lib/i18n";

/** What was probably meant. The results are for it already; the link makes it the search. */
export function Guess({ guessed }: Pick<SearchPage, "guessed">) {
  const t = useMessages("search.page");
  if (!guessed) return null;
  return (
    <p>
      {t("guessed")}{" "}
      <a href={guessed.url} className="font-strong text-action-text underline underline-offset-4">
        {guessed.text}
      </a>
      {t("guessedEnd")}
    </p>
  );
}
