/** Where replays come from. */

import type { ReplayOf, Spoken } from "../store/spoken";
import type { Eyes } from "./types";

/** Pages shown from a fixture have no house to ask; of one game there is a replay beside them. */
const fromFixture = () => __FIXTURES__ && location.hash.startsWith("#/fixture/over-replay");

export async function loadReplay<Game extends Spoken>(code: string, eyes: Eyes): Promise<ReplayOf<Game>> {
  const address = fromFixture()
    ? `/fixtures/replay-${eyes}.json`
    : `/api/tables/${encodeURIComponent(code)}/replay?seat=${eyes}`;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return (await answer.json()) as ReplayOf<Game>;
}
