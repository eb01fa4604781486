import type { Payload } from "@api/types";
import { announce } from "@ui/toasts";
import type { View } from "../page";
import { type Fetched, fetchPage } from "./fetch-page";
import { focusPage, updateHead } from "./head";
import { KeptViews } from "./kept-views";
import { getFormUrl, linkOf } from "./link";
import { amend, currentEntry, type EntryState, enterPage } from "./location";
import { onIntent, Prefetched } from "./prefetch";
import { setLoading } from "./progress";
import { rememberScroll, scrollOf, scrollToPlace } from "./scroll";

/** What the entry of the application lends to navigation, so that this folder knows no page. */
export interface Stage {
  /** Loads the code and the words that a page needs. */
  load(payload: Payload): Promise<View>;
  /** Puts a page on the screen before it returns. */
  show(view: View): void;
}

interface Arrival {
  view: View;
  url: string;
}

type How = "push" | "replace" | "pop";

/**
 * Follows links without reloading the document. Whatever it cannot do (no reply, a reply that is no page, code that
 * no longer exists after a deployment) it hands to the browser, so a link always leads somewhere.
 */
export class Navigator {
  private here: EntryState = currentEntry();
  private visiting: AbortController | undefined;
  private readonly kept = new KeptViews();
  private readonly ahead = new Prefetched<Arrival>((url) => this.fetch(url, new AbortController().signal));

  constructor(
    private current: View,
    private readonly stage: Stage,
  ) {
    this.kept.keep(this.here.page, current);
  }

  /** Starts listening, and returns what stops it. */
  listen(): () => void {
    history.scrollRestoration = "manual";
    const stopIntent = onIntent((url) => this.ahead.warm(url));
    const listeners: [EventTarget, string, (event: never) => void][] = [
      [document, "click", this.onClick],
      [document, "submit", this.onSubmit],
      [window, "popstate", this.onPop],
      [window, "pagehide", this.onHide],
      [window, "pageshow", this.onReturn],
    ];
    for (const [target, type, listener] of listeners) target.addEventListener(type, listener as EventListener);
    const top = scrollOf(this.here.key);
    if (top && window.scrollY === 0 && !location.hash) scrollToPlace("", top);
    return () => {
      stopIntent();
      for (const [target, type, listener] of listeners) target.removeEventListener(type, listener as EventListener);
    };
  }

  /** Goes to an address of this site. Resolves when the page is shown, or a newer visit has taken over. */
  async go(url: URL, how: How): Promise<void> {
    this.visiting?.abort();
    this.visiting = new AbortController();
    const { signal } = this.visiting;
    setLoading(true);
    try {
      const arrival = await this.arrive(url, how, signal);
      if (!signal.aborted) this.commit(arrival, how);
    } catch (error) {
      if (!signal.aborted) await this.fallBack(url, how, error);
    } finally {
      if (!signal.aborted) setLoading(false);
    }
  }

  private async arrive(url: URL, how: How, signal: AbortSignal): Promise<Arrival> {
    if (how === "pop") {
      const view = this.kept.find(currentEntry().page);
      if (view) return { view, url: url.href };
    }
    const ahead = await this.ahead.take(url)?.catch(() => undefined);
    // What belongs to one person may have changed since; only its code was worth fetching ahead.
    return ahead && !ahead.view.module.frame?.personal ? ahead : this.fetch(url, signal);
  }

  private async fetch(url: URL, signal: AbortSignal): Promise<Arrival> {
    const fetched: Fetched = await fetchPage(url, signal);
    const view = await this.stage.load(fetched.payload);
    return { view, url: fetched.url };
  }

  private commit({ view, url }: Arrival, how: How): void {
    if (how === "pop") {
      this.here = currentEntry();
      if (url !== location.href) amend(url);
    } else {
      rememberScroll(this.here.key);
      this.here = enterPage(url, this.overPage() ? "replace" : how);
    }
    this.current = view;
    this.kept.keep(this.here.page, view);
    updateHead(view.payload);
    this.stage.show(view);
    const top = how === "pop" ? scrollOf(this.here.key) : undefined;
    scrollToPlace(top === undefined ? new URL(url).hash : "", top ?? 0);
    focusPage();
    announce(view.payload.head.title);
  }

  // Leaving from an open sheet takes the sheet's place in history: Back must not open it again.
  private overPage(): boolean {
    return currentEntry().flag !== undefined;
  }

  private async fallBack(url: URL, how: How, error: unknown): Promise<void> {
    if (error instanceof TypeError && navigator.onLine === false) {
      try {
        this.commit({ view: await this.stage.load(offline(this.current.payload)), url: url.href }, how);
        return;
      } catch {
        // Not even the offline page could be loaded: the browser has one of its own.
      }
    }
    if (how === "pop") location.reload();
    else if (how === "replace") location.replace(url);
    else location.assign(url);
  }

  private readonly onClick = (event: MouseEvent) => {
    const url = linkOf(event);
    if (url) this.follow(event, url);
  };

  private readonly onSubmit = (event: SubmitEvent) => {
    const url = getFormUrl(event);
    if (url) this.follow(event, url);
  };

  private follow(event: Event, url: URL): void {
    event.preventDefault();
    void this.go(url, url.href === location.href ? "replace" : "push");
  }

  private readonly onPop = () => {
    rememberScroll(this.here.key);
    const before = this.here;
    const jumped = history.state === null;
    this.here = currentEntry();
    if (this.here.page !== before.page) {
      void this.go(new URL(location.href), "pop");
      return;
    }
    // Back to a page that is still shown, while another was on its way.
    this.visiting?.abort();
    setLoading(false);
    const top = scrollOf(this.here.key);
    if (!jumped && top !== undefined) scrollToPlace("", top);
  };

  // The browser restores the place sooner than we could after a reload, so the entry is left in its care.
  private readonly onHide = () => {
    rememberScroll(this.here.key);
    history.scrollRestoration = "auto";
  };

  private readonly onReturn = () => {
    history.scrollRestoration = "manual";
  };
}

function offline({ visit, site, head }: Payload): Payload {
  return {
    page: "offline",
    props: {},
    visit,
    site,
    head: { ...head, title: site.brand, canonical: null },
    rendered: false,
  };
}
