/** The story of a game that is over, told to the whole room: who was who, how it ended, then its great moments one by one.
 *
 *  Where it stands follows from the table's clock alone. So several screens tell it together, and one that is reloaded goes on. */

import { getContext, setContext } from "svelte";
import { wasWitnessed } from "../result/witnessed";
import type { TableStore } from "../store/table.svelte";

export type Chapter = "cast" | "moments" | "end";

/** Seconds: until the first card is turned, for each card, to look at all of them, for the verdict, and for each moment. */
const [FIRST, CARD, LOOK, VERDICT, MOMENT] = [3, 1.5, 5, 15, 6];
const TICK = 250;

export class Story {
  /** Since it was begun; null while it is stopped. */
  elapsed = $state<number | null>(null);
  /** How many moments there are to tell; unknown until the replay is here. */
  moments = $state(Infinity);
  readonly #people: () => number;

  constructor(store: () => TableStore) {
    this.#people = () => store().state?.chairs.length ?? 0;
    // A screen that has seen the game to its end shows the last scenes first.
    const came = wasWitnessed(store()) ? store().secondsSince(0) : 0;
    $effect.pre(() => {
      const since = store().state?.story ?? null;
      const tick = () => (this.elapsed = since === null ? null : Math.max(0, store().secondsSince(Math.max(since, came))));
      tick();
      const timer = setInterval(tick, TICK);
      return () => clearInterval(timer);
    });
  }

  get #cast(): number {
    return FIRST + CARD * this.#people() + LOOK;
  }

  get chapter(): Chapter {
    const at = this.elapsed;
    if (at === null || (at >= this.#cast && at < this.#cast + VERDICT) || this.#moment >= this.moments) return "end";
    return at < this.#cast ? "cast" : "moments";
  }

  /** How many cards lie open. */
  get turned(): number {
    return this.elapsed === null ? Infinity : Math.max(0, Math.floor((this.elapsed - FIRST) / CARD) + 1);
  }

  get #moment(): number {
    return Math.floor(((this.elapsed ?? 0) - this.#cast - VERDICT) / MOMENT);
  }

  /** Which of them is told. */
  get moment(): number {
    return Math.max(0, Math.min(this.#moment, this.moments - 1));
  }
}

const STORY = "story";
export const holdStory = (story: Story): Story => setContext(STORY, story);

/** Null everywhere but on a big screen. */
export const storyHere = (): Story | null => getContext<Story | undefined>(STORY) ?? null;
