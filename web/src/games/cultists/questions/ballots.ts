/** Votes: what was put on the ballots, and the sum in one sentence. */

import { list, t } from "../../../i18n";
import type { Seat } from "../../../protocol/types";
import type { GameEvent } from "../protocol";
import type { CultistsStore } from "../store";
import { isAutoma, type Told } from "../wording/speech";
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

/** The last vote that the journal knows, as it stands at its end. */
export function lastCount(told: Told, journal: readonly GameEvent[], knife: Seat, tied?: readonly Seat[]): Count | null {
  const at = journal.findLastIndex((event) => event.type === "BallotsOpened" || event.type === "TallyShown");
  return at < 0 ? null : countAt(told, journal, at, knife, tied);
}

/** A vote as it counted: the knife may have changed or doubled a ballot. While the Mayor decides, the journal does not tell
 *  yet whether it did; those who are tied do. */
export function countAt(told: Told, journal: readonly GameEvent[], at: number, knife: Seat, tied?: readonly Seat[]): Count {
  const opened = journal[at]!;
  if (opened.type === "TallyShown") {
    const tally = opened.tally as number[];
    return { votes: tally.slice(0, -1), abstentions: tally.at(-1) ?? 0, ballots: null };
  }
  const ballots = [...(opened.ballots as (Seat | null)[])];
  let twice = false;
  for (const event of journal.slice(at + 1)) {
    if (event.type === "RoundBegan" || event.type === "BallotsOpened") break;
    if (event.type === "BallotChanged") ballots[event.seat!] = event.ballot as Seat | null;
    if (event.type === "KnifeUsed" && String(event.purpose).startsWith("double")) twice = true;
  }
  const before = journal.slice(0, at);
  const dagger = daggerHolder(told, before);
  const count = (double: boolean) =>
    counted(ballots, (seat, ballot) =>
      isAutoma(seat, told) ? automaWeight(told, before, seat, knife) : weightOf(told, seat === knife && double, seat === dagger, ballot),
    );
  return count(twice || (tied !== undefined && !areTied(count(false), tied)));
}

/** MOC-RQ-31: these share the most votes, perhaps with the abstentions. */
function areTied({ votes, abstentions }: Count, tied: readonly Seat[]): boolean {
  const most = Math.max(...votes, abstentions);
  return votes.every((each, seat) => (each === most) === tied.includes(seat));
}

/** AC-VOTE-11, UTS-ITEM-41, UTS-RQ-14, UTS-RQ-15: what the knife doubles, and what the dagger adds. */
function weightOf(told: Told, doubled: boolean, dagger: boolean, ballot: Seat | null): number {
  const { dagger_with_knife, dagger_abstain_weight } = told.options;
  const adds = dagger && !(ballot === null && dagger_abstain_weight === "one");
  if (doubled && adds) return dagger_with_knife === "multiplicative" ? 4 : 3;
  return doubled || adds ? 2 : 1;
}

/** AC-AUTOMA-19, RQ-113: one abstention, with the knife two while it lives. */
function automaWeight(told: Told, before: readonly GameEvent[], seat: Seat, knife: Seat): number {
  const turned = before.findLast(
    ({ type, seat: gone, target }) => (type === "BecameGhost" && gone === seat) || (type === "Revived" && target === seat),
  );
  if (turned?.type === "BecameGhost") return told.options.automa_abstains === "living_only" ? 0 : 1;
  return seat === knife ? 2 : 1;
}

/** Who had the dagger at the end of this journal. */
export function daggerHolder(told: Told, journal: readonly GameEvent[]): Seat | null {
  let holder: Seat | null = null;
  for (const event of journal) {
    if (event.type === "ItemFound" && event.item === "dagger") holder = isAutoma(event.seat!, told) ? null : event.seat!;
    if (event.type === "ItemHandedOver" && event.item === "dagger") holder = event.to as Seat;
    if (event.type === "ItemPickedUp" && event.item === "dagger") holder = event.seat!;
    if (event.type === "ItemsDropped" && event.seat === holder) holder = null;
  }
  return holder;
}

/** AC-VOTE-11, -13: the heaps, with the weight of each ballot. */
export function counted(ballots: (Seat | null)[], weight: (seat: Seat, ballot: Seat | null) => number): Count {
  const votes = ballots.map(() => 0);
  const weights = ballots.map((ballot, seat) => weight(seat, ballot));
  let abstentions = 0;
  ballots.forEach((ballot, seat) => {
    if (ballot === null) abstentions += weights[seat]!;
    else votes[ballot]! += weights[seat]!;
  });
  return { votes, abstentions, ballots, weights };
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
