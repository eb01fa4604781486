/**
 * What a history entry remembers. Entries of one page (a sheet over it, a place within it) share `page` and differ
 * in `key`; `flag` names the sheet whose opening made the entry; `depth` counts the entries before it in this tab.
 */
export interface EntryState {
  key: string;
  page: string;
  depth: number;
  flag?: string;
}

type Listener = () => void;
const listeners = new Set<Listener>();
let made = 0;
let last: EntryState | undefined;

/** The current history entry. One that the browser made by itself (first load, a jump within the page) is adopted. */
export function currentEntry(): EntryState {
  if (isEntry(history.state)) {
    last = history.state;
    return last;
  }
  last = { key: newKey(), page: last?.page ?? newKey(), depth: last ? last.depth + 1 : 0 };
  history.replaceState(last, "");
  return last;
}

/** Adds an entry for a new page, or puts it in the place of the current one. */
export function enterPage(url: string, how: "push" | "replace"): EntryState {
  const { depth } = currentEntry();
  last = { key: newKey(), page: newKey(), depth: how === "push" ? depth + 1 : depth };
  if (how === "push") history.pushState(last, "", url);
  else history.replaceState(last, "", url);
  announceMove();
  return last;
}

/** Adds an entry over the same page: the address changes, the page stays. */
export function enterOver(url: string, flag: string): void {
  const { page, depth } = currentEntry();
  last = { key: newKey(), page, depth: depth + 1, flag };
  history.pushState(last, "", url);
  announceMove();
}

/** Corrects the address of the current entry. */
export function amend(url: string): void {
  history.replaceState(currentEntry(), "", url);
  announceMove();
}

/** Calls back whenever the address has changed, by us or by the visitor's Back and Forward. */
export function onMove(listener: Listener): () => void {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
  };
}

function announceMove() {
  for (const listener of listeners) listener();
}

function isEntry(state: unknown): state is EntryState {
  return typeof state === "object" && state !== null && "key" in state && "page" in state;
}

// Unique within the tab and across reloads, because history entries outlive the script that made them.
function newKey(): string {
  made += 1;
  return `${Math.floor(performance.timeOrigin).toString(36)}-${made}`;
}
