/** How a question of a guest may lie on the screen. */

import type { AnyAsked } from "../../store/spoken";
import type { Guest } from "./guest";

/** Whether the answers lie covered: where one of them hides something, or where all who are asked must look alike. */
export function isSealed(asked: AnyAsked, { facets }: Guest): boolean {
  return facets.isSecretStep(asked.step.type) || asked.options.some((option) => !facets.isOpen(option));
}

/** Whether a covered answer is asked for twice: all of them are, if any could be, or the second tap would tell which it is. */
export function asksTwice(asked: AnyAsked, { facts, facets }: Guest): boolean {
  const alike = facets.isSecretStep(asked.step.type);
  return Object.values(facts.facets.options).some(({ confirm, hidden }) => confirm === true && (alike || (hidden?.length ?? 0) > 0));
}
