import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Frame, View } from "../page";
import { payloadOf, viewOf } from "../testing";
import { startNavigation, visit } from ".";
import { currentEntry } from "./location";

const fetched = vi.fn<typeof fetch>();
const left = { assign: vi.fn(), replace: vi.fn(), reload: vi.fn() };
let shown: string[];
let frames: Record<string, Frame>;
let stop: () => void;

/** The server knows a page at every address, titled by its path. */
function answer(path: string, over: object = {}): Response {
  const payload = payloadOf("offline", {});
  const body = { ...payload, head: { ...payload.head, title: `Page ${path}` }, ...over };
  return new Response(JSON.stringify(body), { headers: { "Content-Type": "application/json" } });
}

function show(view: View) {
  shown.push(view.payload.head.title);
  document.body.innerHTML = `<main><h1>${view.payload.head.title}</h1><p id="place">x</p></main>`;
}

beforeEach(() => {
  shown = [];
  frames = {};
  history.replaceState(null, "", "/start");
  sessionStorage.clear();
  vi.stubGlobal("fetch", fetched);
  fetched.mockReset();
  fetched.mockImplementation(async (url) => answer(new URL(String(url)).pathname));
  for (const [name, spy] of Object.entries(left)) {
    spy.mockReset();
    vi.spyOn(location, name as "assign").mockImplementation(spy);
  }
  vi.spyOn(window, "scrollTo").mockImplementation(((to: ScrollToOptions) => {
    Object.defineProperty(window, "scrollY", { value: to.top ?? 0, configurable: true });
  }) as typeof window.scrollTo);
  const load = async (payload: View["payload"]) => ({
    ...viewOf(payload.head.title, frames[payload.head.title]),
    payload,
  });
  stop = startNavigation(viewOf("Start"), { load, show });
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

async function go(href: string) {
  const before = shown.length;
  visit(href);
  await vi.waitFor(() => expect(shown.length).toBeGreaterThan(before));
}

/** What the visitor's Back does: the entry is current again before anybody is told. */
async function back(state: unknown, href: string) {
  history.replaceState(state, "", href);
  window.dispatchEvent(new PopStateEvent("popstate", { state }));
  await vi.waitFor(() => expect(location.href).toContain(href));
}

test("a visit asks for the page as data, shows it, and says so", async () => {
  await go("/there");
  const [, init] = fetched.mock.calls[0] ?? [];
  expect(init?.headers).toEqual({ Accept: "application/json" });
  expect(shown).toEqual(["Page /there"]);
  expect(location.pathname).toBe("/there");
  expect(document.title).toBe("Page /there");
  expect(document.activeElement?.tagName).toBe("H1");
  expect(document.activeElement?.getAttribute("tabindex")).toBe("-1");
});

test("the head says what the server would have said", async () => {
  document.head.innerHTML = '<link rel="canonical" href="https://mylo.test/old"><meta name="robots" content="noindex">';
  const head = {
    title: "Hindi",
    canonical: "https://mylo.test/hi/there",
    robots: "",
    alternates: [{ lang: "hi-in", href: "https://mylo.test/hi/there" }],
  };
  const { visit: who } = payloadOf("offline", {});
  fetched.mockResolvedValue(answer("/there", { head, visit: { ...who, language: "hi" } }));
  await go("/hi/there");
  expect(document.documentElement.lang).toBe("hi");
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe("https://mylo.test/hi/there");
  expect(document.querySelector('meta[name="robots"]')).toBeNull();
  expect(document.querySelector('link[hreflang="hi-in"]')).not.toBeNull();
});

test("the address is where a redirect ended, with the place that was asked for", async () => {
  const moved = answer("/new");
  Object.defineProperty(moved, "url", { value: new URL("/new", location.href).href });
  fetched.mockResolvedValue(moved);
  await go("/old#place");
  expect(location.pathname + location.hash).toBe("/new#place");
});

test("a newer visit takes over from an older one", async () => {
  let slow: (response: Response) => void = () => undefined;
  fetched.mockImplementationOnce((_, init) => {
    init?.signal?.addEventListener("abort", () => slow(answer("/slow")));
    return new Promise((resolve) => {
      slow = resolve;
    });
  });
  visit("/slow");
  await go("/fast");
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(shown).toEqual(["Page /fast"]);
  expect(location.pathname).toBe("/fast");
});

test("Back shows the page that was left at once, where it was left", async () => {
  const start = currentEntry();
  Object.defineProperty(window, "scrollY", { value: 640, configurable: true });
  await go("/there");
  expect(window.scrollY).toBe(0);
  await back(start, "/start");
  await vi.waitFor(() => expect(shown).toEqual(["Page /there", "Start"]));
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(window.scrollY).toBe(640);
});

test("a personal page is fetched again on Back", async () => {
  frames["Page /cart"] = { personal: true };
  await go("/cart");
  const cart = currentEntry();
  await go("/there");
  await back(cart, "/cart");
  await vi.waitFor(() => expect(shown).toEqual(["Page /cart", "Page /there", "Page /cart"]));
});

test("an entry over the same page fetches nothing", async () => {
  const { page } = currentEntry();
  await back({ key: "other", page, depth: 1, flag: "cart" }, "/start?cart=side");
  await back({ key: "first", page, depth: 0 }, "/start");
  expect(fetched).not.toHaveBeenCalled();
  expect(shown).toEqual([]);
});

test("a reply that is no page is left to the browser", async () => {
  fetched.mockResolvedValue(new Response("<html>", { headers: { "Content-Type": "text/html" } }));
  visit("/file");
  await vi.waitFor(() => expect(left.assign).toHaveBeenCalled());
  fetched.mockResolvedValue(new Response('{"error":{}}', { headers: { "Content-Type": "application/json" } }));
  visit("/other");
  await vi.waitFor(() => expect(left.assign).toHaveBeenCalledTimes(2));
  expect(shown).toEqual([]);
});

test("a lost connection shows the offline page at the address that was asked for", async () => {
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await go("/there");
  expect(location.pathname).toBe("/there");
  expect(left.assign).not.toHaveBeenCalled();
});

test("a failure that is not the connection is left to the browser", async () => {
  fetched.mockRejectedValue(new TypeError("blocked redirect"));
  visit("/there");
  await vi.waitFor(() => expect(String(left.assign.mock.calls[0]?.[0])).toMatch(/\/there$/));
});

async function rest(href: string) {
  document.body.innerHTML = `<a href="${href}">go</a>`;
  document.querySelector("a")?.dispatchEvent(new Event("touchstart", { bubbles: true }));
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
}

test("a page fetched ahead is shown without asking again", async () => {
  await rest("/there");
  await go("/there");
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("a personal page is asked for again, even if it was fetched ahead", async () => {
  frames["Page /cart"] = { personal: true };
  await rest("/cart");
  await go("/cart");
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("a click on a link is followed, and stops at the browser", async () => {
  document.body.innerHTML = '<a href="/there">go</a>';
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  document.querySelector("a")?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  await vi.waitFor(() => expect(shown).toEqual(["Page /there"]));
});
