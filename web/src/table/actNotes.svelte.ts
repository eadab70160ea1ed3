/** Notes on what one may do, in the list of a turn: each the first time it stands there. */

import { onDestroy, untrack } from "svelte";
import { has, t, type Args } from "../i18n";
import { coach } from "./coach.svelte";

export class ActNotes {
  readonly #shown = new Set<string>();

  /** `listed` are the notes of what the list has room to explain; they do not come again after this question. */
  constructor(listed: () => string[]) {
    $effect(() => {
      for (const id of listed()) if (has(id)) this.#shown.add(id);
    });
    onDestroy(() => untrack(() => coach.see(...this.#shown)));
  }

  /** Nothing where it was shown before. */
  line(id: string, args: Args = {}): string {
    return coach.isNew({ id, of: id }) ? t(id, args) : "";
  }

  /** What good players think of it; that may be asked for at any time. */
  thought(id: string, args: Args = {}): string {
    return coach.on && has(`${id}-more`) ? t(`${id}-more`, args) : "";
  }
}
