/** Which answers of Cultists can be given by touching the plan or the ring. */

import { byTouch, Selection } from "../../../table/selection.svelte";
import { facets } from "../facets";
import type { AnswerOption } from "../protocol";

/** What is free stays out of the way of the action: people and rooms answer to it once its line has been taken. */
function unmixed(options: readonly AnswerOption[]): readonly AnswerOption[] {
  if (new Set(options.map((option) => option.kind)).size <= 1) return options;
  return options.filter((option) => option.kind === "CallLift" || !facets.ofOption(option.kind).free);
}

export const selection = new Selection<AnswerOption>((options) => byTouch(unmixed(options), facets));
