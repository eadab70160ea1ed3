/** A game that is over, as the porter writes it down: facts and names, no sentences. */

/** Somebody else at that table. */
export interface Other {
  name: string;
  face: number;
  bot: boolean;
  /** Whether they were on another side than you at the end. */
  foe: boolean;
  won: boolean;
  /** Whether you were among those who found them out. */
  caught: boolean;
}

export interface Ended {
  /** The same table, told twice, is one game. */
  id: string;
  /** The day, as 2026-11-16. */
  day: string;
  game: string;
  side: string;
  won: boolean;
  rounds: number;
  reason: string;
  /** What you did in it, by the names of the titles that are given for it. */
  deeds: readonly string[];
  others: readonly Other[];
}

/** One of these in a file that somebody hands in; null if it is none. Nothing of it is believed unread. */
export function endedFrom(read: unknown): Ended | null {
  if (!isRecord(read)) return null;
  const { id, day, game, side, won, rounds, reason, deeds, others } = read;
  if (!isShort(id) || !isShort(day) || !isShort(game) || !isShort(side) || !isShort(reason)) return null;
  if (typeof won !== "boolean" || !isCount(rounds) || !isListOf(deeds, isShort) || !Array.isArray(others)) return null;
  const known = others.map(otherFrom).filter((other) => other !== null);
  if (known.length !== others.length || known.length > MOST) return null;
  return { id, day, game, side, won, rounds, reason, deeds, others: known };
}

function otherFrom(read: unknown): Other | null {
  if (!isRecord(read)) return null;
  const { name, face, bot, foe, won, caught } = read;
  if (!isShort(name) || !isCount(face)) return null;
  return { name, face, bot: bot === true, foe: foe === true, won: won === true, caught: caught === true };
}

const MOST = 40;
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
const isShort = (value: unknown): value is string => typeof value === "string" && value.length <= 80;
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0 && (value as number) < 1000;
const isListOf = <Value>(value: unknown, is: (each: unknown) => each is Value): value is Value[] =>
  Array.isArray(value) && value.length <= MOST && value.every(is);
