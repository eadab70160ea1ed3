/** Whom one waits for in Cultists, and when nothing may betray it. */

import type { Seat } from "../../../protocol/types";
import { moodOf as moodWith, type Mood } from "../../../table/mood";
import type { View } from "../protocol";

/** Where it must not be seen who has answered already, or who takes long (the look, principle 6). */
const ALL_ALIKE = new Set(["Night", "AskForClaim"]);

export function moodOf(view: View | null, chair: Seat | null): Mood {
  if (!view?.asked || view.phase === "over") return { kind: "nothing" };
  return moodWith(view.asked, chair, awaited(view));
}

function awaited(view: View): Seat[] | null {
  if (ALL_ALIKE.has(view.asked!.step.type)) return null;
  // An encounter is over for all at once: those who have sealed are named like those who have not.
  return sealing(view) ?? view.waiting_for;
}

/** Those who lay a card face down at the same time, in an encounter or in the ritual. */
function sealing(view: View): Seat[] | null {
  const step = view.asked!.step;
  if (step.type === "Meet") return step.seats as Seat[];
  return step.type === "LayRitualCards" ? (view.parts.under_the_surface?.participants ?? null) : null;
}

/** Whether an event of the game may be lit or sounded on this screen now: never in a step where all must look alike. */
export function isSecretStep(view: View | null): boolean {
  const type = view?.asked?.step.type ?? "";
  return ALL_ALIKE.has(type) || type === "Meet" || type === "LookAtPulse" || type === "HandleToken" || type === "LayRitualCards";
}
