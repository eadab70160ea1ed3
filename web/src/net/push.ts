/** Being told on this device: the browser's own part of it. */

import type { Device } from "../protocol/types";
import { Problem } from "./api";
import { worker } from "./worker";

/** Plain http has none of it; iPhones only have it in a page among the apps. */
export const canBeTold = (): boolean => window.isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

export const isDenied = (): boolean => canBeTold() && Notification.permission === "denied";

/** A subscription with this house. The browser asks its owner, so this is called by a button alone. */
export async function subscribe(key: string): Promise<Device> {
  if ((await Notification.requestPermission()) !== "granted") throw new Problem("denied");
  const registration = await worker();
  if (!registration) throw new Problem("trouble");
  const old = await registration.pushManager.getSubscription();
  if (old && !isFor(old, key)) await old.unsubscribe(); // the house has another key since
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth! };
}

function isFor({ options: { applicationServerKey } }: PushSubscription, key: string): boolean {
  if (!applicationServerKey) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(applicationServerKey)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "") === key;
}
