/** Votes: what was put on the ballots, and the sum in one sentence. */

import { list, t } from "../../../i18n";
import type { Seat } from "../../../protocol/types";
import type { GameEvent } from "../protocol";
import type { CultistsStore } from "../store";
import { nameOf, namesOf } from "../../../table/people";

export interface Count {
  /** Votes for each seat. */
  votes: number[];
  abstentions: number;
  /** Null where the table votes anonymously: then only the sum is known. */
  ballots: (Seat | null)[] | null;
  /** How much each seat's ballot counted, where that is known. */
  weights?: number[];
}

/** The last vote that the journal knows, as it stands at its end. `settled` is its count, where the question of the moment
 *  knows it before the journal does. */
export function lastCount(journal: readonly GameEvent[], settled?: readonly number[]): Count | null {
  const at = journal.findLastIndex((event) => event.type === "BallotsOpened" || event.type === "TallyShown");
  return at < 0 ? null : countAt(journal, at, settled);
}

/** A vote as it counted. The ballots say what each weighs; the one that the knife changed or doubled weighs what the
 *  count has beyond them. */
export function countAt(journal: readonly GameEvent[], at: number, settled: readonly number[] = []): Count {
  const opened = journal[at]!;
  if (opened.type === "TallyShown") return { ...heapsIn(opened.tally), ballots: null };
  const ballots = [...(opened.ballots as (Seat | null)[])];
  const weights = [...(opened.weights as number[])];
  let count = settled;
  let cut: Seat | null = null;
  for (const event of journal.slice(at + 1)) {
    if (event.type === "RoundBegan" || event.type === "BallotsOpened") break;
    if (event.type === "VoteSettled" || event.type === "LeaderElected") count = event.count;
    if (event.type === "BallotChanged") ballots[event.seat] = event.ballot;
    if (event.type === "BallotChanged" || (event.type === "KnifeUsed" && event.purpose.startsWith("double"))) cut = event.seat;
  }
  if (count.length === 0) return { ...heapsIn(heaped(ballots, weights)), ballots, weights };
  if (cut !== null) weights[cut]! += sum(count) - sum(weights);
  return { ...heapsIn(count), ballots, weights };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** The votes for each seat, and the abstentions last. */
const heapsIn = (count: readonly number[]): Pick<Count, "votes" | "abstentions"> => ({ votes: count.slice(0, -1), abstentions: count.at(-1) ?? 0 });

function heaped(ballots: readonly (Seat | null)[], weights: readonly number[]): number[] {
  const count = [...ballots.map(() => 0), 0];
  ballots.forEach((ballot, seat) => (count[ballot ?? ballots.length]! += weights[seat]!));
  return count;
}

/** AC-VOTE-15, -16 in one sentence: why somebody leaves, or leads the ritual, or why nobody does. */
export function sumWords(store: CultistsStore, count: Count, leads = false): string {
  const most = Math.max(...count.votes);
  if (most === 0) return t(leads ? "vote-leader-sum-nobody" : "vote-sum-nobody");
  const leaders = count.votes.flatMap((votes, seat) => (votes === most ? [seat] : []));
  const args = { votes: most, abstentions: count.abstentions, people: namesOf(store, leaders) };
  if (leads && (count.abstentions >= most || leaders.length > 1)) return t("vote-leader-sum-none", args);
  if (count.abstentions >= most) return t("vote-sum-abstain", args);
  if (leaders.length > 1) return t("vote-sum-tie", args);
  const next = Math.max(0, ...count.votes.filter((_, seat) => seat !== leaders[0]));
  if (leaders[0] === store.chair && !leads) return t("vote-sum-you", { ...args, next });
  return t(leads ? "vote-leader-sum" : "vote-sum-leaves", { ...args, name: nameOf(store, leaders[0]!), next });
}

/** Who named whom, a line for each name, and who abstained. */
export function ballotLines(store: CultistsStore, ballots: readonly (Seat | null)[]): string[] {
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
  const last = journal.findLast(
    (event) => event.type === "DeadLaidOpen" || event.type === "VoteInitiated" || (event.type === "CelebrityTested" && !event.alive),
  );
  if (!last) return null;
  if (last.type === "DeadLaidOpen") return { kind: "found-dead", seat: last.target as Seat };
  return { kind: last.type === "VoteInitiated" ? "called" : "found-dead", seat: last.seat! };
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

/** A ballot as it is turned over: for whom (null: nobody), and whose it is, where that is known. */
export interface Turned {
  named: Seat | null;
  by: Seat | null;
}

/** Ballot by ballot: abstentions first, and those for the name that leads last. */
export function turnedOver({ votes, abstentions, ballots }: Count): Turned[] {
  const heap = ({ named }: Turned): number => (named === null ? -1 : votes[named]!);
  const known = ballots?.map((named, by) => ({ named, by }));
  const heaps = [...votes.map((count, named): [Seat | null, number] => [named, count]), [null, abstentions] as [null, number]];
  const all: Turned[] = known ?? heaps.flatMap(([named, count]) => Array.from({ length: count }, () => ({ named, by: null })));
  return all.sort((a, b) => heap(a) - heap(b) || Number(a.named) - Number(b.named));
}
