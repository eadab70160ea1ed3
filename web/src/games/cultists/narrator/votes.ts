/** A show of hands is counted: the vote (AC-VOTE), and on the polar station the leader and the ritual (UTS-ORG). */

import { list, t } from "../../../i18n";
import type { Hands, Moment } from "../../../narrator/narrator";
import boxed from "./boxed.json";
import { isAwake } from "./hours";
import type { Table } from "./table";

const KNIFE: Record<string, number> = boxed.knifeCounts;
const RITUAL: Record<string, number> = boxed.ritual;

/** Seconds to talk; nobody has to use them. */
const TALK = 120;

type Entered = Readonly<Record<string, number>>;

/** The votes for each name, by its line. */
interface Heap {
  name: string;
  votes: number;
}

/** AC-VOTE-11 to -13, AC-AUTOMA-19, UTS-ITEM-41: every seat has a ballot; the knife and the dagger may add one. */
export function ballots({ seats, automa, board }: Table): { least: number; most: number } {
  const doubled = KNIFE[seats]! > 1 || automa ? 1 : 0;
  return { least: seats, most: seats + doubled + (board === "polar-station" ? 1 : 0) };
}

/** AC-VOTE-15, -16: strictly the most, and strictly more than the abstentions. */
export function verdict(votes: readonly number[], abstentions: number): number | null {
  const most = Math.max(0, ...votes);
  const leaders = votes.flatMap((each, place) => (each === most ? [place] : []));
  return most > abstentions && leaders.length === 1 ? leaders[0]! : null;
}

const mayChange = ({ seats }: Table): boolean => KNIFE[seats] === 1;

function heaps(entered: Entered, players: readonly string[]): Heap[] {
  const people = players.map((name, seat): Heap => ({ name, votes: entered[`vote-${seat + 1}`] ?? 0 }));
  return "automa" in entered ? [...people, { name: t("automa"), votes: entered.automa ?? 0 }] : people;
}

/** Why it cannot be counted yet; empty where it can. */
function missing(table: Table, all: readonly Heap[], abstentions: number): string {
  const { least, most } = ballots(table);
  const entered = all.reduce((sum, { votes }) => sum + votes, abstentions);
  if (entered < least) return t("cultists-narrator-vote-missing", { count: least - entered });
  return entered > most ? t("cultists-narrator-vote-surplus", { count: entered - most }) : "";
}

function settleVote(table: Table, players: readonly string[], entered: Entered): { over: boolean; words: string } {
  const [all, abstentions] = [heaps(entered, players), entered.abstain ?? 0];
  const problem = missing(table, all, abstentions);
  if (problem) return { over: false, words: problem };
  const place = verdict(all.map(({ votes }) => votes), abstentions);
  const knife = mayChange(table) ? t("cultists-narrator-vote-change") : "";
  const said = place === null ? nobody(table, all, abstentions) : leaves(table, all[place]!, place >= players.length);
  return { over: true, words: [said, knife].filter((part) => part !== "").join(" ") };
}

/** AC-VOTE-20, AC-AUTOMA-20: somebody who was the last of the cult says so; the AUTOMA cannot, and its role is turned over. */
function leaves({ cultists }: Table, { name, votes }: Heap, automa: boolean): string {
  const words = t("cultists-narrator-vote-leaves", { name, votes, cultists });
  return automa && cultists === 1 ? `${words} ${t("cultists-rulebook-automa-out")}` : words;
}

/** AC-VOTE-16, MOC-PROF-21: the Mayor decides where the most votes are shared. */
function nobody({ professions }: Table, all: readonly Heap[], abstentions: number): string {
  const most = Math.max(abstentions, ...all.map(({ votes }) => votes));
  const tied = all.filter(({ votes }) => votes === most && votes > 0).map(({ name }) => name);
  const mayor = professions && tied.length > 0 ? ` ${t("cultists-narrator-vote-mayor")}` : "";
  if (tied.length > 1) return t("vote-sum-tie", { votes: most, people: list(tied) }) + mayor;
  const told = all.filter(({ votes }) => votes > 0).map(({ name }) => name);
  if (told.length === 0) return t("vote-sum-nobody");
  return t("cultists-narrator-vote-abstained", { abstentions }) + mayor;
}

/** UTS-ORG-09 to -13: like a vote, but nobody leaves by it. */
function settleLeader(table: Table, players: readonly string[], entered: Entered): { over: boolean; words: string } {
  const [all, abstentions] = [heaps(entered, players), entered.abstain ?? 0];
  const problem = missing(table, all, abstentions);
  if (problem) return { over: false, words: problem };
  const place = verdict(all.map(({ votes }) => votes), abstentions);
  const words = place === null ? t("cultists-narrator-leader-none", { votes: boxed.leaderVotes }) : t("cultists-narrator-leader", { name: all[place]!.name, people: RITUAL[table.seats]! });
  return { over: true, words };
}

/** UTS-ORG-18 to -21, UTS-WIN-06, -07. */
function settleRitual({ seats, cultists, dead }: Table, entered: Entered): { over: boolean; words: string } {
  const [success, red] = [entered.success ?? 0, (entered.failure ?? 0) + (entered.sabotage ?? 0)];
  const people = RITUAL[seats]!;
  if (success + red < people) return { over: false, words: t("cultists-narrator-ritual-missing", { count: people - success - red }) };
  if (success + red > people) return { over: false, words: t("cultists-narrator-ritual-surplus", { people }) };
  return { over: true, words: t(red > 0 ? "cultists-narrator-ritual-failed" : "cultists-narrator-ritual-held", { cultists, dead }) };
}

export function hands(table: Table, moment: Moment, players: readonly string[]): Hands[] {
  const ballot: Hands["lines"] = [
    { id: "vote", words: t("vote"), people: true },
    ...(table.automa ? [{ id: "automa", words: t("automa") }] : []),
    { id: "abstain", words: t("cultists-narrator-abstentions") },
  ];
  const call = (id: string): string =>
    [
      t(`cultists-narrator-${id}-call`),
      ...(KNIFE[table.seats]! > 1 ? [t("cultists-narrator-vote-knife")] : []),
      ...(table.board === "polar-station" ? [t("cultists-narrator-vote-dagger")] : []),
      ...(table.automa ? [t("cultists-narrator-vote-automa")] : []),
    ].join(" ");
  const vote: Hands = {
    id: "vote",
    title: t("vote"),
    call: call("vote"),
    talk: TALK,
    lines: ballot,
    settle: (entered) => settleVote(table, players, entered),
  };
  if (!isAwake(table, moment)) return [vote];
  const card = (face: string) => ({ id: face, words: t(`card-${face}`) });
  return [
    vote,
    {
      id: "leader",
      title: t("cultists-narrator-leader-title"),
      call: call("leader"),
      talk: TALK,
      lines: ballot.filter(({ id }) => id !== "automa"),
      settle: (entered) => settleLeader(table, players, entered),
    },
    {
      id: "ritual",
      title: t("reference-ritual"),
      call: t("cultists-narrator-ritual-call"),
      talk: 0,
      lines: ["success", "failure", "sabotage"].map(card),
      settle: (entered) => settleRitual(table, entered),
    },
  ];
}
