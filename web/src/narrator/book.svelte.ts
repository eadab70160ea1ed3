/** The evening as the screens see it: every act is kept at once. */

import { anew, told, undone, type Act, type Evening, type Told } from "./evening";
import { keep, opened } from "./kept";

export class Book {
  #told = $state.raw<Told>(opened());
  /** False in a private window, or where the disk is full. */
  lasts = $state(true);

  get now(): Evening {
    return this.#told.now;
  }

  get canUndo(): boolean {
    return this.#told.before.length > 0;
  }

  do(act: Act): void {
    this.#become(told(this.#told, act));
  }

  undo(): void {
    this.#become(undone(this.#told));
  }

  anew(): void {
    this.#become(anew(this.#told));
  }

  #become(next: Told): void {
    this.#told = next;
    this.lasts = keep(next);
  }
}
