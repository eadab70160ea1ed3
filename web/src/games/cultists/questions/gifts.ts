/** To whom a card may be given, in the order in which the answers name them. */

import type { Seat } from "../../../protocol/types";
import type { AnswerOption } from "../protocol";

export function receivers(options: readonly AnswerOption[]): Seat[] {
  return [...new Set(options.map((option) => option.to).filter((to) => typeof to === "number"))];
}
