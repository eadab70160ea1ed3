/** The rule behind a question: in the players' words, and exactly, in the language of the page, fetched once each. */

import { getContext, setContext } from "svelte";
import { has, language, t, type Args } from "../i18n";
import { rule as fetchRule } from "../net/api";
import type { GameOptions, RuleText } from "../protocol/types";

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

const HOUSE = "house rules";

/** What holds at this table, for every rule that is asked for on its page. */
export const holdHouseRules = (options: () => GameOptions): unknown => setContext(HOUSE, options);

export const houseRules = (): (() => GameOptions) => getContext<(() => GameOptions) | undefined>(HOUSE) ?? (() => ({}));

/** A clause as players say it at this table; nothing if nobody has put it so yet. What is not among the options is at its
 *  default, and so is the message. */
export function plainRule(clause: string, options: GameOptions): string {
  const id = `why-${clause.toLowerCase()}`;
  return has(id) ? t(id, Object.fromEntries(Object.entries(options).map(([name, value]) => [name, spoken(value)])) as Args) : "";
}

function spoken(value: unknown): string | number {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "number" ? value : String(value);
}
