import type { FilterChoice } from "@api/types";
import { useMessages } from "@/lib/i18n";

/** Words for a choice: the catalogue's own where it has them, otherwise ours for the value. */
export function useChoiceWords() {
  const stage = useMessages("category.stage");
  const brand = useMessages("category.brand");
  const t = useMessages("category.choice");
  return (filter: string, choice: Pick<FilterChoice, "label" | "value">): string => {
    if (choice.label) return choice.label;
    switch (filter) {
      case "stage":
        return stage(choice.value as Parameters<typeof stage>[0]);
      case "brand":
        return brand(choice.value as Parameters<typeof brand>[0]);
      case "discount":
        return t("discount", { percent: choice.value });
      case "rating":
        return t("rating", { stars: choice.value });
      default:
        return t("stock");
    }
  };
}
