/** Which answers of Invasion can be given by touching the map or the ring. */

import { byTarget, Selection, type Targets } from "../../../table/selection.svelte";
import type { AnswerOption } from "../protocol";
import { personOf } from "../words";
import { placeOf } from "./targets";

/** Beside other actions an accusation stays out of the way: people are lit once its line has been taken. */
function targets(options: readonly AnswerOption[]): Targets<AnswerOption> {
  const mixed = options.some((option) => option.kind === "Plan");
  return { places: byTarget(options, placeOf), people: mixed ? new Map() : byTarget(options, personOf) };
}

export const selection = new Selection<AnswerOption>(targets);
