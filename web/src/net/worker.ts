/** The worker of the pages (`src/worker`), as a page sees it. Browsers have none on plain http, and some have none at all: then all goes on
 *  without, and nobody is bothered. */

import { at } from "./place";
import { readKept, seatsKept, writeKept } from "./kept";
import { isCode, tableHash } from "./route";

/** Where the build puts it (`web/offline.ts`). */
const WORKER = "worker.js";
const GAME = "gloaming-game";
const LAST = "gloaming.last";

/** At work, or null where there is none. */
export async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator)) return null;
  try {
    await navigator.serviceWorker.register(at(WORKER), { updateViaCache: "none" });
    return await navigator.serviceWorker.ready;
  } catch {
    return null;
  }
}

/** Who has a seat somewhere comes again, and so does who has put the page among the apps: for them files are kept. */
export async function keepForNextTime(language: string): Promise<void> {
  if (seatsKept().length === 0 && !isApp()) return;
  (await worker())?.active?.postMessage({ speak: language });
}

export const isApp = (): boolean => window.matchMedia?.("(display-mode: standalone)").matches === true;

/** Until the game is closed here, no newer version takes over; it would throw away files that this page may still need. */
export function holdGame(): () => void {
  if (!("locks" in navigator)) return () => {};
  let close: () => void = () => {};
  const closed = new Promise<void>((resolve) => (close = resolve));
  void navigator.locks.request(GAME, { mode: "shared" }, () => closed).then(async () => {
    const registration = await navigator.serviceWorker?.getRegistration();
    registration?.waiting?.postMessage({ closed: true });
  });
  return close;
}

/** Once a newer version has taken over, this page is old: the next step in it is a fresh start. And a notice that was tapped leads to its table. */
export function followWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  const isFirst = navigator.serviceWorker.controller === null;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (!isFirst) window.addEventListener("hashchange", () => location.reload(), { once: true });
  });
  navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<{ go?: unknown }>) => {
    const { go } = data;
    if (typeof go === "string" && isCode(go.replace("#/table/", ""))) location.hash = go;
  });
}

/** The table that was open last: where the app begins. */
export function keepLast(code: string): void {
  writeKept(LAST, code);
}

export function lastTable(): string {
  const code = readKept(LAST) ?? "";
  return seatsKept().includes(code) ? tableHash(code) : "#/";
}
