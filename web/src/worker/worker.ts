/** The one worker of the pages. It keeps the narrator where that was opened, files that are named by their content, and a page that says that
 *  there is no connection: nothing of a table, and nothing that the server says. And it hears that a table waits.
 *  Its text names every file it keeps, so each build is another worker and brings what belongs together. */

import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { cleanNotice, noticeOf, offlinePage, wordsFor, type Said } from "./said";
import { wayOf } from "./way";

declare const self: ServiceWorkerGlobalScope;

/** Put in by the build (`web/offline.ts`). */
declare const __KEPT__: {
  /** The program that the page begins with: a page that names another one belongs to another build. */
  entry: string;
  always: string[];
  languages: Record<string, string[]>;
  /** All files of this build that are named by their content. */
  assets: string[];
  build: string;
};
declare const __SAID__: Record<string, Said>;
const KEPT = __KEPT__;
/** While a page holds it, a game is open (`net/worker.ts`). */
const GAME = "gloaming-game";

/** Where the worker stands: a house may live below another site's address. Houses of one site keep apart. */
const HOME = new URL("./", self.location.href);
const FOLDER = HOME.pathname.slice(0, -1);
const NAME = `gloaming-narrator${FOLDER}`;
const PREFIX = `${NAME}-`;
const CACHE = PREFIX + KEPT.build;
const ASSETS = `gloaming-assets${FOLDER}`;
/** Which languages were asked for; the next build keeps them too. And the one that the pages speak here. */
const SPOKEN = NAME;
const SPOKEN_AT = `${HOME.pathname}narrator/languages`;
const LANGUAGE_AT = `${HOME.pathname}language`;
const PAGE = HOME.pathname;
/** Seconds until a network that says nothing counts as none. */
const PATIENCE = 4;

const listed = new Set([...KEPT.always, ...Object.values(KEPT.languages).flat()]);
const way = (url: URL, request: Request) => wayOf(url, HOME.href, request.mode === "navigate", listed);

registerRoute(({ url, request }) => way(url, request) === "kept", new CacheFirst({ cacheName: CACHE }));
registerRoute(({ url, request }) => way(url, request) === "asset", new CacheFirst({ cacheName: ASSETS, plugins: [{ cacheWillUpdate: async ({ response }) => (response.ok ? response : null) }] }));
registerRoute(
  ({ url, request }) => way(url, request) === "other",
  async ({ request }) => fetch(request).catch(lost),
);
registerRoute(({ url, request }) => way(url, request) === "short", async () => Response.redirect(`${HOME.href}#/narrator`));
const page = new NetworkFirst({
  cacheName: CACHE,
  networkTimeoutSeconds: PATIENCE,
  matchOptions: { ignoreVary: true, ignoreSearch: true },
  // What comes from the server may be of a newer build: it is shown, and its own worker keeps it.
  plugins: [{ cacheWillUpdate: async () => null, cacheKeyWillBeUsed: async () => PAGE }],
});
registerRoute(({ url, request }) => way(url, request) === "page", (options) => page.handle(options).catch(lost));

/** In the language of the pages, or else of the browser. */
async function said(language = ""): Promise<Said> {
  const kept = await (await caches.open(SPOKEN)).match(LANGUAGE_AT);
  return wordsFor(__SAID__, [language, kept ? await kept.text() : "", ...self.navigator.languages]);
}

async function lost(): Promise<Response> {
  return offlinePage(await said());
}

async function keep(languages: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const wanted = [...KEPT.always, ...languages.flatMap((language) => KEPT.languages[language] ?? [])].map((file) => HOME.pathname + file);
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

/** Files that a page which is open now may still ask for are thrown away when no game is open, and not before. */
async function takeOver(): Promise<void> {
  await navigator.locks.request(GAME, { ifAvailable: true }, async (free) => {
    if (free) await self.skipWaiting();
  });
}

self.addEventListener("install", (event) => {
  // Whoever has used it before must not be left with half of a new one: without all of it, the old worker stays.
  event.waitUntil(spoken().then(async (languages) => languages.length > 0 && (await keep(languages))).then(takeOver));
});

async function tidy(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)));
  const assets = await caches.open(ASSETS);
  const present = new Set(KEPT.assets.map((file) => HOME.pathname + file));
  const old = (await assets.keys()).filter(({ url }) => !present.has(new URL(url).pathname));
  await Promise.all(old.map((request) => assets.delete(request)));
}

self.addEventListener("activate", (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

/** The narrator says which language it speaks, and hears whether everything is here. A page says in which language, and when a game was closed. */
self.addEventListener("message", (event) => {
  const { keep: language, speak, closed } = event.data as { keep?: unknown; speak?: unknown; closed?: unknown };
  if (typeof language === "string") event.waitUntil(keepLanguage(language).then(() => event.ports[0]?.postMessage(true), () => event.ports[0]?.postMessage(false)));
  if (typeof speak === "string") event.waitUntil(caches.open(SPOKEN).then((cache) => cache.put(LANGUAGE_AT, new Response(speak))));
  if (closed === true) event.waitUntil(takeOver());
});

/** A browser has to show something for each push. One table, one notice: the next takes its place. */
self.addEventListener("push", (event) => {
  const told = cleanNotice(event.data?.text() ?? "");
  if (told) event.waitUntil(said(told.language).then((words) => self.registration.showNotification(...noticeOf(told, words, HOME.pathname))));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const hash = `#/table/${event.notification.tag}`;
  const open = async (): Promise<unknown> => {
    const all = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const pages = all.filter(({ url }) => url.startsWith(HOME.href));
    const there = pages.find(({ url }) => url.endsWith(hash)) ?? pages[0];
    if (!there) return self.clients.openWindow(`${HOME.href}${hash}`);
    if (!there.url.endsWith(hash)) there.postMessage({ go: hash });
    return there.focus();
  };
  event.waitUntil(open());
});
