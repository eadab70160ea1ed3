/** What the quick reference must know of a table. All of it is public. */
import { optionsInHash, referenceHash } from "../../../net/route";
import type { Level } from "../protocol";
import type { CultistsOptions } from "../store";
import kinds from "../kinds.json";
import { roleFacts } from "../roles";
import { EXPANSIONS, hasAutoma, levelOf, planOf, playersOf, pointsFor, rolesOf, seatsOf } from "../setup";
import { setUpFor, type Told } from "../words";

export interface Facts {
  seats: number;
  automa: boolean;
  level: Level;
  /** Special roles in the game; candidates of a hidden draw joined by a bar. */
  roles: readonly string[];
  options: CultistsOptions;
  cultists: number;
  points: number;
  dead: number;
  /** Of the board, as the board itself says. */
  expansion: string;
  /** MOC-RQ-20, -41: whether Safety Ropes are in the bag. */
  ropes: boolean;
}

/** The boards by name, and what each is played with. */
export const BOARDS: Record<string, string> = EXPANSIONS;
/** What the university is played with. */
export const BASE = EXPANSIONS.university;

export function factsOf(options: CultistsOptions, laidOut?: readonly string[]): Facts {
  const [seats, automa, level] = [seatsOf(options), hasAutoma(options), levelOf(options)];
  const expansion = BOARDS[options.board ?? ""] ?? BASE;
  const roles = laidOut ?? broughtBy(options) ?? rolesOf(options);
  return { seats, automa, level, roles, options, ...setUpFor(seats), ...playedWith(options, seats, expansion) };
}

const RULES: Record<string, { values: unknown[] }> = kinds.rules;

/** What the board of an expansion changes: the points it takes, and the bag. */
function playedWith(options: CultistsOptions, seats: number, expansion: string): Pick<Facts, "expansion" | "ropes" | "points"> {
  const chosen = kinds.ropes.by.map((rule) => options[rule] ?? RULES[rule]!.values[0]);
  return { expansion, points: pointsFor(seats, expansion), ropes: kinds.ropes.at.includes([seats, expansion, ...chosen].join(" ")) };
}

/** The board's name, as message ids and options have it. */
export const boardOf = ({ expansion }: Facts): string => Object.keys(BOARDS).find((board) => BOARDS[board] === expansion)!;

/** AC-LEVEL-01, -04: the Roles that a level brings on a board, by who sits there; candidates of a draw joined by a bar. */
const BROUGHT: Record<string, Record<string, string[]>> = kinds.levelRoles;

function broughtBy(options: CultistsOptions): readonly string[] | undefined {
  return BROUGHT[`${levelOf(options)} ${planOf(options)}`]?.[`${playersOf(options)}${options.automa ? "+" : ""}`];
}

/** MOC-SETUP-07, AC-LEVEL-02: what the bag holds, and how many of each. */
const BAGS: Record<string, Record<string, number>> = kinds.bags;

export function bagOf({ level, ropes, options }: Facts): Record<string, number> {
  const with_ = ropes ? (options.keep_false_eyes === true ? " beside ropes" : " with ropes") : "";
  return BAGS[`${level === "first" ? "first" : "later"}${with_}`]!;
}

export function factsOfTable(told: Told): Facts {
  const options = told.options;
  const facts = factsOf(options, told.view?.roles_laid_out);
  const played = playedWith(options, facts.seats, told.board?.expansion ?? facts.expansion);
  return { ...facts, ...played, ...(told.view ? { points: told.view.target } : {}) };
}

/** The address of the reference for a table: for a window of its own beside the game. */
export function tableReference(told: Told): string {
  const { options, roles } = factsOfTable(told);
  return referenceHash("cultists", { ...options, roles });
}

/** What the address tells; whatever cannot be read is a first night of five. */
export const optionsFrom = (hash: string): CultistsOptions => checked(optionsInHash(hash) as CultistsOptions);

/** An address may come from anywhere: only what the game knows is kept. */
function checked(options: CultistsOptions): CultistsOptions {
  const known: CultistsOptions = {};
  if ([4, 5, 6, 7, 8].includes(options.players ?? 0)) known.players = options.players!;
  if (kinds.levels.includes(options.level ?? "")) known.level = options.level!;
  if (String(options.board) in BOARDS) known.board = options.board!;
  if (options.automa === true && known.players === 6) known.automa = true;
  if (Array.isArray(options.roles)) {
    known.roles = options.roles.filter((role) => String(role).split("|").every((each) => roleFacts(each) !== undefined));
  }
  for (const [rule, { values }] of Object.entries(kinds.rules)) {
    if ((values as unknown[]).includes(options[rule])) known[rule] = options[rule]!;
  }
  return known;
}
