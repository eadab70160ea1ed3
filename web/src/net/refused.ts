/** Why the house refused something, in the language of the page; in the house's own words where the page has none. */

import { has, list, t, type Args } from "../i18n";
import type { Facts, Problem, TableState } from "../protocol/types";

export function refusalWords({ reason, sentence, facts }: Problem): string {
  const lesson = reason === "not-in-lesson" ? `${String(facts.beat)}.refused` : "";
  if (lesson && has(lesson)) return t(lesson);
  const id = `refusal-${reason}`;
  if (has(id)) return t(id, { ...argsOf(facts), sentence });
  return sentence || t("refusal-offline");
}

/** The last refusal at a table; empty where there is none to tell. */
export const refusedBy = ({ refusal }: { refusal: Problem | null }): string => (refusal ? refusalWords(refusal) : "");

/** Why the game cannot begin. */
export function problemWords(table: TableState): string {
  return refusalWords({ reason: table.problem_reason, sentence: table.problem, facts: table.problem_facts });
}

function argsOf(facts: Facts): Args {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, Array.isArray(fact) ? list(fact) : fact]));
}
