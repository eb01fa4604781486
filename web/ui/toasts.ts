/** A short message that comes by itself and goes by itself. */
export interface Toast {
  id: number;
  text: string;
  action?: { label: string; run: () => void };
}

// Messages outlive the view that raised them, so they live beside React, in the browser only.
let current: Toast | null = null;
let spoken = "";
let nextId = 1;
const regions: string[] = [];
const listeners = new Set<() => void>();

function changed() {
  for (const tell of listeners) tell();
}

/** Shows a message, in place of the one before it. */
export function showToast(toast: Omit<Toast, "id">): void {
  current = { ...toast, id: nextId++ };
  changed();
}

/** Takes away the message with this id, unless a newer one has replaced it. */
export function dismissToast(id: number): void {
  if (current?.id !== id) return;
  current = null;
  changed();
}

/** Says something to screen readers alone. The same words twice are said twice. */
export function announce(text: string): void {
  spoken = text === spoken ? `${text}\u00a0` : text;
  changed();
}

/** What the regions read. A modal makes the page behind it inert, so the region that came last is the one to show. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  enter(region: string): () => void {
    regions.push(region);
    changed();
    return () => {
      regions.splice(regions.indexOf(region), 1);
      changed();
    };
  },
  current: () => current,
  spoken: () => spoken,
  topRegion: () => regions.at(-1),
};
