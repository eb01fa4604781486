import type { View } from "../page";
import { currentEntry } from "./location";
import { Navigator, type Stage } from "./navigator";

export { type HistoryFlag, useCartFlag, useHistoryFlag } from "./history-flag";
export type { Stage } from "./navigator";
export { useLoading } from "./progress";

let navigator: Navigator | undefined;

/** Takes over the links of the document. Returns what gives them back. */
export function startNavigation(first: View, stage: Stage): () => void {
  navigator = new Navigator(first, stage);
  const stop = navigator.listen();
  return () => {
    stop();
    navigator = undefined;
  };
}

/** Goes to an address of this site, as a link would. */
export function visit(href: string, options: { replace?: boolean } = {}): void {
  const url = new URL(href, location.href);
  if (navigator && url.origin === location.origin) void navigator.go(url, options.replace ? "replace" : "push");
  else location.assign(url);
}

/** Asks the server for the current page again. */
export function refresh(): void {
  visit(location.href, { replace: true });
}

/** Steps back if this tab has a page of ours to step back to; otherwise goes to the given address. */
export function stepBack(otherwise: string): void {
  if (currentEntry().depth > 0) history.back();
  else visit(otherwise);
}
