/** What to do with a request: answer from the cache first, try the network with a page to fall back on, or nothing. */
export type Plan = "asset" | "page" | "leave";

/**
 * Decides what the service worker does with a request. Built files never change under one name, so they come from the
 * cache. Pages always come from the network. Calls, forms, pictures and other sites are none of its business.
 */
export function planFor(request: Pick<Request, "method" | "mode" | "url">, origin: string): Plan {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== origin) return "leave";
  if (url.pathname.startsWith("/assets/")) return "asset";
  return request.mode === "navigate" ? "page" : "leave";
}

/** The offline page in the language of the address that could not be reached. */
export function offlinePathFor(url: string): string {
  return /^(\/uae)?\/hi(\/|$)/.test(new URL(url).pathname) ? "/hi/offline" : "/offline";
}

// The pages were kept for every visitor of this browser, whatever the server says they vary by.
const anyway = { ignoreVary: true };

export const offlinePaths = ["/offline", "/hi/offline"];

/** Answers from the cache, or from the network and keeps the answer if it is good. */
export async function cacheFirst(cache: Cache, request: Request, load: typeof fetch): Promise<Response> {
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await load(request);
  if (response.status === 200) await cache.put(request, response.clone());
  return response;
}

/** Answers from the network, and with the offline page only when there is none. An error page is an answer. */
export async function networkFirst(cache: Cache, url: string, load: () => Promise<Response>): Promise<Response> {
  try {
    return await load();
  } catch (error) {
    const kept = (await cache.match(offlinePathFor(url), anyway)) ?? (await cache.match("/offline", anyway));
    if (!kept) throw error;
    return kept;
  }
}

/**
 * Keeps what the offline page needs. A page that cannot be fetched now, or that was redirected (which a browser
 * refuses as the answer to another address), is left out rather than failing the installation.
 */
export async function keepAhead(cache: Cache, paths: string[], load: typeof fetch): Promise<void> {
  await Promise.all(
    paths.map(async (path) => {
      const response = await load(path).catch(() => undefined);
      if (response?.status === 200 && !response.redirected) await cache.put(path, response);
    }),
  );
}

/** The caches of older builds. */
export function outdated(names: string[], prefix: string, current: string): string[] {
  return names.filter((name) => name.startsWith(prefix) && name !== current);
}
