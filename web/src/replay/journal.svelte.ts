/** The journal of a game that is over, with everything open. */

import type { ReplayOf, Spoken } from "../store/spoken";
import type { TableStore } from "../store/table.svelte";
import { loadReplay } from "./load";

/** Until the open journal is here, and if it cannot be had, the own one tells what it knows. */
export class OpenJournal<Game extends Spoken> {
  #open = $state.raw<Game["GameEvent"][] | null>(null);
  #settled = $state(false);
  /** How many events are told after each frame. */
  #ends = $state.raw<number[]>([]);
  readonly #store: () => TableStore<Game>;

  constructor(store: () => TableStore<Game>) {
    this.#store = store;
    $effect(() => {
      const { view, state } = store();
      if (view?.winner == null || !state) return;
      loadReplay<Game>(state.code, "all").then(
        (replay) => this.#read(replay),
        () => (this.#open = null),
      ).finally(() => (this.#settled = true));
    });
  }

  #read({ frames }: ReplayOf<Game>): void {
    let told = 0;
    this.#ends = frames.map(({ journal }) => (told += journal.length));
    this.#open = frames.flatMap(({ journal }) => journal);
  }

  get isOpen(): boolean {
    return this.#open !== null;
  }

  /** Whether it is here, or known not to come. */
  get isSettled(): boolean {
    return this.#settled;
  }

  get events(): Game["GameEvent"][] {
    return this.#open ?? this.#store().journal;
  }

  /** How many events are told once this frame is over. */
  frameEnd(frame: number): number {
    return this.#ends[frame] ?? this.events.length;
  }
}
