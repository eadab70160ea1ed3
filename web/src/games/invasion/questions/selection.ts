/** Which answers of Invasion can be given by touching the map or the ring. */

import { byTouch, Selection, type Targets } from "../../../table/selection.svelte";
import { facets } from "../facets";
import type { AnswerOption } from "../protocol";

/** Beside other actions an accusation stays out of the way: people are lit once its line has been taken. */
function targets(options: readonly AnswerOption[]): Targets<AnswerOption> {
  const touched = byTouch(options, facets);
  return options.some((option) => option.kind === "Plan") ? { ...touched, people: new Map() } : touched;
}

export const selection = new Selection<AnswerOption>(targets);
