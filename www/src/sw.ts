/// <reference lib="webworker" />

/*
 * Keeps the whole page for offline use. A version is complete before it is used and is only replaced as a whole: a new one waits
 * until the reader asks for it or all pages of the old one are closed.
 */

const worker = self as unknown as ServiceWorkerGlobalScope;

// Both are filled in by the build.
declare const __FILES__: string[];
declare const __VERSION__: string;

const prefix = "orkan-";
const cacheName = prefix + __VERSION__;

async function fill(): Promise<void> {
  const cache = await caches.open(cacheName);
  // Past the browser's own cache, which may still hold files of the version before.
  await cache.addAll(__FILES__.map((file) => new Request(file, { cache: "reload" })));
}

async function clear(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(prefix) && name !== cacheName).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request.mode === "navigate" && isPage(request.url) ? "./" : request, { ignoreSearch: true });
  return kept ?? fetch(request);
}

/** The page itself, under whatever of its names. */
function isPage(url: string): boolean {
  const { pathname } = new URL(url);
  const scope = new URL(worker.registration.scope).pathname;
  return pathname === scope || pathname === `${scope}index.html`;
}

worker.addEventListener("install", (event) => event.waitUntil(fill()));
worker.addEventListener("activate", (event) => event.waitUntil(clear()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && new URL(request.url).origin === location.origin) event.respondWith(answer(request));
});
worker.addEventListener("message", (event) => {
  if (event.data === "take-over") void worker.skipWaiting();
});
