/** What was said a moment ago: it stands at the portraits for as long as it takes to read, and a few at a time. */

import type { Line, Seat } from "../protocol/types";
import { tongueOf } from "./stream";

/** So many stand at once; the oldest goes first. */
export const MOST = 3;
/** Milliseconds to notice it, and for each word at 200 words a minute. */
const NOTICE = 1800;
const A_WORD = 300;
const SHORTEST = 3500;
const LONGEST = 9000;

export const readingTime = (words: string): number =>
  Math.min(LONGEST, Math.max(SHORTEST, NOTICE + A_WORD * words.trim().split(/\s+/).length));

export interface Bubble {
  chair: Seat;
  number: number;
  words: string;
  /** The language of the words, where it may not be the page's. */
  language: string | undefined;
}

export class Heard {
  bubbles = $state.raw<readonly Bubble[]>([]);
  #last: number | null = null;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  /** All lines so far. Those that were there on arrival have been said long ago; one's own are known. */
  listen(lines: readonly Line[], wordsOf: (line: Line) => string, me: Seat | null): void {
    const last = lines.at(-1)?.number ?? 0;
    const fresh = this.#last === null ? [] : lines.filter(({ number, chair }) => number > this.#last! && chair !== me);
    this.#last = last;
    for (const line of fresh) this.#show({ chair: line.chair, number: line.number, words: wordsOf(line), language: tongueOf(line) });
  }

  #show(bubble: Bubble): void {
    this.bubbles = [...this.bubbles.filter(({ chair }) => chair !== bubble.chair), bubble].slice(-MOST);
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.bubbles = this.bubbles.filter(({ number }) => number !== bubble.number);
    }, readingTime(bubble.words));
    this.#timers.add(timer);
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}
