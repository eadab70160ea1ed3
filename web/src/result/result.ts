/** How a game went, for its picture, its reveal and the porter's book. Each game works its own out; nobody is named in its words. */

import type { Ended } from "../memory/ended";
import type { Seat } from "../protocol/types";
import type { LinePerson, Scale } from "../replay/timeline";
import type { TableStore } from "../store/table.svelte";

/** A part of somebody's line, as an SVG path round y = 0. */
export interface Stroke {
  path: string;
  ink: "bone" | "wax" | "dim";
  dotted?: boolean;
}

export interface Mark {
  x: number;
  glyph: string;
  grave?: boolean;
}

export interface Drawn {
  strokes: readonly Stroke[];
  marks: readonly Mark[];
}

/** What decided the game: who had a hand in it, by their faces, and a sentence that names nobody. */
export interface Decisive {
  words: string;
  glyph: string;
  seats: readonly Seat[];
}

export interface Result {
  game: string;
  /** Above the sentence: where in the night it ended. */
  mark: string;
  /** Who won, and why. */
  title: string;
  why: string;
  rounds: number;
  decisive: Decisive | null;
  people: readonly LinePerson[];
  line(seat: Seat, scale: Scale): Drawn;
  /** The back of the card behind which everybody was. */
  back: string;
  /** For the porter's book; null for spectators, and where a bot played it to the end. */
  ended: Ended | null;
}

interface Sided {
  sideOf(seat: Seat): string;
  winner: string;
  rounds: number;
  reason: string;
  deeds: readonly string[];
  caught: readonly Seat[];
}

/** What this seat's owner may remember of it. */
export function endedAt(store: TableStore, game: string, { sideOf, winner, rounds, reason, deeds, caught }: Sided): Ended | null {
  const { state, chair } = store;
  if (!state || chair === null || state.lesson || state.chairs[chair]?.covered) return null;
  const side = sideOf(chair);
  const others = state.chairs.flatMap(({ name, character, bot }, seat) => {
    const foe = sideOf(seat) !== side;
    return seat === chair ? [] : [{ name, face: character, bot: bot !== null, foe, won: sideOf(seat) === winner, caught: caught.includes(seat) }];
  });
  const id = `${state.code} ${state.commitment.slice(0, 12)}`;
  return { id, day: new Date().toISOString().slice(0, 10), game, side, won: side === winner, rounds, reason, deeds, others };
}

/** Whose card is turned when: the guilty last. */
export const inOrder = (people: readonly LinePerson[]): Seat[] =>
  [...people].sort((one, other) => Number(one.hostile) - Number(other.hostile)).map(({ seat }) => seat);

/** The deeds whose rules hold. */
export const deedsDone = (rules: Readonly<Record<string, boolean>>): string[] => Object.keys(rules).filter((deed) => rules[deed]);
