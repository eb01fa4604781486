export type ConnectionClass = "slow" | "medium" | "fast";

/**
 * Sorts a connection by what the browser reports of it. A browser that reports nothing counts as fast, and somebody who
 * asked to save data as slow.
 */
export function connectionClass(effectiveType: string | null | undefined, saveData = false): ConnectionClass {
  if (saveData || effectiveType === "2g" || effectiveType === "slow-2g") return "slow";
  return effectiveType === "3g" ? "medium" : "fast";
}
