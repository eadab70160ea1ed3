/** Whether something is asked of this seat, lies sealed, or whom one waits for. */

import type { Seat } from "../protocol/types";
import type { AnyAsked } from "../store/spoken";

export type Mood =
  | { kind: "nothing" }
  | { kind: "asked" }
  | { kind: "sealed"; for: readonly Seat[] | null }
  | { kind: "waiting"; for: readonly Seat[] | null };

/** `awaited` are those one waits for; null means "the others", where naming them would tell something (the look,
 *  principle 6). */
export function moodOf(asked: AnyAsked | null, chair: Seat | null, awaited: readonly Seat[] | null): Mood {
  if (!asked) return { kind: "nothing" };
  if (asked.options.length > 0 && chair !== null) return { kind: "asked" };
  return { kind: asked.answered ? "sealed" : "waiting", for: awaited?.filter((seat) => seat !== chair) ?? null };
}
