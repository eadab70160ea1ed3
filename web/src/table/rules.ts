/** The rule behind a question, in the language of the page, fetched once each. */

import { language } from "../i18n";
import { rule as fetchRule } from "../net/api";
import type { RuleText } from "../protocol/types";

const known = new Map<string, Promise<RuleText>>();

export function rule(clause: string): Promise<RuleText> {
  const key = `${language()} ${clause}`;
  let asked = known.get(key);
  if (!asked) {
    asked = fetchRule(clause, language());
    known.set(key, asked);
    asked.catch(() => known.delete(key)); // try again next time
  }
  return asked;
}
