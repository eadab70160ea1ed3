/** Whether secrets may lie open on this screen. Only where nobody else is at the table, and nobody looks on; whatever is not
 *  known for certain counts as somebody. */

import { getContext, setContext } from "svelte";
import { keepCovering, keptCovering } from "../net/kept";
import type { TableStore } from "../store/table.svelte";

class Privacy {
  #covers = $state(keptCovering());

  /** Whether this person wants them covered even alone. */
  get covers(): boolean {
    return this.#covers;
  }
  set covers(covers: boolean) {
    this.#covers = covers;
    keepCovering(covers);
  }
}

export const privacy = new Privacy();

/** Nobody else plays or watches, and no screen is there to gather round: every other chair is a bot's. */
export function isAlone({ state, chair, link }: TableStore): boolean {
  if (state === null || chair === null || link !== "open" || state.stage !== "playing") return false;
  if (state.watching !== 0 || (state.screens ?? 0) !== 0 || state.chairs[chair]?.person !== true) return false;
  return state.chairs.every(({ person, program, bot }, seat) => seat === chair || (!person && !program && bot !== null));
}

/** What a lesson teaches the hand to do, it lets it do: there only the route lies open. */
export const showsRoute = (store: TableStore): boolean => isAlone(store) && !privacy.covers;
export const showsHand = (store: TableStore): boolean => showsRoute(store) && store.state?.lesson === null;

/** What those who draw a covered card need to know of the table. */
interface Hand {
  isOpen: () => boolean;
  /** What may be read only while one looks; empty if there is nothing. */
  advice: () => string;
}

const HAND = "hand";
const COVERED: Hand = { isOpen: () => false, advice: () => "" };

export const holdHand = (hand: Hand): unknown => setContext(HAND, hand);

/** Without a table around it, everything is covered. */
export const handHere = (): Hand => getContext<Hand | undefined>(HAND) ?? COVERED;
