import { useMemo, useSyncExternalStore } from "react";
import { amend, currentEntry, enterOver, onMove } from "./location";
import { rememberScroll } from "./scroll";

export interface HistoryFlag {
  isOpen: boolean;
  show(): void;
  hide(): void;
}

/**
 * Something over the page that Back closes: show adds `?name=value` to the address as a history entry of its own,
 * hide steps back from it. An address that already has it opens it after hydration.
 */
export function useHistoryFlag(name: string, value = "1"): HistoryFlag {
  const isOpen = useSyncExternalStore(
    onMove,
    () => has(name, value),
    () => false,
  );
  return useMemo(
    () => ({ isOpen, show: () => show(name, value), hide: () => hide(name, value) }),
    [isOpen, name, value],
  );
}

/** The cart at the side of the page, by the flag that the apps and old links know. */
export const useCartFlag = () => useHistoryFlag("cart", "side");

function has(name: string, value: string): boolean {
  return new URLSearchParams(location.search).get(name) === value;
}

function show(name: string, value: string): void {
  if (has(name, value)) return;
  rememberScroll(currentEntry().key);
  const url = new URL(location.href);
  url.searchParams.set(name, value);
  enterOver(url.href, name);
}

function hide(name: string, value: string): void {
  if (!has(name, value)) return;
  if (currentEntry().flag === name) {
    history.back();
    return;
  }
  // Opened by the address itself: there may be nothing of ours to step back to.
  const url = new URL(location.href);
  url.searchParams.delete(name);
  amend(url.href);
}
