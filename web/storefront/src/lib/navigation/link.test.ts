import { beforeEach, expect, test } from "vitest";
import { getFormUrl, linkOf } from "./link";

beforeEach(() => {
  history.replaceState(null, "", "/here?a=1");
});

function click(html: string, init: MouseEventInit = {}): URL | null {
  document.body.innerHTML = html;
  let found: URL | null = null;
  const listen = (event: Event) => {
    found = linkOf(event as MouseEvent);
    event.preventDefault();
  };
  document.addEventListener("click", listen, { once: true });
  const target = document.querySelector("[data-hit]") ?? document.querySelector("a");
  target?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
  return found;
}

test("a plain click on a link to another page is ours, also on something inside the link", () => {
  expect(click('<a href="/there">x</a>')?.pathname).toBe("/there");
  expect(click('<a href="/there"><b data-hit>x</b></a>')?.pathname).toBe("/there");
});

test.each([
  ["a new tab by key", '<a href="/there">x</a>', { ctrlKey: true }],
  ["a new tab by Command", '<a href="/there">x</a>', { metaKey: true }],
  ["a new window", '<a href="/there">x</a>', { shiftKey: true }],
  ["the middle button", '<a href="/there">x</a>', { button: 1 }],
  ["a target", '<a href="/there" target="_blank">x</a>', {}],
  ["a download", '<a href="/there" download>x</a>', {}],
  ["another site", '<a href="https://elsewhere.test/">x</a>', {}],
  ["a telephone", '<a href="tel:+911">x</a>', {}],
  ["a place within the page", '<a href="#faq">x</a>', {}],
  ["a link that asks for a reload", '<nav data-reload><a href="/there">x</a></nav>', {}],
  ["no link", "<button data-hit>x</button>", {}],
])("%s is left to the browser", (_, html, init) => {
  expect(click(html, init)).toBeNull();
});

test("a link to the same page with another query is ours", () => {
  expect(click('<a href="/here?a=2#faq">x</a>')?.search).toBe("?a=2");
});

function submit(html: string): URL | null {
  document.body.innerHTML = html;
  let found: URL | null = null;
  const listen = (event: Event) => {
    found = getFormUrl(event as SubmitEvent);
    event.preventDefault();
  };
  document.addEventListener("submit", listen, { once: true });
  document.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  return found;
}

test("a search form becomes an address; a form that changes something is left alone", () => {
  expect(submit('<form action="/search?old=1"><input name="q" value="cloth diaper"></form>')?.href).toMatch(
    /\/search\?q=cloth\+diaper$/,
  );
  expect(submit('<form method="post" action="/cart/add"></form>')).toBeNull();
});
