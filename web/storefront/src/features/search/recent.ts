import { useSyncExternalStore } from "react";

const KEY = "mylo.searches";
const KEPT = 6;
const none: string[] = [];
const listeners = new Set<() => void>();
let read: { raw: string | null; words: string[] } = { raw: null, words: none };

/** What was searched for on this device, latest first. Nothing while the page is rendered on the server. */
export function useRecentSearches(): string[] {
  return useSyncExternalStore(subscribe, recent, () => none);
}

/** Puts a search on top of the list. It stays on this device and is never sent anywhere. */
export function rememberSearch(query: string): void {
  const same = (other: string) => other.toLowerCase() === query.toLowerCase();
  write([query, ...recent().filter((other) => !same(other))].slice(0, KEPT));
}

export function forgetSearches(): void {
  write([]);
}

// The same text gives the same list, as React asks of a store.
function recent(): string[] {
  const raw = stored();
  if (raw !== read.raw) read = { raw, words: parse(raw) };
  return read.words;
}

function parse(raw: string | null): string[] {
  try {
    const value: unknown = JSON.parse(raw ?? "[]");
    return Array.isArray(value) ? value.filter((word) => typeof word === "string").slice(0, KEPT) : none;
  } catch {
    return none;
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // A browser may refuse storage altogether.
    return null;
  }
}

function write(words: string[]): void {
  try {
    if (words.length > 0) localStorage.setItem(KEY, JSON.stringify(words));
    else localStorage.removeItem(KEY);
  } catch {
    // Full or refused: the list is a convenience and nothing depends on it.
  }
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
