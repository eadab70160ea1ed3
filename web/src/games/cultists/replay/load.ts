/** Where replays come from. */

import type { Eyes, ReplayData } from "./types";

/** Pages shown from a fixture have no house to ask; of one game there is a replay beside them. */
const fromFixture = () => __FIXTURES__ && location.hash.startsWith("#/fixture/over-replay");

export async function loadReplay(code: string, eyes: Eyes): Promise<ReplayData> {
  const address = fromFixture()
    ? `/fixtures/replay-${eyes}.json`
    : `/api/tables/${encodeURIComponent(code)}/replay?seat=${eyes}`;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return (await answer.json()) as ReplayData;
}
