import { test as base, type ConsoleMessage, expect, type Page, type Request, type Response } from "@playwright/test";

/** What the browser complained about. Any complaint that a test did not announce fails that test. */
export class Complaints {
  readonly #heard: string[] = [];
  readonly #expected: RegExp[] = [];

  /** Announces a complaint that belongs to the test, such as the 404 of a page that is not there. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  hear(text: string): void {
    this.#heard.push(text);
  }

  unexpected(): string[] {
    return this.#heard.filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
  }

  /**
   * Listens to the console, to scripts that throw (hydration errors among them), and to requests that fail.
   * Without JavaScript the browser refuses scripts as if a policy did; that is not the page's fault.
   */
  listenTo(page: Page, withJavaScript = true): void {
    page.on("console", (message: ConsoleMessage) => {
      if (["error", "warning"].includes(message.type())) {
        this.hear(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      }
    });
    page.on("pageerror", (error: Error) => this.hear(`script error: ${error.message}`));
    page.on("requestfailed", (request: Request) => {
      const why = request.failure()?.errorText;
      if (why === "net::ERR_ABORTED") return; // a navigation ends the requests of the page it leaves
      if (why === "csp" && !withJavaScript) return;
      this.hear(`request failed: ${request.url()} ${why}`);
    });
    page.on("response", (response: Response) => {
      if (response.status() >= 400) this.hear(`answered ${response.status()}: ${response.url()}`);
    });
  }
}

/** The `test` every journey uses: a page that must stay silent from beginning to end. */
export const test = base.extend<{ complaints: Complaints }>({
  complaints: [
    async ({ page, javaScriptEnabled }, use) => {
      const complaints = new Complaints();
      complaints.listenTo(page, javaScriptEnabled);
      await use(complaints);
      expect(complaints.unexpected(), "the browser complained").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
