/**
 * Where a click leads, if it is ours to follow: a plain left click on a link to another page of this site. Everything
 * else (new tabs, downloads, other sites, places within the page, `data-reload`) is left to the browser.
 */
export function linkOf(event: MouseEvent): URL | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const anchor = anchorOf(event.target);
  return anchor ? internalUrl(anchor) : null;
}

/** The link that an event happened in. */
export function anchorOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
}

/** The address of a link to another page of this site, or null. */
export function internalUrl(anchor: HTMLAnchorElement): URL | null {
  if (anchor.hasAttribute("download") || anchor.closest("[data-reload]")) return null;
  if (anchor.target && anchor.target !== "_self") return null;
  if (anchor.relList.contains("external")) return null;
  const url = parse(anchor.href);
  if (!url || url.origin !== location.origin) return null;
  return isWithinPage(url) ? null : url;
}

/** Where a search form leads: its fields as the query of its action. Forms that change something are not ours. */
export function getFormUrl(event: SubmitEvent): URL | null {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return null;
  if (form.method !== "get" || form.target || form.closest("[data-reload]")) return null;
  const url = parse(form.action);
  if (!url || url.origin !== location.origin) return null;
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form, event.submitter)) {
    if (typeof value === "string") query.append(name, value);
  }
  url.search = query.toString();
  return url;
}

function isWithinPage(url: URL): boolean {
  return url.hash !== "" && url.pathname === location.pathname && url.search === location.search;
}

function parse(href: string): URL | null {
  try {
    return new URL(href, location.href);
  } catch {
    return null;
  }
}
