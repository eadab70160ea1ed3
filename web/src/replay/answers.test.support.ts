/** A house that answers with what is laid out for it: by the last word of the address, and by whose it is. */

import { tick } from "svelte";
import { vi } from "vitest";

export type Answers = Record<string, Record<string, unknown>>;

export function answerWith(answers: () => Answers): void {
  vi.stubGlobal("fetch", async (address: string) => {
    const { pathname, searchParams } = new URL(address, "http://localhost");
    const found = answers()[pathname.split("/").at(-1)!]?.[searchParams.get("seat") ?? ""];
    return { ok: found !== undefined, status: found === undefined ? 404 : 200, json: async () => found };
  });
}

/** Until everything asked for has come and is shown. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await new Promise((wake) => setTimeout(wake));
  await tick();
}
