/** The class mark of a question, by its kind. */

import { has, t } from "../../../i18n";
import { kebab } from "../../../table/speech";

export function markOf(kind: string): string {
  const own = `mark-${kebab(kind)}`;
  return t(has(own) ? own : "mark-question");
}
