/** Talk and events in one stream. The house numbers both apart; the browser remembers which came first. */

import type { GameEvent, Line } from "../protocol/types";

/** After how many events each line was said. On arrival a line is laid at the end of its hour. */
export function stamp(
  known: ReadonlyMap<number, number>,
  lines: readonly Line[],
  journal: readonly GameEvent[],
  arriving: boolean,
): Map<number, number> {
  const stamps = new Map(known);
  for (const line of lines) {
    if (!stamps.has(line.number)) stamps.set(line.number, arriving ? endOfHour(journal, line.round) : journal.length);
  }
  return stamps;
}

function endOfHour(journal: readonly GameEvent[], hour: number): number {
  const next = journal.findIndex((event) => event.type === "RoundBegan" && (event.round as number) > hour);
  return next < 0 ? journal.length : next;
}
