/** Whether something is asked of this seat, lies sealed, or whom one waits for. */

import type { Seat, View } from "../../../protocol/types";

export type Mood =
  | { kind: "nothing" }
  | { kind: "asked" }
  | { kind: "sealed"; for: Seat[] | null }
  | { kind: "waiting"; for: Seat[] | null };

/** Where it must not be seen who has answered already, or who takes long (the look, principle 6). */
const ALL_ALIKE = new Set(["Night", "AskForClaim"]);

/** `for` names those one waits for; null means "the others", where naming them would tell something. */
export function moodOf(view: View | null, chair: number | null): Mood {
  const asked = view?.asked;
  if (!view || !asked || view.phase === "over") return { kind: "nothing" };
  if (asked.options.length > 0 && chair !== null) return { kind: "asked" };
  return { kind: asked.answered ? "sealed" : "waiting", for: awaited(view, chair) };
}

function awaited(view: View, chair: number | null): Seat[] | null {
  const step = view.asked!.step;
  if (ALL_ALIKE.has(step.type)) return null;
  // An encounter is over for all at once: those who have sealed are named like those who have not.
  const people = sealing(view) ?? view.waiting_for;
  return people.filter((seat) => seat !== chair);
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
