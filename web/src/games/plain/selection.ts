/** What has been touched at a guest's table. Only people can be: there is no board. */

import { byTarget, Selection } from "../../table/selection.svelte";
import type { Guest, Plain } from "./guest";

const selections = new WeakMap<Guest, Selection<Plain["AnswerOption"]>>();

/** One for each game: the ring, the row of seats and the question share it. */
export function selectionOf(guest: Guest): Selection<Plain["AnswerOption"]> {
  const { facets } = guest;
  const found = selections.get(guest) ?? new Selection((options) => ({ places: new Map(), people: byTarget(options, (option) => facets.personAt(option)) }));
  selections.set(guest, found);
  return found;
}
