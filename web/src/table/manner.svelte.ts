/** How this browser shows a table: all of it; only its seat's hand, beside a big screen; or as that screen, for the whole room. */

import { getContext, setContext } from "svelte";
import { keepHand, keptHand } from "../net/kept";

export class Manner {
  readonly screen: boolean;
  readonly #code: string;
  #hand = $state(false);

  constructor(code = "", screen = false) {
    this.#code = code;
    this.screen = screen;
    this.#hand = !screen && code !== "" && keptHand(code);
  }

  /** Whether what everybody sees is left to a screen. Remembered for this table. */
  get hand(): boolean {
    return this.#hand;
  }
  set hand(hand: boolean) {
    this.#hand = hand;
    keepHand(this.#code, hand);
  }
}

/** On the sheet of a big screen no word may be smaller; screen/Frame.svelte says why. */
export const FROM_AFAR = 14;

const MANNER = "manner";
const WHOLE = new Manner();

export const holdManner = (manner: Manner): Manner => setContext(MANNER, manner);

/** Without one around it, a table is shown whole. */
export const mannerHere = (): Manner => getContext<Manner | undefined>(MANNER) ?? WHOLE;
