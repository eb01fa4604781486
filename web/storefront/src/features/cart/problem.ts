import { errorText } from "@/lib/forms";
import { useMessages } from "@/lib/i18n";

/** Says in words why the cart could not be changed or read: for an error, or for the code of one. */
export function useProblemText(): (problem: unknown) => string {
  const t = useMessages("errors");
  return (problem) => {
    const text = typeof problem === "string" ? t.find(`errors.${problem}`) : errorText(problem, t);
    return text ?? t("unknown");
  };
}
