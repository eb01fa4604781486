import { connectionClass } from "../rules/connection";
import { anchorOf, internalUrl } from "./link";

const FRESH_FOR = 15_000;
const INTENT_DELAY = 60;
const KEPT = 8;

interface Kept<T> {
  at: number;
  value: Promise<T>;
}

/** A few pages fetched ahead, each good for one visit within fifteen seconds. */
export class Prefetched<T> {
  private readonly kept = new Map<string, Kept<T>>();

  constructor(
    private readonly fetch: (url: URL) => Promise<T>,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Fetches a page ahead, unless it is already on its way. */
  warm(url: URL): void {
    if (this.fresh(url.href)) return;
    const value = this.fetch(url);
    // A failed guess costs nothing: the visit itself will ask again and report.
    value.catch(() => this.kept.delete(url.href));
    this.kept.delete(url.href);
    this.kept.set(url.href, { at: this.now(), value });
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= KEPT) break;
      this.kept.delete(oldest);
    }
  }

  /** Hands over what was fetched ahead, once. */
  take(url: URL): Promise<T> | undefined {
    const found = this.fresh(url.href);
    this.kept.delete(url.href);
    return found?.value;
  }

  private fresh(href: string): Kept<T> | undefined {
    const found = this.kept.get(href);
    return found && this.now() - found.at < FRESH_FOR ? found : undefined;
  }
}

/** Calls back for a link that the visitor seems about to follow: rests on it, touches it, or tabs to it. */
export function onIntent(callback: (url: URL) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: HTMLAnchorElement | null = null;

  function cancel() {
    clearTimeout(timer);
    pending = null;
  }
  function consider(event: Event, delay: number) {
    const anchor = anchorOf(event.target);
    if (anchor === pending) return;
    cancel();
    if (!anchor || !allowed(anchor)) return;
    pending = anchor;
    timer = setTimeout(() => {
      const url = internalUrl(anchor);
      if (url) callback(url);
    }, delay);
  }
  const rest = (event: Event) => consider(event, INTENT_DELAY);
  // A finger that lands will mostly lift; there is no hovering to wait out.
  const touch = (event: Event) => consider(event, 0);

  const options = { passive: true, capture: true } as const;
  document.addEventListener("pointerover", rest, options);
  document.addEventListener("focusin", rest, options);
  document.addEventListener("touchstart", touch, options);
  return () => {
    cancel();
    document.removeEventListener("pointerover", rest, options);
    document.removeEventListener("focusin", rest, options);
    document.removeEventListener("touchstart", touch, options);
  };
}

function allowed(anchor: HTMLAnchorElement): boolean {
  return !anchor.closest("[data-no-prefetch]") && anchor.href !== location.href && !isCostly();
}

/** Whether a wrong guess would cost this visitor: on a line that is not fast, or when asked to save data. */
export function isCostly(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connectionClass(connection?.effectiveType, connection?.saveData) !== "fast";
}
