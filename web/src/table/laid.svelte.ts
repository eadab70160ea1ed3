/** Cards that a question lays down, to choose from or to look at: on a short phone they come before what may be read elsewhere. */

import { untrack } from "svelte";

let laid = $state(0);

export const cardsLie = (): boolean => laid > 0;

/** For as long as what lays them is there. */
export function layCards(): () => void {
  untrack(() => (laid += 1));
  return () => void (laid -= 1);
}
