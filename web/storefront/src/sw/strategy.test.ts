import { expect, test, vi } from "vitest";
import { cacheFirst, keepAhead, networkFirst, offlinePathFor, outdated, planFor } from "./strategy";

const origin = "https://mylo.test";

function plan(path: string, over: Partial<Request> = {}) {
  return planFor({ method: "GET", mode: "cors", url: new URL(path, origin).href, ...over }, origin);
}

test("built files are answered from the cache", () => {
  expect(plan("/assets/entry-client-1a2b.js")).toBe("asset");
});

test("pages are asked of the network", () => {
  expect(plan("/product/x-970", { mode: "navigate" })).toBe("page");
  expect(plan("/cart", { mode: "navigate" })).toBe("page");
});

test.each(["/api/cart", "/product/x-970", "/media/a.webp", "/sw.js"])("%s is left alone when it is data", (path) => {
  expect(plan(path)).toBe("leave");
});

test("forms and other sites are left alone", () => {
  expect(plan("/cart/add", { method: "POST", mode: "navigate" })).toBe("leave");
  expect(plan("https://elsewhere.test/assets/a.js")).toBe("leave");
});

test("the offline page speaks the language of the address", () => {
  expect(offlinePathFor(`${origin}/product/x-970`)).toBe("/offline");
  expect(offlinePathFor(`${origin}/hi/product/x-970`)).toBe("/hi/offline");
  expect(offlinePathFor(`${origin}/hi`)).toBe("/hi/offline");
  expect(offlinePathFor(`${origin}/uae/hi/cart`)).toBe("/hi/offline");
  expect(offlinePathFor(`${origin}/history`)).toBe("/offline");
});

test("a kept file is not fetched again", async () => {
  const cache = fakeCache({ "/assets/a.js": new Response("kept") });
  const load = vi.fn<typeof fetch>();
  const response = await cacheFirst(cache, new Request(`${origin}/assets/a.js`), load);
  expect(await response.text()).toBe("kept");
  expect(load).not.toHaveBeenCalled();
});

test("a fetched file is kept, a failed one is not", async () => {
  const cache = fakeCache();
  await cacheFirst(cache, new Request(`${origin}/assets/a.js`), async () => new Response("new"));
  await cacheFirst(cache, new Request(`${origin}/assets/b.js`), async () => new Response("gone", { status: 404 }));
  expect(cache.paths()).toEqual(["/assets/a.js"]);
});

test("a page from the network is never kept", async () => {
  const cache = fakeCache();
  const response = await networkFirst(cache, `${origin}/cart`, async () => new Response("my cart"));
  expect(await response.text()).toBe("my cart");
  expect(cache.paths()).toEqual([]);
});

test("an error page is an answer", async () => {
  const cache = fakeCache({ "/offline": new Response("offline") });
  const response = await networkFirst(cache, `${origin}/x`, async () => new Response("broken", { status: 500 }));
  expect(response.status).toBe(500);
});

test("without a network the offline page of the language is the answer, else the English one", async () => {
  const lost = () => Promise.reject(new TypeError("Failed to fetch"));
  const both = fakeCache({ "/offline": new Response("offline"), "/hi/offline": new Response("ऑफ़लाइन") });
  expect(await (await networkFirst(both, `${origin}/hi/cart`, lost)).text()).toBe("ऑफ़लाइन");
  const one = fakeCache({ "/offline": new Response("offline") });
  expect(await (await networkFirst(one, `${origin}/hi/cart`, lost)).text()).toBe("offline");
  await expect(networkFirst(fakeCache(), `${origin}/cart`, lost)).rejects.toThrow("Failed to fetch");
});

test("what cannot be fetched or was redirected is left out of the installation", async () => {
  const cache = fakeCache();
  const redirected = Object.defineProperty(new Response("login"), "redirected", { value: true });
  const replies: Record<string, () => Promise<Response>> = {
    "/offline": async () => new Response("offline"),
    "/hi/offline": async () => redirected,
    "/assets/a.js": () => Promise.reject(new TypeError()),
    "/assets/b.js": async () => new Response("", { status: 500 }),
  };
  await keepAhead(cache, Object.keys(replies), (path) => replies[String(path)]?.() ?? Promise.reject(new Error()));
  expect(cache.paths()).toEqual(["/offline"]);
});

test("only our own older caches are cleaned", () => {
  expect(outdated(["mylo-1", "mylo-2", "other"], "mylo-", "mylo-2")).toEqual(["mylo-1"]);
});

function fakeCache(kept: Record<string, Response> = {}) {
  const map = new Map(Object.entries(kept));
  const path = (key: RequestInfo | URL) => new URL(key instanceof Request ? key.url : key, origin).pathname;
  return {
    match: async (key: RequestInfo | URL) => map.get(path(key))?.clone(),
    put: async (key: RequestInfo | URL, response: Response) => void map.set(path(key), response),
    paths: () => [...map.keys()],
  } as unknown as Cache & { paths(): string[] };
}
