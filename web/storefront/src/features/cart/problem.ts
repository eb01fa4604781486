import { ApiError } from "@api/error";
import { useMessages } from "@/lib/i18n";

/** Says in words why the cart could not be changed or read. */
export function useProblemText(): (problem: unknown) => string {
  const t = useMessages("cart.problem");
  return (problem) => {
    const code = problem instanceof ApiError ? problem.code : typeof problem === "string" ? problem : "";
    return t.find(`cart.problem.${code.replace(".", "_")}`) ?? t("unknown");
  };
}
