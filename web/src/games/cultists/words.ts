/** The words of a game of Cultists: events, answers, questions, roles, tokens and places, for one seat. */
import { t } from "../../i18n";
import type { Seat, Statement } from "../../protocol/types";
import type { Team } from "./protocol";
import kinds from "./kinds.json";
import { commonWords, way } from "../../talk/said";
import { roleFacts } from "./roles";
import { capital, kebab, personArgs, placeArgs, roleName, tokenName, cardWords, type Told } from "./wording/speech";

export { ballotsWords, eventWords, reasonWords } from "./wording/events";
export { optionDetail, optionSecret, optionWords, personOf, placeOf, setUp, setUpFor } from "./wording/answers";
export { participantsLeft, questionWords, type QuestionWords } from "./wording/questions";
export {
  cardFace, cardsWords, cardWords, colourLetter, colourName, itemArgs, placeName, rackName, roleName, routeColours, routeLines,
  seatName, tokenName, type Told,
} from "./wording/speech";
export { givesLight, isBound, isCult, isFree, isOutsider, onRoute } from "./wording/surroundings";

export interface RoleWords {
  title: string;
  /** What it can or must do. */
  detail: string;
  /** To follow "You are". */
  a: string;
  ghost: string;
  team: Team;
  teamName: string;
}

export function roleWords(role: string): RoleWords {
  const facts = roleFacts(role);
  const team = (facts?.team ?? "investigators") as Team;
  return {
    title: roleName(role),
    a: roleName(role, ".a"),
    detail: facts ? t(`role-${kebab(role)}.does`) : "",
    ghost: t(facts?.shown ? "role-shown-as-ghost" : "role-hidden-as-ghost"),
    team,
    teamName: t(`team-${team}.one`),
  };
}

export function tokenWords(token: string): { name: string; does: string } {
  return { name: tokenName(token), does: t(`token-${token ? kebab(token) : "none"}.does`) };
}

export interface RuleWords {
  name: string;
  clause: string;
  /** The ruling of the rulebook first. */
  values: { value: RuleValue; words: string }[];
}

type RuleValue = string | number | boolean;

const RULES: Record<string, { values: RuleValue[]; clause: string }> = kinds.rules;

/** The house rules, in the order of the rulebook. */
export const houseRules: readonly string[] = Object.keys(RULES);

export function ruleWords(rule: string): RuleWords {
  const { values, clause } = RULES[rule] ?? { values: [], clause: "" };
  return {
    name: t(`house-${kebab(rule)}`),
    clause,
    values: values.map((value) => ({ value, words: ruleValue(rule, value) })),
  };
}

export function ruleValue(rule: string, value: RuleValue): string {
  return typeof value === "boolean" ? t(value ? "yes" : "no") : t(`house-${kebab(rule)}.${kebab(String(value))}`);
}

/** How many are on each side; the Cursed Hunter plays for nobody else. */
export function sidesWords(seats: number, cultists: number, hunted: boolean): string {
  return t(hunted ? "team-sizes-hunted" : "team-sizes", { cultists, investigators: seats - cultists - Number(hunted) });
}

export function levelWords(level: string): { name: string; does: string } {
  return { name: t(`level-${level}`), does: t(`level-${level}-detail`) };
}

/** Something said in a form that every language can read. `number` is the line's: it chooses one of several ways to say it. Nobody speaks
 *  of themselves by name: their seat is marked as the `speaker`'s, and comes first in what was seen. */
export function statementWords(statement: Statement, told: Told, number = 0, speaker: Seat | null = null): string {
  switch (statement.type) {
    case "was":
      return t(`said-was-${way(number)}`, { round: statement.round, ...placeArgs("place", statement.place, told) });
    case "put":
      return t(`said-put-${way(number)}`, { card: cardWords(statement.card), ...placeArgs("place", statement.place, told) });
    case "saw": {
      const [one, other] = statement.other === speaker ? [statement.other, statement.one] : [statement.one, statement.other];
      const met = { ...personArgs("one", one, told), ...personArgs("other", other, told) };
      return capital(t(`said-saw-${way(number)}`, one === speaker ? { ...met, oneIs: "speaker" } : met));
    }
    case "claims":
      return t(`said-claims-${way(number)}`, { role: roleName(statement.role, ".a") });
    default: {
      const ofSelf = "about" in statement && statement.about !== null && statement.about === speaker;
      return commonWords(statement, told, number, (why) => `said-why-${why}`, ofSelf ? { aboutIs: "speaker" } : {});
    }
  }
}
