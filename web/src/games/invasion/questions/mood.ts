/** Whom one waits for in Invasion, and when nothing may betray it. */

import type { Seat } from "../../../protocol/types";
import { moodOf as moodWith, type Mood } from "../../../table/mood";
import type { View } from "../protocol";

export function moodOf(view: View | null, chair: Seat | null): Mood {
  if (!view?.asked || view.winner !== null) return { kind: "nothing" };
  return moodWith(view.asked, chair, awaited(view));
}

/** INV-INFO-19: who takes long over a rescue card is nobody's business. */
function awaited(view: View): Seat[] {
  const step = view.asked!.step;
  return step.type === "CastVotes" ? step.team : view.waiting_for;
}

/** Whether the question of the moment is a secret one: then nothing is lit or sounded that would tell who answers. */
export function isSecretStep(view: View | null): boolean {
  const type = view?.asked?.step.type ?? "";
  return type === "AskForDeclaration" || type === "LeaveOrders" || type === "CastVotes" || type === "PlaceEvents";
}
