/**
 * The filter key that is kept with an order draft: option "0" (any way of paying) narrows to "2" (online only)
 * when the caller says so by true or "2", and any other option stays what it is.
 */
export function storedFilterKey(option: string, caller: boolean | string | null | undefined): string {
  if (option !== "0") return option;
  return caller === true || caller === "2" ? "2" : "0";
}
