/** The suspicions that are looked at, fetched once each. */

import type { Suspicion } from "../protocol/types";
import { loadSuspicion } from "./load";
import type { Whose } from "./types";

export class Suspicions {
  /** Null until they are here. */
  shown = $state.raw<Suspicion | null>(null);
  trouble = $state(false);
  #wished: Whose | null = null;
  readonly #loaded = new Map<Whose, Suspicion>();

  async look(code: string, whose: Whose): Promise<void> {
    this.#wished = whose;
    this.trouble = false;
    try {
      const found = this.#loaded.get(whose) ?? (await loadSuspicion(code, whose));
      this.#loaded.set(whose, found);
      if (this.#wished === whose) this.shown = found;
    } catch {
      if (this.#wished === whose) this.trouble = true;
    }
  }
}
