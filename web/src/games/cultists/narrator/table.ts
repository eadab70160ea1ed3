/** What was chosen for an evening with the box, and what follows from it. The numbers are the engine's (`make types`). */

import { t } from "../../../i18n";
import type { Choice, Chosen } from "../../../narrator/narrator";
import { kebab } from "../../../table/speech";
import kinds from "../kinds.json";
import type { Level } from "../protocol";
import { bagOf, factsOf, type Facts } from "../reference/facts";
import type { RoleFacts } from "../roles";
import { LEVELS, PLANS, PLAYERS, SET_UP, canHaveAutoma, pointsFor, seatsOf, takesRoles, EXPANSIONS, type PlanName } from "../setup";
import boxed from "./boxed.json";

export type Cards = Record<string, number>;
type BySeats<Value> = Record<string, Value>;

const ROLES = kinds.roles as Record<string, RoleFacts>;
const AT_TABLE: Record<string, string[]> = boxed.roles;
const PROFESSIONS: Record<string, number[]> = boxed.professions;
const ROPES: Record<string, number[]> = boxed.ropes;
const OWN_DECKS: Record<string, BySeats<Cards>> = boxed.ownDecks;
const DECKS = kinds.decks as unknown as BySeats<Record<"investigator" | "cultist" | "pulse" | "rooms" | "draw" | "passages", Cards>>;

export interface Table extends Facts {
  players: number;
  board: PlanName;
  professions: boolean;
  /** AC-LEVEL-02: a first game leaves out the Unsafe Passages and whatever comes by them. */
  passages: boolean;
  decks: (typeof DECKS)[string];
  bag: Cards;
}

const one = (chosen: Chosen, name: string): string => String(chosen[name] ?? "");
const among = <Value extends string>(values: readonly Value[], wished: string): Value => values.find((each) => each === wished) ?? values[0]!;

const playersIn = (chosen: Chosen): number => PLAYERS.find((each) => each === Number(chosen.players)) ?? PLAYERS[0]!;
/** AC-AUTOMA-01. */
const automaIn = (chosen: Chosen): boolean => canHaveAutoma(playersIn(chosen)) && one(chosen, "automa") === "yes";
const boardIn = (chosen: Chosen): PlanName => among(PLANS, one(chosen, "board"));
const levelIn = (chosen: Chosen): Level => among(LEVELS, one(chosen, "level"));

/** The Roles that may be named at this table. */
function nameable(chosen: Chosen): readonly string[] {
  return AT_TABLE[`${boardIn(chosen)} ${playersIn(chosen)}${automaIn(chosen) ? "+" : ""}`]!;
}

const rolesIn = (chosen: Chosen): string[] => {
  const wished = takesRoles(levelIn(chosen)) && Array.isArray(chosen.roles) ? (chosen.roles as readonly string[]) : [];
  return nameable(chosen).filter((role) => wished.includes(role));
};

export function tableOf(chosen: Chosen): Table {
  const [players, board, level, roles] = [playersIn(chosen), boardIn(chosen), levelIn(chosen), rolesIn(chosen)];
  const facts = factsOf({ players, board, level, automa: automaIn(chosen), roles, safety_ropes: one(chosen, "ropes") !== "no" });
  const professions = PROFESSIONS[level]!.includes(facts.seats) && one(chosen, "professions") === "yes";
  return { ...facts, players, board, professions, passages: level !== "first", decks: DECKS[facts.seats]!, bag: bagOf(facts) };
}

/** Whether this Role may be in the game: some are drawn, one of several. */
export const mayHave = ({ roles }: Table, role: string): boolean => roles.some((group) => group.split("|").includes(role));
export const hasSeer = (table: Table): boolean => boxed.seers.some((role) => mayHave(table, role));
export const hasBlind = (table: Table): boolean => boxed.blind.some((role) => mayHave(table, role));

export const isCultist = (role: string): boolean => ROLES[role]?.team === "cultists";
/** AC-SETUP-06: the Roles in the game that have a deck of their own. */
export const ownDecks = (table: Table): [role: string, deck: Cards][] =>
  Object.entries(OWN_DECKS).filter(([role]) => mayHave(table, role)).map(([role, bySeats]) => [role, bySeats[table.seats]!]);

/** AC-LEVEL-07: what the Roles count for the investigators, and for the cult. */
export function loyalty(roles: readonly string[]): [investigators: number, cultists: number] {
  const sum = (side: string) => roles.filter((role) => ROLES[role]?.favours === side).reduce((all, role) => all + ROLES[role]!.loyalty, 0);
  return [sum("investigators"), sum("cultists")];
}

/** AC-LEVEL-10: every special Role but the cult's takes an investigator's place. */
export const hasPlaces = (roles: readonly string[], seats: number): boolean =>
  roles.filter((role) => !isCultist(role)).length <= seats - SET_UP[seats]!.cultists;

/** AC-LEVEL-07, -08. */
export function isBalanced(roles: readonly string[], seats: number): boolean {
  const [investigators, cultists] = loyalty(roles);
  return cultists - investigators === SET_UP[seats]!.lead && Math.max(investigators, cultists) <= boxed.largestSum;
}

function verdict(roles: readonly string[], seats: number, level: Level): { fits: boolean; words: string } {
  const [investigators, cultists] = loyalty(roles);
  const { lead } = SET_UP[seats]!;
  if (!hasPlaces(roles, seats)) return { fits: false, words: t("cultists-narrator-roles-many", { places: seats - SET_UP[seats]!.cultists }) };
  const needed = level === "expert" ? t("roles-sum-needed", { lead }) : t("roles-sum-free");
  return { fits: level !== "expert" || isBalanced(roles, seats), words: `${t("roles-sum", { investigators, cultists })}. ${needed}` };
}

const yesNo = (name: string, values: readonly ("yes" | "no")[]): Choice["values"] =>
  values.map((value) => ({ value, words: t(`cultists-narrator-${name}-${value}`), about: t(`cultists-narrator-${name}-${value}.about`) }));

/** AC-AUTOMA-01, AC-LEVEL, MOC-SETUP-07, MOC-PROF-02: only what the box allows. */
export function choices(chosen: Chosen): Choice[] {
  const table = tableOf(chosen);
  const { players, board, level, seats } = table;
  return [
    { name: "players", title: t("cultists-narrator-players"), values: PLAYERS.map((count) => ({ value: count, words: String(count), about: playersAbout(count, board) })) },
    ...(canHaveAutoma(players) ? [{ name: "automa", title: t("cultists-narrator-automa"), values: yesNo("automa", ["no", "yes"]) }] : []),
    { name: "board", title: t("game-plan"), values: PLANS.map((plan) => ({ value: plan, words: t(`plan-${plan}`), about: t(`plan-${plan}.what`) })) },
    { name: "level", title: t("game-level"), values: LEVELS.map((each) => ({ value: each, words: t(`level-${each}`), about: t(`cultists-narrator-level-${each}`) })) },
    ...(takesRoles(level) ? [{ name: "roles", title: t("roles-sheet"), many: true, values: nameable(chosen).map(roleValue), verdict: verdict(table.roles, seats, level) }] : []),
    ...(ROPES[board]!.includes(seats) ? [{ name: "ropes", title: t("token-safety-ropes"), values: yesNo("ropes", ["yes", "no"]) }] : []),
    ...(PROFESSIONS[level]!.includes(seats) ? [{ name: "professions", title: t("game-professions"), values: yesNo("professions", ["no", "yes"]) }] : []),
  ];
}

function playersAbout(players: number, board: PlanName): string {
  const seats = seatsOf({ players });
  const { cultists, dead } = SET_UP[seats]!;
  const told = t("game-players-detail", { cultists, dead, points: pointsFor(seats, EXPANSIONS[board]) });
  return seats > players ? `${told} ${t("game-automa-four")}` : told;
}

function roleValue(role: string): Choice["values"][number] {
  const { loyalty: sum, favours } = ROLES[role]!;
  const counts = sum === 0 ? t("roles-loyalty-none") : t("roles-loyalty", { side: favours, sum });
  return { value: role, words: t(`role-${kebab(role)}`), about: `${counts}. ${t(`role-${kebab(role)}.does`)}` };
}
