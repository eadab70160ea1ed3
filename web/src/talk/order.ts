/** Talk and events in one stream. The house numbers both apart; the browser remembers which came first. */

import type { Line } from "../protocol/types";
import type { AnyEvent } from "../store/spoken";
import type { LogRules } from "./log";

/** After how many events each line was said. On arrival a line is laid at the end of its round. */
export function stamp(
  known: ReadonlyMap<number, number>,
  lines: readonly Line[],
  journal: readonly AnyEvent[],
  rules: Pick<LogRules, "roundBegun">,
  arriving: boolean,
): Map<number, number> {
  const stamps = new Map(known);
  for (const line of lines) {
    if (!stamps.has(line.number)) stamps.set(line.number, arriving ? endOfRound(journal, line.round, rules) : journal.length);
  }
  return stamps;
}

function endOfRound(journal: readonly AnyEvent[], round: number, rules: Pick<LogRules, "roundBegun">): number {
  const next = journal.findIndex((event) => (rules.roundBegun(event) ?? 0) > round);
  return next < 0 ? journal.length : next;
}
