import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let loading = false;

export function setLoading(now: boolean): void {
  if (loading === now) return;
  loading = now;
  for (const listener of listeners) listener();
}

/** Whether a page is on its way. */
export function useLoading(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => loading,
    () => false,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
