/** The evening at a table of cardboard, as far as its narrator keeps it. Pure: every tap is an act, and an act makes a new evening. */

import type { Choice, Chosen, Draw, Hands, Moment, Narrator, Phase, ShortNight } from "./narrator";

/** One after the other; people may go back. */
export const ROOMS = ["choose", "prepare", "night", "round", "end"] as const;
export type Room = (typeof ROOMS)[number];

/** A show of hands that is under way. */
export interface Show {
  id: string;
  /** When the talk is over, in milliseconds since 1970: a sleeping tab and a reload change nothing about it. */
  ends: number | null;
  /** What was left of it when somebody stopped it. */
  left: number | null;
  /** Whether the hands are up, and are being counted. */
  counting: boolean;
  entered: Readonly<Record<string, number>>;
}

export interface Evening {
  game: string;
  /** What somebody chose. What fits no longer stays here: who goes back to the other board finds it again. */
  chosen: Chosen;
  names: readonly string[];
  room: Room;
  /** Preparations that are done, by id. */
  ticked: readonly string[];
  /** The line of the night that comes next. */
  line: number;
  moment: Moment;
  /** When the last one was drawn: what does not last goes with its phase. */
  drawnAt: { round: number; phase: number } | null;
  show: Show | null;
  /** A short night that is being spoken, by `shortNights`. */
  short: string | null;
  /** Whether the narrator speaks; otherwise it shows what to read aloud. */
  aloud: boolean;
}

export const FIRST: Moment = { round: 1, phase: 0, drawn: [], counted: {} };
export const EMPTY: Evening = {
  game: "",
  chosen: {},
  names: [],
  room: "choose",
  ticked: [],
  line: 0,
  moment: FIRST,
  drawnAt: null,
  show: null,
  short: null,
  aloud: true,
};

export type Act =
  | { type: "game"; game: string }
  | { type: "choose"; name: string; value: Chosen[string] }
  | { type: "name"; seat: number; name: string }
  | { type: "aloud"; aloud: boolean }
  | { type: "tick"; id: string }
  | { type: "line"; line: number }
  | { type: "go"; room: Room }
  /** On to the next phase: how many there are in a round, and which round is the last. */
  | { type: "on"; phases: number; last: number }
  | { type: "draw"; id: string }
  | { type: "count"; id: string; count: number }
  /** Eyes shut for a short night, or open again. */
  | { type: "dim"; id: string | null }
  | { type: "raise"; id: string }
  | { type: "talk"; ends: number | null; left: number | null }
  | { type: "hands" }
  | { type: "enter"; line: string; count: number }
  | { type: "lower" };

/** What can be taken back. Everything else is put right where it was entered. */
const STEPS: ReadonlySet<Act["type"]> = new Set(["go", "on", "draw", "count", "raise", "lower", "dim"]);

export function after(evening: Evening, act: Act): Evening {
  const { moment, show } = evening;
  switch (act.type) {
    case "game":
      return act.game === evening.game ? evening : { ...EMPTY, aloud: evening.aloud, names: evening.names, game: act.game };
    case "choose":
      return { ...evening, chosen: { ...evening.chosen, [act.name]: act.value }, ticked: [], line: 0 };
    case "name":
      return { ...evening, names: named(evening.names, act.seat, act.name) };
    case "aloud":
      return { ...evening, aloud: act.aloud };
    case "tick":
      return { ...evening, ticked: toggled(evening.ticked, act.id) };
    case "line":
      return { ...evening, line: act.line };
    case "go":
      return { ...evening, room: act.room, show: null, short: null, line: 0 };
    case "on":
      return onward(evening, act.phases, act.last);
    case "draw":
      return { ...evening, moment: { ...moment, drawn: [...moment.drawn, act.id] }, drawnAt: { round: moment.round, phase: moment.phase } };
    case "count":
      return { ...evening, moment: { ...moment, counted: { ...moment.counted, [act.id]: act.count } } };
    case "dim":
      return { ...evening, short: act.id, line: 0 };
    case "raise":
      return { ...evening, show: { id: act.id, ends: null, left: null, counting: false, entered: {} } };
    case "talk":
      return show ? { ...evening, show: { ...show, ends: act.ends, left: act.left } } : evening;
    case "hands":
      return show ? { ...evening, show: { ...show, ends: null, left: null, counting: true } } : evening;
    case "enter":
      return show ? { ...evening, show: { ...show, entered: { ...show.entered, [act.line]: act.count } } } : evening;
    case "lower":
      return { ...evening, show: null };
  }
}

function onward(evening: Evening, phases: number, last: number): Evening {
  const { moment } = evening;
  if (moment.phase + 1 < phases) return { ...evening, moment: { ...moment, phase: moment.phase + 1 }, show: null };
  if (moment.round >= last) return { ...evening, room: "end", show: null };
  return { ...evening, moment: { ...moment, round: moment.round + 1, phase: 0 }, show: null };
}

function named(names: readonly string[], seat: number, name: string): string[] {
  const all = Array.from({ length: Math.max(names.length, seat + 1) }, (_, index) => names[index] ?? "");
  all[seat] = name;
  return all;
}

export const toggled = (all: readonly string[], one: string): string[] => (all.includes(one) ? all.filter((each) => each !== one) : [...all, one]);

/** The evening, and what it was before, the latest last. */
export interface Told {
  now: Evening;
  before: readonly Evening[];
}

export const START: Told = { now: EMPTY, before: [] };
/** Nobody takes back more than an hour. */
const REACH = 60;

export function told(all: Told, act: Act): Told {
  const { now, before } = all;
  const then = after(now, act);
  if (then === now) return all;
  if (act.type === "game") return { now: then, before: [] };
  return { now: then, before: STEPS.has(act.type) ? [...before, now].slice(-REACH) : before };
}

/** What was chosen and who sits where stays; a voice that was switched off stays off. */
export function undone(all: Told): Told {
  const { now, before } = all;
  const last = before.at(-1);
  if (!last) return all;
  return { now: { ...last, aloud: now.aloud, names: now.names, chosen: now.chosen, ticked: now.ticked }, before: before.slice(0, -1) };
}

/** The same people with the same box, from the beginning. */
export const anew = ({ now }: Told): Told => ({ now: { ...EMPTY, game: now.game, chosen: now.chosen, names: now.names, aloud: now.aloud }, before: [] });

/** Every choice with a value that fits: what somebody chose where it does, else the usual one. */
export function settled(narrator: Narrator, wished: Chosen): Chosen {
  let chosen: Chosen = {};
  // Later choices follow from earlier ones: the first that is open or no longer fits is settled, then the rest is asked again.
  for (let patience = 100; patience > 0; patience--) {
    const choices = narrator.choices(chosen);
    const value = (choice: Choice): Chosen[string] => fitting(choice, wished[choice.name]);
    const next = choices.findIndex((choice) => !(choice.name in chosen) || !same(chosen[choice.name]!, value(choice)));
    if (next < 0) return only(chosen, choices);
    chosen = { ...only(chosen, choices.slice(0, next)), [choices[next]!.name]: value(choices[next]!) };
  }
  throw new Error("these choices never settle");
}

function fitting({ values, many = false, usual = [] }: Choice, wished: Chosen[string] | undefined): Chosen[string] {
  const offered = values.map(({ value }) => value);
  if (many) return (Array.isArray(wished) ? (wished as readonly string[]) : usual).filter((each) => offered.includes(each));
  return wished !== undefined && offered.includes(wished as string | number) ? wished : (offered[0] ?? "");
}

const same = (one: Chosen[string], other: Chosen[string]): boolean => JSON.stringify(one) === JSON.stringify(other);
const only = (chosen: Chosen, choices: readonly Choice[]): Chosen =>
  Object.fromEntries(choices.filter(({ name }) => name in chosen).map(({ name }) => [name, chosen[name]!]));

/** How many sit at the table: every game has a choice of that name. */
export const seatsOf = (chosen: Chosen): number => Number(chosen.players) || 0;

/** Everybody by name, and by `nameless` who has none. */
export const players = ({ names }: Evening, chosen: Chosen, nameless: (number: number) => string): string[] =>
  Array.from({ length: seatsOf(chosen) }, (_, seat) => names[seat]?.trim() || nameless(seat + 1));

/** The moment with every tally in it, also those that nobody has touched. */
export function counted(narrator: Narrator, chosen: Chosen, moment: Moment): Moment {
  const starts = Object.fromEntries(narrator.tallies(chosen, moment).map(({ id, start }) => [id, start]));
  return { ...moment, counted: { ...starts, ...moment.counted } };
}

/** A game may have fewer phases than a kept evening remembers: another build, another choice. */
export const phaseOf = (phases: readonly Phase[], { phase }: Moment): Phase | undefined => phases[Math.min(phase, phases.length - 1)];

/** What was drawn last, as long as it counts: in its phase, or until the next one if it lasts. */
export function inForce({ moment, drawnAt }: Evening, lasts: (id: string) => boolean): { id: string; fresh: boolean } | null {
  const id = moment.drawn.at(-1);
  if (id === undefined || drawnAt === null) return null;
  const fresh = drawnAt.round === moment.round && drawnAt.phase === moment.phase;
  return fresh || lasts(id) ? { id, fresh } : null;
}

/** The short nights that may come now: those of the phase, and that of what was just drawn. */
export function shortNights(phase: Phase | undefined, drawn: Draw | null): ShortNight[] {
  const spoken = drawn?.night && drawn.night.length > 0 ? [{ id: `drawn-${drawn.id}`, title: drawn.name, lines: drawn.night }] : [];
  return [...spoken, ...(phase?.nights ?? [])];
}

/** The lines of a show of hands, one for each person where it says so. */
export function linesOf(hands: Hands, people: readonly string[]): { id: string; words: string }[] {
  return hands.lines.flatMap((line) => (line.people ? people.map((name, seat) => ({ id: `${line.id}-${seat + 1}`, words: name })) : [line]));
}
