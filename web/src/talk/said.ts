/** What every table says, in words: each statement in a few ways, so that not all people sound alike. */

import { has, t, type Args } from "../i18n";
import type { Statement } from "../protocol/types";
import { capital, kebab, personArgs, type Company } from "../table/speech";

const WAYS = 3;
/** The number of the way in which a person is offered a statement, and has said it then. */
export const AS_OFFERED = 0;
/** A reason is given in fewer: it comes with a sentence that varies too. */
const REASONS = 2;

/** Which of the ways a line is told in. The same line is told in the same way to everybody, whenever it is read. */
export const way = (number: number): number => 1 + (number % WAYS);

/** Accusing, vouching, denying, agreeing, doubting, asking. Why somebody is accused or vouched for, the game says: `reason` begins the
 *  ids for it, and may tell `$said`, accuses or vouches. How firmly goes by the reason, where there are words for that. `more`: what
 *  the game knows besides. */
export function commonWords(statement: Statement, told: Company, number: number, reason: (why: string) => string, more: Args = {}): string {
  const { type, chair, why, about } = statement as { type: string; chair?: number; why?: string; about?: number | null };
  const args: Args = { said: type, ...personArgs("chair", chair, told), ...personArgs("about", about, told), ...more };
  if (statement.type === "asks") return capital(t(`said-asks-${kebab(statement.topic)}-${way(number)}`, args));
  const said = (id: string, more: Args = {}) => capital(t(`${id}-${way(number)}`, { ...args, ...more }));
  if (!why) return said(`said-${type}`);
  if (why === "gut") return `${said(`said-${type}`)} ${said("said-gut")}`;
  const because = capital(t(`${reason(kebab(why))}-${1 + (number % REASONS)}`, args));
  const firmly = reason(`${type}-${kebab(why)}`).replace("said-why-", "said-");
  return said(has(`${firmly}-${way(number)}`) ? firmly : `said-${type}-why`, { why: because });
}
