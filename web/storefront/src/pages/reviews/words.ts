import type { FilterChoice } from "@api/types";
import { useMessages } from "@/lib/i18n";

/** Words for a choice: the server's own where it has them, otherwise ours for the value. */
export function useChoiceWords() {
  const name = useMessages("reviews.filter");
  const t = useMessages("reviews.histogram");
  return (filter: string, choice: Pick<FilterChoice, "label" | "value">): string => {
    if (choice.label) return choice.label;
    if (filter === "stars") return t("stars", { count: Number(choice.value) });
    return name(filter === "photos" ? "photos" : "verified");
  };
}
