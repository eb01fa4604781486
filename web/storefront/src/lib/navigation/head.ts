import type { Payload } from "@api/types";

/** Makes the document say what the server would have said for this page. */
export function updateHead({ head, visit }: Payload): void {
  document.title = head.title;
  document.documentElement.lang = visit.language;
  setLink("canonical", head.canonical);
  setMeta("robots", head.robots);
  for (const old of document.head.querySelectorAll('link[rel="alternate"][hreflang]')) old.remove();
  for (const { lang, href } of head.alternates ?? []) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "alternate", hreflang: lang, href }));
  }
}

function setLink(rel: string, href: string | null): void {
  const existing = document.head.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`);
  if (!href) existing?.remove();
  else if (existing) existing.href = href;
  else document.head.append(Object.assign(document.createElement("link"), { rel, href }));
}

function setMeta(name: string, content: string | undefined): void {
  const existing = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (!content) existing?.remove();
  else if (existing) existing.content = content;
  else document.head.append(Object.assign(document.createElement("meta"), { name, content }));
}

/** Moves focus to the heading of the new page, so that a keyboard or a screen reader goes on from there. */
export function focusPage(): void {
  const target = document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
  if (!target) return;
  if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
