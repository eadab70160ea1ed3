/** The narrator without a network. It keeps what the narrator needs and nothing else; no other page asks for it, and it answers nothing of a
 *  table. Its text names every file it keeps, so each build is another worker and brings what belongs together. */

import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { wayOf } from "./way";

declare const self: ServiceWorkerGlobalScope;

/** Put in by the build (`web/offline.ts`). */
declare const __KEPT__: {
  /** The program that the page begins with: a page that names another one belongs to another build. */
  entry: string;
  always: string[];
  languages: Record<string, string[]>;
  build: string;
};
const KEPT = __KEPT__;

const PREFIX = "gloaming-narrator-";
const CACHE = PREFIX + KEPT.build;
/** Which languages were asked for; the next build keeps them too. */
const SPOKEN = "gloaming-narrator";
const SPOKEN_AT = "/narrator/languages";
const PAGE = "/";
/** Seconds until a network that says nothing counts as none. */
const PATIENCE = 4;

const listed = new Set([...KEPT.always, ...Object.values(KEPT.languages).flat()]);
const way = (url: URL, request: Request) => wayOf(url, self.location.origin, request.mode === "navigate", listed);

registerRoute(({ url, request }) => way(url, request) === "kept", new CacheFirst({ cacheName: CACHE }));
registerRoute(({ url, request }) => way(url, request) === "short", async () => Response.redirect(`${self.location.origin}/#/narrator`));
registerRoute(
  ({ url, request }) => way(url, request) === "page",
  new NetworkFirst({
    cacheName: CACHE,
    networkTimeoutSeconds: PATIENCE,
    matchOptions: { ignoreVary: true, ignoreSearch: true },
    // What comes from the server may be of a newer build: it is shown, and its own worker keeps it.
    plugins: [{ cacheWillUpdate: async () => null, cacheKeyWillBeUsed: async () => PAGE }],
  }),
);

async function keep(languages: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const wanted = [...KEPT.always, ...languages.flatMap((language) => KEPT.languages[language] ?? [])];
  const here = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(wanted.filter((file) => !here.has(file)));
  if (here.has(PAGE)) return;
  const page = await fetch(PAGE, { cache: "reload" });
  if (!page.ok || !(await page.clone().text()).includes(KEPT.entry)) throw new Error("the page is of another build");
  await cache.put(PAGE, page);
}

async function spoken(): Promise<string[]> {
  const found = await (await caches.open(SPOKEN)).match(SPOKEN_AT);
  return found ? ((await found.json()) as string[]) : [];
}

async function keepLanguage(language: string): Promise<void> {
  await keep([language]);
  const all = [...new Set([...(await spoken()), language])];
  await (await caches.open(SPOKEN)).put(SPOKEN_AT, Response.json(all));
}

self.addEventListener("install", (event) => {
  // Whoever has used it before must not be left with half of a new one: without all of it, the old worker stays.
  event.waitUntil(spoken().then(async (languages) => languages.length > 0 && (await keep(languages))).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = async (): Promise<unknown> => {
    const names = await caches.keys();
    return Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)));
  };
  event.waitUntil(old().then(() => self.clients.claim()));
});

/** The narrator says which language it speaks, and hears whether everything is here. */
self.addEventListener("message", (event) => {
  const { keep: language } = event.data as { keep?: unknown };
  if (typeof language !== "string") return;
  event.waitUntil(keepLanguage(language).then(() => event.ports[0]?.postMessage(true), () => event.ports[0]?.postMessage(false)));
});
