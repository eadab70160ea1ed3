/** What really happened in a game of Invasion, read from a journal: who turned at which draw, rescues, accusations.

With the open journal all of it is known. From a seat's own journal the rescue cards of others are missing; who turned when
follows from the hands that are unveiled at the end, which lie in the order of drawing. */

import type { Seat } from "../../../protocol/types";
import { momentsOf, type Moment } from "../../../replay/times";
import type { Card, EventName, GameEvent, RescueCard, Spot, Unveiled } from "../protocol";
import { voice } from "../voice";

/** What the lines show takes most of a round. */
export const WEIGHTS: Record<string, number> = {
  Drew: 0.6, RescueCardsShown: 1, AlienStated: 0.8, Accused: 0.6, EventTurned: 0.5, MotherShipArrived: 0.5, ScientistSaved: 0.3, RescueFailed: 0.3,
}; // prettier-ignore

/** Somebody draws assimilation cards. */
export interface Draw extends Moment {
  seat: Seat;
  count: number;
  /** INV-ASSIM-06: what they were drawn for. */
  after: "start" | "planning" | "control";
  /** INV-ASSIM-01: the draw that made an alien. */
  turned: boolean;
}

export interface Stated extends Moment {
  seat: Seat;
  by: "accusation" | "declaration";
}

export interface Rescue extends Moment {
  team: Seat[];
  /** In the order of the team; null where nobody may know. */
  cards: (RescueCard | null)[];
  success: number;
  sabotage: number;
  start: Spot;
  /** INV-ESCAL-01: the events that the sabotage set off. */
  escalation: EventName[];
  /** How many are safe now; null: it failed, or the game ended before. */
  saved: number | null;
}

export interface Accusation extends Moment {
  accuser: Seat;
  accused: Seat;
  supporters: Seat[];
  outcome: "alone" | "founded" | "unfounded";
}

export interface Ship extends Moment {
  number: number;
  /** Where in the journal it stands. */
  at: number;
}

export interface Story {
  rounds: number;
  moments: Moment[];
  draws: Draw[];
  stated: Stated[];
  rescues: Rescue[];
  accusations: Accusation[];
  ships: Ship[];
  /** The event of each round's event stage. */
  events: (EventName | undefined)[];
}

export function storyOf(journal: readonly GameEvent[], unveiled: Unveiled | null): Story {
  const moments = momentsOf(journal, voice.log, WEIGHTS);
  const rounds = moments.at(-1)?.hour ?? 0;
  const story: Story = { rounds, moments, draws: [], stated: [], rescues: [], accusations: [], ships: [], events: [] };
  const reading: Reading = { story, journal, hands: unveiled?.hands ?? [], drawn: new Map(), turned: new Set(), laid: new Map(), rescuing: false };
  journal.forEach((event, at) => TELLINGS[event.type]?.(event as never, reading, moments[at]!, at));
  return story;
}

interface Reading {
  story: Story;
  journal: readonly GameEvent[];
  hands: readonly (readonly Card[])[];
  /** How many cards each seat has drawn, and who is an alien. */
  drawn: Map<Seat, number>;
  turned: Set<Seat>;
  /** The rescue cards of the team of the moment. */
  laid: Map<Seat, RescueCard>;
  /** Whether the events of the moment are those of an Escalation. */
  rescuing: boolean;
}

type Event<Type extends GameEvent["type"]> = Extract<GameEvent, { type: Type }>;
type Telling<Type extends GameEvent["type"]> = (event: Event<Type>, reading: Reading, moment: Moment, at: number) => void;
type Tellings = { [Type in GameEvent["type"]]?: Telling<Type> };

const TELLINGS: Tellings & Record<string, ((event: never, reading: Reading, moment: Moment, at: number) => void) | undefined> = {
  Drew: drew,
  AlienStated: ({ seat, by }, { story }, moment) => {
    story.stated.push({ ...moment, seat, by });
    const last = story.accusations.at(-1);
    if (by === "accusation" && last) last.outcome = "founded";
  },
  RescueAttempted: (_event, reading) => reading.laid.clear(),
  RescueCardLaid: ({ seat, card }, { laid }) => void laid.set(seat, card),
  RescueCardsShown: shown,
  EscalationBegan: (_event, reading) => void (reading.rescuing = true),
  ScientistSaved: ({ saved }, reading) => {
    reading.rescuing = false;
    const rescue = reading.story.rescues.at(-1);
    if (rescue) rescue.saved = saved;
  },
  RescueFailed: (_event, reading) => void (reading.rescuing = false),
  EventTurned: ({ card }, { story, rescuing }, { hour }) => {
    if (rescuing) story.rescues.at(-1)?.escalation.push(card);
    else story.events[hour - 1] ??= card;
  },
  Accused: ({ seat, accused }, { story }, moment) => void story.accusations.push({ ...moment, accuser: seat, accused, supporters: [], outcome: "alone" }),
  SupportHeard: ({ supporters }, { story }) => story.accusations.at(-1)?.supporters.push(...supporters),
  AccuserTokensLost: (_event, { story }) => {
    const last = story.accusations.at(-1);
    if (last) last.outcome = "unfounded";
  },
  MotherShipArrived: ({ number }, { story }, moment, at) => void story.ships.push({ ...moment, number, at }),
};

function drew({ seat, cards }: Event<"Drew">, { story, journal, hands, drawn, turned }: Reading, moment: Moment, at: number): void {
  const before = drawn.get(seat) ?? 0;
  drawn.set(seat, before + cards.length);
  const faces = cards.map((card, index) => card ?? hands[seat]?.[before + index] ?? null);
  const turns = !turned.has(seat) && faces.includes("assimilated");
  if (turns) turned.add(seat);
  const last = journal[at - 1]?.type;
  const after = moment.hour === 0 ? "start" : last === "PlanningAnnounced" ? "planning" : "control";
  story.draws.push({ ...moment, seat, count: cards.length, after, turned: turns });
}

function shown({ success, sabotage }: Event<"RescueCardsShown">, { story, journal, laid }: Reading, moment: Moment, at: number): void {
  const team = journal.findLast((event, index) => event.type === "TeamNamed" && index < at);
  const begun = journal.findLast((event, index) => event.type === "RescueAttempted" && index < at);
  const seats = team?.type === "TeamNamed" ? team.team : [];
  // Three of a kind leave nothing to guess.
  const all: RescueCard | null = sabotage === 0 ? "success" : success === 0 ? "sabotage" : null;
  story.rescues.push({
    ...moment,
    team: seats,
    cards: seats.map((seat) => laid.get(seat) ?? all),
    success,
    sabotage,
    start: begun?.type === "RescueAttempted" ? begun.start : "",
    escalation: [],
    saved: null,
  });
}

// What follows from it

/** When this seat became an alien; undefined: never, or nobody may know. */
export const turnOf = (story: Story, seat: Seat): Draw | undefined => story.draws.find((draw) => draw.seat === seat && draw.turned);

export const statedOf = (story: Story, seat: Seat): Stated | undefined => story.stated.find((stated) => stated.seat === seat);

/** Whether this seat was an alien when something happened. A draw at the same moment came after it. */
export function wasAlien(story: Story, seat: Seat, time: number): boolean {
  const turn = turnOf(story, seat);
  return turn !== undefined && turn.time < time;
}
