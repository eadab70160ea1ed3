/** What the host changes of a game of Cultists. */

import { withOptions } from "../../../pages/lobby/settings";
import type { Level } from "../protocol";
import { canHaveAutoma, PLANS, takesRoles, type PlanName } from "../setup";
import type { CultistsStore } from "../store";

export function setPlayers(store: CultistsStore, players: number): void {
  withOptions(store, { players, automa: canHaveAutoma(players) ? store.options.automa : undefined });
}

export function setAutoma(store: CultistsStore, automa: boolean): void {
  withOptions(store, { automa: automa || undefined });
}

export function setPlan(store: CultistsStore, plan: PlanName): void {
  withOptions(store, { board: plan === PLANS[0] ? undefined : plan, board_file: undefined });
}

export function setProfessions(store: CultistsStore, professions: boolean): void {
  withOptions(store, { professions: professions || undefined });
}

/** The first two levels bring their own Roles. */
export function setLevel(store: CultistsStore, level: Level): void {
  withOptions(store, { level, roles: takesRoles(level) ? store.options.roles : undefined });
}

export function setRoles(store: CultistsStore, roles: readonly string[]): void {
  withOptions(store, { roles: roles.length > 0 ? roles : undefined });
}
