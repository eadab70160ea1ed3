/** Which answers of Cultists can be given by touching the plan or the ring. */

import { byTarget, Selection, type Targets } from "../../../table/selection.svelte";
import { placeOf } from "../board/ways";
import type { AnswerOption } from "../protocol";
import { personOf } from "../wording/answers";
import { FREE_KINDS } from "./groups";

/** Answers that name a secret, such as a card's face, are never given by touching the board. */
const ON_BOARD = new Set([
  "Go", "Stop", "CheckRoom", "WatchRoom", "FightCultist",
  "EnterLift", "StepOut", "RideLift", "CallLift", "ShootCultist", "DriveFishman", "SwapDeck", "WithDeck",
]); // prettier-ignore
const ON_RING = new Set([
  "Accuse", "NameSeer", "NameHunter", "Spy", "CheckState", "WatchState", "CloseTogether", "Spot", "Revive", "Sacrifice", "Decree",
  "TakeAlong", "Rope",
]);

function targets(options: readonly AnswerOption[]): Targets<AnswerOption> {
  const near = unmixed(options);
  return {
    places: byTarget(near.filter((option) => ON_BOARD.has(option.kind)), placeOf),
    people: byTarget(near.filter((option) => ON_RING.has(option.kind)), personOf),
  };
}

/** What is free stays out of the way of the action: people and rooms answer to it once its line has been taken. */
function unmixed(options: readonly AnswerOption[]): readonly AnswerOption[] {
  if (new Set(options.map((option) => option.kind)).size <= 1) return options;
  return options.filter((option) => option.kind === "CallLift" || !FREE_KINDS.has(option.kind));
}

export const selection = new Selection<AnswerOption>(targets);
