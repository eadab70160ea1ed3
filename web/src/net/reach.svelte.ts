/** Where others find this house: the address of all links that are handed on. */

import type { Reach } from "../protocol/types";
import { reach } from "./api";
import { folder } from "./place";
import { tableHash } from "./route";

const UNTOLD: Reach = { public: "", addresses: [] };

interface Ways {
  /** For links, the likeliest first. */
  addresses: string[];
  /** Nobody else gets there. */
  alone: boolean;
}

/** A page that was opened at this machine's own address needs another for links; the house knows some, or none. */
export function waysFrom(told: Reach, here: string): Ways {
  if (told.public !== "") return { addresses: [told.public], alone: false };
  const alone = /^(localhost|.*\.localhost|127\..*|\[::1\])$/.test(new URL(here).hostname);
  if (!alone) return { addresses: [here], alone };
  return told.addresses.length > 0 ? { addresses: told.addresses, alone: false } : { addresses: [here], alone };
}

let asked: Promise<void> | null = null;
let told = $state.raw<Reach | null>(null);
let chosen = $state("");

function ask(): Promise<void> {
  return (asked ??= reach().then(
    (known) => void (told = known),
    () => void (told = UNTOLD),
  ));
}

/** Null until the house has told. */
export function ways(): Ways | null {
  void ask();
  return told && waysFrom(told, location.origin + folder().slice(0, -1));
}

export function chooseAddress(address: string): void {
  chosen = address;
}

/** Null until it is known what others can open. */
export function outside(hash: string): string | null {
  const addresses = ways()?.addresses ?? [];
  const address = addresses.includes(chosen) ? chosen : addresses[0];
  return address === undefined ? null : `${address}/${hash}`;
}

/** The address to hand to others. It holds the code alone, never a seat. */
export const invitation = (code: string): string | null => outside(tableHash(code));

/** The same for somebody who wants it now: they wait for the house, and their tap is not lost. */
export async function invitationSoon(code: string): Promise<string> {
  await ask();
  return invitation(code)!;
}
