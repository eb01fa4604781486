import type { Payload } from "@api/types";

/** The answer to a client-side visit, and the address it ended at. */
export interface Fetched {
  payload: Payload;
  url: string;
}

/** Thrown when only the browser itself can go there: a file, another application, a reply that is no page. */
export class NotAPage extends Error {
  override readonly name = "NotAPage";
}

/**
 * Asks the server for a page as data. Redirects are followed; an error page is a page. It throws NotAPage for any
 * other reply, and what fetch throws when there is no connection or the signal aborts.
 */
export async function fetchPage(url: URL, signal: AbortSignal): Promise<Fetched> {
  const response = await fetch(withoutHash(url), {
    headers: { Accept: "application/json" },
    credentials: "same-origin",
    // The same address is also a document, and the browser must never show the data in its place on Back.
    cache: "no-store",
    signal,
  });
  if (!response.headers.get("Content-Type")?.includes("json")) throw new NotAPage();
  const body: unknown = await response.json();
  if (!isPayload(body)) throw new NotAPage();
  const landed = new URL(response.url || url.href, url);
  landed.hash = url.hash;
  return { payload: body, url: landed.href };
}

function isPayload(body: unknown): body is Payload {
  return typeof body === "object" && body !== null && "page" in body && "props" in body && "visit" in body;
}

function withoutHash(url: URL): string {
  return url.href.split("#", 1)[0] ?? url.href;
}
