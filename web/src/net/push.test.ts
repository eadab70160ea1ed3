import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { canBeTold, subscribe } from "./push";

const KEY = "BGsX0fLhLEJH";
let permission = "granted";
let old: { options: object; unsubscribe: () => Promise<boolean> } | null = null;
const made: object[] = [];

/** What a browser has at its edge, and no headless one can do: a push service. */
beforeEach(() => {
  permission = "granted";
  old = null;
  made.length = 0;
  const pushManager = {
    getSubscription: async () => old,
    subscribe: async (how: object) => (made.push(how), { toJSON: () => ({ endpoint: "https://push.example/1", keys: { p256dh: "P", auth: "A" } }) }),
  };
  const registration = { active: {}, pushManager };
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", { get permission() { return permission; }, requestPermission: async () => permission });
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: { register: async () => registration, ready: Promise.resolve(registration) } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

it("hands on where to send, and the keys that only this browser can open", async () => {
  expect(canBeTold()).toBe(true);
  expect(await subscribe(KEY)).toEqual({ endpoint: "https://push.example/1", p256dh: "P", auth: "A" });
  expect(made).toEqual([{ userVisibleOnly: true, applicationServerKey: KEY }]);
});

it("takes no for an answer", async () => {
  permission = "denied";
  await expect(subscribe(KEY)).rejects.toMatchObject({ reason: "denied" });
  expect(made).toEqual([]);
});

it("lets go of a subscription with the key of another house", async () => {
  const unsubscribe = vi.fn(async () => true);
  old = { options: { applicationServerKey: new Uint8Array([1, 2, 3]).buffer }, unsubscribe };
  await subscribe(KEY);
  expect(unsubscribe).toHaveBeenCalledOnce();
});

it("does not bother anybody on plain http", () => {
  Reflect.deleteProperty(navigator, "serviceWorker");
  expect(canBeTold()).toBe(false);
});
