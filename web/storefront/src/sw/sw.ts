/// <reference lib="webworker" />
import { cacheFirst, keepAhead, networkFirst, offlinePaths, outdated, planFor } from "./strategy";

declare const self: ServiceWorkerGlobalScope;
/** The built files that the offline page needs, put here by the build. */
declare const __OFFLINE_FILES__: string[];
/** Changes whenever any of them does. */
declare const __BUILD__: string;

const PREFIX = "mylo-";
const CACHE = PREFIX + __BUILD__;

self.addEventListener("install", (event) => {
  event.waitUntil(install());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(activate());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const plan = planFor(request, self.location.origin);
  if (plan === "asset") event.respondWith(asset(request));
  else if (plan === "page") event.respondWith(page(event));
});

async function install() {
  await keepAhead(await caches.open(CACHE), [...offlinePaths, ...__OFFLINE_FILES__], fetch);
  await self.skipWaiting();
}

async function activate() {
  const names = await caches.keys();
  await Promise.all(outdated(names, PREFIX, CACHE).map((name) => caches.delete(name)));
  // The browser asks the network while the worker is still waking up.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function asset(request: Request): Promise<Response> {
  return cacheFirst(await caches.open(CACHE), request, fetch);
}

async function page(event: FetchEvent): Promise<Response> {
  const load = async () => ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request);
  return networkFirst(await caches.open(CACHE), event.request.url, load);
}
