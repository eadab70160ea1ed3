/** Where replays come from, and whom everybody suspected in them. */

import type { Suspicion } from "../protocol/types";
import type { ReplayOf, Spoken } from "../store/spoken";
import { at } from "../net/place";
import type { Eyes, Whose } from "./types";

/** Pages shown from a fixture have no house to ask; of one game of each kind there is a replay beside them. */
const fixture = (): string | null => (__FIXTURES__ ? (/^#\/fixture\/(.*)over-replay/.exec(location.hash)?.[1] ?? null) : null);

async function fetched(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return await answer.json();
}

export async function loadReplay<Game extends Spoken>(code: string, eyes: Eyes): Promise<ReplayOf<Game>> {
  const beside = fixture();
  const address = beside === null ? at(`api/tables/${encodeURIComponent(code)}/replay?seat=${eyes}`) : at(`fixtures/${beside}replay-${eyes}.json`);
  return (await fetched(address)) as ReplayOf<Game>;
}

export async function loadSuspicion(code: string, whose: Whose): Promise<Suspicion> {
  const beside = fixture();
  if (beside === null) return (await fetched(at(`api/tables/${encodeURIComponent(code)}/suspicions?seat=${whose}`))) as Suspicion;
  const all = (await fetched(at(`fixtures/${beside}suspicions.json`))) as Record<string, Suspicion>;
  return all[String(whose)]!;
}
