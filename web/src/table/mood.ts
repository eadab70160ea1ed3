/** Whether this seat has a question, has answered, or is waiting, and for whom. */

import type { Seat } from "../protocol/types";
import type { GameFacets } from "../store/facets";
import type { AnyView } from "../store/spoken";

export type Mood =
  | { kind: "nothing" }
  | { kind: "asked" }
  | { kind: "sealed"; for: readonly Seat[] | null }
  | { kind: "waiting"; for: readonly Seat[] | null };

/** Where everybody is asked alike, one waits for "the others": naming them would tell something (the look, principle 6). */
export function moodOf(view: AnyView | null, chair: Seat | null, facets: GameFacets): Mood {
  if (!view?.asked || view.winner != null) return { kind: "nothing" };
  const { asked, waiting_for } = view;
  if (asked.options.length > 0 && chair !== null) return { kind: "asked" };
  const awaited = facets.namesWho(asked.step.type) ? waiting_for.filter((seat) => seat !== chair) : null;
  return { kind: asked.answered ? "sealed" : "waiting", for: awaited };
}
