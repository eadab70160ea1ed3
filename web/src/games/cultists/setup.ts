/** The printed set-up table (AC-SETUP-01), as far as the lobby tells it before a game begins. */

import type { Level } from "./protocol";
import type { CultistsOptions } from "./store";
import kinds from "./kinds.json";

export interface SetUp {
  cultists: number;
  points: number;
  dead: number;
  /** AC-LEVEL-07: by how much the Roles must favour the Cultists on the expert level. */
  lead: number;
}

export const SET_UP: Record<number, SetUp> = kinds.setUp;
export const HOURS = kinds.hours;
export const PLAYERS: readonly number[] = kinds.players;
export const LEVELS = kinds.levels as readonly Level[];

/** Where a game is played; each board comes in three sizes. */
export const PLANS = ["university", "polar-station", "mine"] as const;
export type PlanName = (typeof PLANS)[number];

/** The board that was chosen; "" is a board file of one's own. */
export function planOf(options: CultistsOptions): PlanName | "" {
  const board = options.board || "university";
  return options.board_file ? "" : (PLANS.find((plan) => board.startsWith(plan)) ?? "");
}

/** What each board is played with; the university with nothing but the base game. */
export const EXPANSIONS: Record<PlanName, string> = { university: "base", "polar-station": "under-the-surface", mine: "mountains-of-chaos" };
const POINTS: Record<string, Record<string, number>> = kinds.points;

/** UTS-SETUP-12, MOC-WIN-01: what the investigators need; the boards of the expansions ask for points of their own. */
export const pointsFor = (seats: number, expansion: string): number => POINTS[expansion]?.[seats] ?? SET_UP[seats]?.points ?? 0;

/** The same, of a table that is still being laid. */
export function pointsOf(options: CultistsOptions): number {
  const plan = planOf(options);
  return pointsFor(seatsOf(options), plan && EXPANSIONS[plan]);
}

export const playersOf = (options: CultistsOptions): number => options.players ?? 5;
export const levelOf = (options: CultistsOptions): Level => options.level ?? "first";
export const rolesOf = (options: CultistsOptions): readonly string[] => options.roles ?? [];

/** AC-AUTOMA-01: with 4 players always, with 6 if wished. */
export const hasAutoma = (options: CultistsOptions): boolean => playersOf(options) === 4 || options.automa === true;
export const seatsOf = (options: CultistsOptions): number => playersOf(options) + (hasAutoma(options) ? 1 : 0);
export const canHaveAutoma = (players: number): boolean => players === 6;
export const takesRoles = (level: Level): boolean => level === "expert" || level === "custom";
