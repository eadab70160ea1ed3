/** What really happened: meetings, Dead cards, finds and votes, read from a journal.

With the open journal all of it is known. From a seat's own journal the faces of cards are missing: then the hour of a
death comes from what the house unveils at the end, and its giver stays unknown. */

import type { Seat } from "../../../protocol/types";
import type { GameEvent, Place, Unveiled } from "../protocol";
import { countAt, type Count } from "../questions/ballots";
import { isCult } from "../words";
import { momentsOf, type Moment } from "../../../replay/times";
import { voice } from "../voice";

/** What the lines show takes most of an hour. */
export const WEIGHTS: Record<string, number> = { Met: 1, BecameGhost: 1, Revived: 1, BallotsOpened: 1, TallyShown: 1, StateChecked: 0.5, RackScored: 0.5 };

export interface Meeting extends Moment {
  seats: Seat[];
  place: Place;
}

export interface DeadCard extends Moment {
  seat: Seat;
  /** Null: dealt at the start, or not known. */
  by: Seat | null;
  place: Place | null;
  /** A second Dead card changes nothing any more. */
  first: boolean;
}

export interface Ghost extends Moment {
  seat: Seat;
  cause: string;
  /** Who found it, or struck. */
  by: Seat | null;
}

export interface Vote extends Moment {
  /** In the order of the seats, as they counted; null if the table votes anonymously. */
  ballots: (Seat | null)[] | null;
  /** Votes for each seat, abstentions last, with all that was added to a ballot. */
  tally: number[];
  /** How much each seat's ballot counted; null where nobody may know. */
  weights: number[] | null;
  eliminated: Seat | null;
  settled: boolean;
  /** UTS-ORG-09: who was elected to lead the ritual; undefined in all other votes. */
  leader?: Seat | null;
}

/** MOC-PROF-28: a ghost that lives again. */
export interface Revival extends Moment {
  seat: Seat;
  by: Seat;
}

export interface Score extends Moment {
  points: number;
}

export interface Story {
  hours: number;
  moments: Moment[];
  meetings: Meeting[];
  dead: DeadCard[];
  ghosts: Ghost[];
  revivals: Revival[];
  votes: Vote[];
  scores: Score[];
  /** From when to when the power was off. */
  dark: [from: number, to: number][];
  /** The event token of each hour. */
  tokens: string[];
  /** Who looked at this seat last. */
  lookers: Map<Seat, Seat>;
}

export function storyOf(journal: readonly GameEvent[], unveiled: Unveiled | null): Story {
  const moments = momentsOf(journal, voice.log, WEIGHTS);
  const hours = moments.at(-1)?.hour ?? 0;
  const story: Story = {
    hours,
    moments,
    meetings: [],
    dead: fromTheStart(unveiled),
    ghosts: [],
    revivals: [],
    votes: [],
    scores: [],
    dark: [],
    tokens: [],
    lookers: new Map(),
  };
  journal.forEach((event, index) => {
    TELLINGS[event.type]?.(story, event, moments[index] as Moment);
    if (event.type === "BallotsOpened" || event.type === "TallyShown") hold(story, countAt(journal, index), moments[index]!);
  });
  const open = story.dark.at(-1);
  if (open && open[1] < 0) open[1] = hours;
  addUntold(story, unveiled);
  return story;
}

type Telling = (story: Story, event: GameEvent, moment: Moment) => void;

const TELLINGS: Record<string, Telling> = {
  Met: (story, event, moment) =>
    story.meetings.push({ ...moment, seats: event.seats as Seat[], place: event.place as Place }),
  Gave: given,
  GaveInTheDark: given,
  BecameGhost: (story, event, moment) => {
    const ghost = { ...moment, seat: event.seat as Seat, cause: event.cause as string };
    const exorcist = ghost.cause === "exorcist" ? story.revivals.at(-1)?.by : undefined;
    story.ghosts.push({ ...ghost, by: exorcist ?? story.lookers.get(ghost.seat) ?? null });
  },
  Revived: (story, event, moment) => story.revivals.push({ ...moment, seat: event.target as Seat, by: event.seat as Seat }),
  LeaderElected: (story, event) => {
    const vote = story.votes.at(-1);
    if (vote) Object.assign(vote, { leader: event.leader as Seat | null, settled: true });
  },
  StateChecked: looked,
  Assassinated: looked,
  VoteSettled: (story, event) => {
    const vote = story.votes.at(-1);
    if (vote) Object.assign(vote, { eliminated: event.eliminated as Seat | null, settled: true });
  },
  RackScored: (story, event, moment) =>
    story.scores.push({ ...moment, points: (story.scores.at(-1)?.points ?? 0) + (event.points as number) }),
  PowerSwitched: (story, event, { time }) => {
    const open = story.dark.at(-1);
    if (!event.on) story.dark.push([time, -1]);
    else if (open && open[1] < 0) open[1] = time;
  },
  TokenDrawn: (story, event, { hour }) => {
    story.tokens[hour - 1] ??= event.token as string;
  },
};

function given(story: Story, event: GameEvent, moment: Moment): void {
  if (event.card !== "dead") return;
  const [seat, by] = [event.to as Seat, event.seat as Seat];
  // The card came in the meeting just before: the lines show it there.
  const meeting = story.meetings.findLast(({ seats }) => seats.includes(seat) && seats.includes(by));
  const first = !story.dead.some((card) => card.seat === seat);
  story.dead.push({ hour: moment.hour, time: meeting?.time ?? moment.time, seat, by, place: meeting?.place ?? null, first });
}

function looked(story: Story, event: GameEvent): void {
  story.lookers.set(event.target as Seat, event.seat as Seat);
}

function hold(story: Story, count: Count, moment: Moment): void {
  const { votes, abstentions, ballots, weights = null } = count;
  // RQ-51: a ballot that was changed in secret shows the same vote once more.
  if (story.votes.at(-1)?.settled === false) story.votes.pop();
  story.votes.push({ ...moment, ballots, weights, tally: [...votes, abstentions], eliminated: null, settled: false });
}

function fromTheStart(unveiled: Unveiled | null): DeadCard[] {
  const seats = Object.entries(unveiled?.dead_since ?? {}).filter(([, hour]) => hour === 0);
  return seats.map(([seat]) => ({ hour: 0, time: 0, seat: Number(seat), by: null, place: null, first: true }));
}

/** Deaths that this journal does not tell, by their hour. A Ghost without a Dead card was sent away, not killed. */
function addUntold(story: Story, unveiled: Unveiled | null): void {
  for (const [key, hour] of Object.entries(unveiled?.dead_since ?? {})) {
    const seat = Number(key);
    const told = story.dead.some((card) => card.seat === seat);
    if (told || !unveiled?.pulses[seat]?.includes("dead")) continue;
    const found = story.ghosts.find((ghost) => ghost.seat === seat);
    const time = Math.min(hour - 0.5, found ? (hour - 1 + found.time) / 2 : Infinity);
    story.dead.push({ hour, time, seat, by: null, place: null, first: true });
  }
}

/** By the Roles of the game there is one on the side of the cult. */
export function isCultist(unveiled: Unveiled | null, seat: Seat): boolean {
  return isCult(unveiled?.roles[seat]);
}
