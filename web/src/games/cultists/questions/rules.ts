/** The rule behind a question, fetched once each. */

import type { RuleText } from "../../../protocol/types";

const known = new Map<string, Promise<RuleText>>();

export function rule(clause: string): Promise<RuleText> {
  let asked = known.get(clause);
  if (!asked) {
    asked = fetchRule(clause);
    known.set(clause, asked);
    asked.catch(() => known.delete(clause)); // try again next time
  }
  return asked;
}

async function fetchRule(clause: string): Promise<RuleText> {
  const answer = await fetch(`/api/rules/${encodeURIComponent(clause)}`);
  if (!answer.ok) throw new Error(String(answer.status));
  return (await answer.json()) as RuleText;
}
