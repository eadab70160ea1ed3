/** Votes: what was put on the ballots, and the sum in one sentence. */

import { list, t } from "../../../i18n";
import type { GameEvent, Seat } from "../../../protocol/types";
import type { TableStore } from "../../../store/table.svelte";
import { isAutoma, nameOf, namesOf } from "./people";

export interface Count {
  /** Votes for each seat. */
  votes: number[];
  abstentions: number;
  /** Null where the table votes anonymously: then only the sum is known. */
  ballots: (Seat | null)[] | null;
}

/** The last vote that the journal knows, as it stands at its end: the knife may have changed or doubled a ballot. */
export function lastCount(store: TableStore, journal: readonly GameEvent[], knife: Seat): Count | null {
  const at = journal.findLastIndex((event) => event.type === "BallotsOpened" || event.type === "TallyShown");
  if (at < 0) return null;
  const opened = journal[at]!;
  if (opened.type === "TallyShown") {
    const tally = opened.tally as number[];
    return { votes: tally.slice(0, -1), abstentions: tally.at(-1) ?? 0, ballots: null };
  }
  const ballots = [...(opened.ballots as (Seat | null)[])];
  let weight = 1;
  for (const event of journal.slice(at + 1)) {
    if (event.type === "BallotChanged") ballots[event.seat!] = event.ballot as Seat | null;
    if (event.type === "KnifeUsed" && String(event.purpose).startsWith("double")) weight = 2;
    if (event.type === "RoundBegan") break;
  }
  return counted(ballots, (seat) => (seat === knife && (weight === 2 || isAutoma(store, seat)) ? 2 : 1));
}

/** AC-VOTE-11, -13: the heaps, with the weight of each ballot. */
export function counted(ballots: (Seat | null)[], weight: (seat: Seat) => number): Count {
  const votes = ballots.map(() => 0);
  let abstentions = 0;
  ballots.forEach((ballot, seat) => {
    if (ballot === null) abstentions += weight(seat);
    else votes[ballot]! += weight(seat);
  });
  return { votes, abstentions, ballots };
}

/** AC-VOTE-15, -16 in one sentence: why somebody leaves, or why nobody does. */
export function sumWords(store: TableStore, count: Count): string {
  const most = Math.max(...count.votes);
  if (most === 0) return t("vote-sum-nobody");
  const leaders = count.votes.flatMap((votes, seat) => (votes === most ? [seat] : []));
  const args = { votes: most, abstentions: count.abstentions, people: namesOf(store, leaders) };
  if (count.abstentions >= most) return t("vote-sum-abstain", args);
  if (leaders.length > 1) return t("vote-sum-tie", args);
  const next = Math.max(0, ...count.votes.filter((_, seat) => seat !== leaders[0]));
  return t("vote-sum-leaves", { ...args, name: nameOf(store, leaders[0]!), next });
}

/** Who named whom, a line for each name, and who abstained. */
export function ballotLines(store: TableStore, ballots: readonly (Seat | null)[]): string[] {
  const voters = new Map<Seat | null, string[]>();
  ballots.forEach((ballot, seat) => voters.set(ballot, [...(voters.get(ballot) ?? []), nameOf(store, seat)]));
  return [...voters]
    .sort(([a], [b]) => Number(a === null) - Number(b === null))
    .map(([ballot, names]) =>
      ballot === null
        ? t("vote-ballots-abstain", { voters: list(names) })
        : t("vote-ballot-of", { voters: list(names), name: nameOf(store, ballot) }),
    );
}

/** Why there is a vote: the death that was reported, or whoever called it. */
export function occasion(journal: readonly GameEvent[]): { kind: "found-dead" | "called"; seat: Seat } | null {
  const last = journal.findLast((event) => event.type === "DeadLaidOpen" || event.type === "VoteInitiated");
  if (!last) return null;
  return last.type === "DeadLaidOpen"
    ? { kind: "found-dead", seat: last.target as Seat }
    : { kind: "called", seat: last.seat! };
}

/** Whom somebody met, hour by hour: public, and the first thing one asks of a death. */
export function metBy(journal: readonly GameEvent[], seat: Seat): { hour: number; seats: Seat[] }[] {
  const hours: { hour: number; seats: Seat[] }[] = [];
  let hour = 0;
  for (const event of journal) {
    if (event.type === "RoundBegan") hour = event.round as number;
    if (event.type !== "Met" || !(event.seats as Seat[]).includes(seat)) continue;
    const others = (event.seats as Seat[]).filter((other) => other !== seat);
    const same = hours.find((entry) => entry.hour === hour);
    if (same) same.seats = [...new Set([...same.seats, ...others])];
    else hours.push({ hour, seats: others });
  }
  return hours;
}
