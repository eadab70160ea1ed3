/** A pawn on its way: along the road it takes, not through the houses. */

import { cubicInOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import type { Point } from "./geometry";
import { travelTime } from "./motion";
import { lengthOf, pointAt } from "./runs";

export class Walk {
  #line = $state.raw<readonly Point[]>([]);
  #gone = new Tween(1, { easing: cubicInOut });

  /** Where it is now; null when it is not on its way. */
  get at(): Point | null {
    const gone = this.#gone.current;
    return gone < 1 && this.#line.length > 1 ? pointAt(this.#line, lengthOf(this.#line) * gone) : null;
  }

  take(line: readonly Point[]): void {
    const duration = travelTime(lengthOf(line));
    if (line.length < 2 || duration === 0) return;
    this.#line = line;
    void this.#gone.set(0, { duration: 0 });
    void this.#gone.set(1, { duration });
  }
}
