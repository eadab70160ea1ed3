/** The journal of a game that is over, with everything open. */

import type { Spoken } from "../store/spoken";
import type { TableStore } from "../store/table.svelte";
import { loadReplay } from "./load";

/** Until the open journal is here, and if it cannot be had, the own one tells what it knows. */
export class OpenJournal<Game extends Spoken> {
  #open = $state.raw<Game["GameEvent"][] | null>(null);
  readonly #store: () => TableStore<Game>;

  constructor(store: () => TableStore<Game>) {
    this.#store = store;
    $effect(() => {
      const { view, state } = store();
      if (view?.winner == null || !state) return;
      loadReplay<Game>(state.code, "all").then(
        (replay) => (this.#open = replay.frames.flatMap((frame) => frame.journal)),
        () => (this.#open = null),
      );
    });
  }

  get events(): Game["GameEvent"][] {
    return this.#open ?? this.#store().journal;
  }
}
