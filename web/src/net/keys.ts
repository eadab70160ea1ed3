/** The keys of this browser's seats. They can sign, and can't be read: not by the page either. */

import type { SeatGiven } from "../protocol/types";
import { keepToken, readKept, writeKept } from "./kept";
import { base64, unpinned, type Pin } from "./proof";

const PIN = "gloaming.proof.";
const BOX = "keys";

/** Where nothing can be kept (private windows), until the page is closed. */
const memory = new Map<string, CryptoKey>();

/** Null where the page did not come over a secure connection, or the browser doesn't know Ed25519. */
async function makeKey(): Promise<{ key: CryptoKey; public: string } | null> {
  try {
    const pair = (await crypto.subtle.generateKey("Ed25519", false, ["sign", "verify"])) as CryptoKeyPair;
    return { key: pair.privateKey, public: base64(await crypto.subtle.exportKey("raw", pair.publicKey)) };
  } catch {
    return null;
  }
}

/** A seat that was asked for with a key of its own, where there can be one; it is kept here. */
export async function seated(ask: (key: string) => Promise<SeatGiven>): Promise<SeatGiven> {
  const made = await makeKey();
  const seat = await ask(made?.public ?? "");
  keepToken(seat.code, seat.token);
  keepPin(seat.code, made && unpinned(made.public));
  if (made) await keepKey(seat.code, made.key);
  return seat;
}

export function pinOf(code: string): Pin | null {
  try {
    return JSON.parse(readKept(PIN + code) ?? "null") as Pin | null;
  } catch {
    return null;
  }
}

export function keepPin(code: string, pin: Pin | null): void {
  writeKept(PIN + code, pin && JSON.stringify(pin));
}

export async function keyOf(code: string): Promise<CryptoKey | null> {
  const held = memory.get(code);
  if (held) return held;
  try {
    return ((await inBox("readonly", (box) => box.get(code))) as CryptoKey | undefined) ?? null;
  } catch {
    return null;
  }
}

async function keepKey(code: string, key: CryptoKey): Promise<void> {
  memory.set(code, key);
  await inBox("readwrite", (box) => box.put(key, code)).catch(() => undefined);
}

/** With the seat, what proved it goes too. */
export function forgetKey(code: string): void {
  memory.delete(code);
  keepPin(code, null);
  void inBox("readwrite", (box) => box.delete(code)).catch(() => undefined);
}

async function inBox(mode: IDBTransactionMode, act: (box: IDBObjectStore) => IDBRequest): Promise<unknown> {
  const house = await done(() => {
    const opening = indexedDB.open("gloaming", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(BOX);
    return opening;
  });
  try {
    return await done(() => act((house as IDBDatabase).transaction(BOX, mode).objectStore(BOX)));
  } finally {
    (house as IDBDatabase).close();
  }
}

function done(begin: () => IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = begin();
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("not kept"));
  });
}
