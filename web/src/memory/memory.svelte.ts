/** The porter's book: the games that were played in this browser. It never leaves it, except in a file for its owner. */

import { readKept, writeKept } from "../net/kept";
import { endedFrom, type Ended } from "./ended";
import { earnedBy } from "./titles";

const KEPT_AS = "gloaming.memory";
export const VERSION = 1;

/** How a book of version n becomes one of version n + 1. */
type Steps = readonly ((book: Record<string, unknown>) => Record<string, unknown>)[];
const STEPS: Steps = [];

/** The games in this text; null if it is no such book, or one that a later Gloaming wrote. */
export function gamesIn(text: string, steps: Steps = STEPS): Ended[] | null {
  try {
    let book = JSON.parse(text) as Record<string, unknown>;
    const version = book.version as number;
    const newest = steps.length + 1;
    if (!Number.isInteger(version) || version < 1 || version > newest) return null;
    for (const step of steps.slice(version - 1)) book = step(book);
    const games = (book.games as unknown[]).map(endedFrom).filter((ended) => ended !== null);
    return games.length === (book.games as unknown[]).length ? games : null;
  } catch {
    return null;
  }
}

export const written = (games: readonly Ended[]): string => JSON.stringify({ version: VERSION, games });

class Memory {
  games = $state.raw<readonly Ended[]>([]);
  /** False in a private window, or where the disk is full: then it lasts until this tab is closed. */
  lasts = $state(true);
  /** A book that this page cannot read is left alone. */
  #sealed = false;

  constructor() {
    this.look();
  }

  /** As it stands now: another tab may have written in it. */
  look(): void {
    const text = readKept(KEPT_AS);
    const games = text === null ? [] : gamesIn(text);
    this.#sealed = games === null;
    if (this.lasts && games !== null) this.games = games;
  }

  /** Write a game down, once; the titles that it earned, also when it is told again. */
  add(ended: Ended): string[] {
    this.look();
    const at = this.games.findIndex(({ id }) => id === ended.id);
    if (at < 0) this.#keep([...this.games, ended]);
    return earnedBy(ended, at < 0 ? this.games.slice(0, -1) : this.games.slice(0, at));
  }

  /** The games of a book that somebody hands in, besides those that are here; how many were new, or null if it is unreadable. */
  merge(text: string): number | null {
    const handed = gamesIn(text);
    if (handed === null) return null;
    this.look();
    const here = new Set(this.games.map(({ id }) => id));
    const fresh = handed.filter(({ id }, index) => !here.has(id) && handed.findIndex((other) => other.id === id) === index);
    this.#keep([...this.games, ...fresh].sort((one, other) => one.day.localeCompare(other.day)));
    return fresh.length;
  }

  forget(): void {
    this.#sealed = false;
    this.games = [];
    this.lasts = writeKept(KEPT_AS, null);
  }

  #keep(games: readonly Ended[]): void {
    this.games = games;
    this.lasts = !this.#sealed && writeKept(KEPT_AS, written(games));
  }
}

export const memory = new Memory();
