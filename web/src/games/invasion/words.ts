/** The words of a game of Invasion: events, answers, questions, cards and places, for one seat. */
import { has, t } from "../../i18n";
import { kebab } from "../../table/speech";
import kinds from "./kinds.json";

export { seatName } from "../../table/speech";
export { agentOf, optionDetail, optionSecret, optionWords, spotOf } from "./wording/answers";
export {
  cardFace, cardsWords, cardText, eventCardClause, eventCardColour, eventCardName, eventCardsWords, eventCardText, type EventColour,
} from "./wording/cards";
export {
  agentName, agentsWords, cityName, districtName, districtsWords, gatheringName, gatheringPoint, roadName, sectorName, sectorTitle, spotName,
} from "./wording/city";
export { eventWords, reasonWords } from "./wording/events";
export { questionWords, type QuestionWords } from "./wording/questions";
export { statementWords } from "./wording/statements";
export type { Told } from "./store";

export const sideName = (side: string): string => t(`inv-side-${side}`);
export const stageWords = (stage: string): { name: string; does: string } => ({
  name: t(`inv-stage-${kebab(stage)}`),
  does: t(`inv-stage-${kebab(stage)}.does`),
});

// House rules

type RuleValue = string | number | boolean | null | readonly (string | number)[];

const RULES: Record<string, { values: RuleValue[]; clause: string }> = kinds.rules;

/** The house rules, in the order of the rulebook. */
export const houseRules: readonly string[] = Object.keys(RULES);

export interface RuleWords {
  name: string;
  clause: string;
  /** The ruling of the rulebook first. */
  values: { value: RuleValue; words: string }[];
}

export function ruleWords(rule: string): RuleWords {
  const { values, clause } = RULES[rule] ?? { values: [], clause: "" };
  return { name: t(`inv-rule-${kebab(rule)}`), clause, values: values.map((value) => ({ value, words: ruleValue(rule, value) })) };
}

/** A value has words of its own, or is a switch, or a number or a row of them. */
export function ruleValue(rule: string, value: RuleValue): string {
  const own = `inv-rule-${kebab(rule)}.${kebab(String(value ?? "none"))}`;
  if (!Array.isArray(value) && has(own)) return t(own);
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  return Array.isArray(value) ? value.join(" ") : String(value);
}
