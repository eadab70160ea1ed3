/** What the host changes, as whole settings: options at their default are left out, so that a record stays short. */

import { canHaveAutoma, PLANS, takesRoles, type PlanName } from "../../games/cultists/setup";
import type { Clocks, GameOptions, Level, OptionValue, Settings } from "../../protocol/types";
import type { TableStore } from "../../store/table.svelte";

export function configure(store: TableStore, change: Partial<Settings>): void {
  const settings = store.state?.settings;
  if (settings) store.send({ type: "configure", settings: { ...settings, ...change } });
}

function withOptions(store: TableStore, change: GameOptions): void {
  const options: GameOptions = { ...store.state?.settings.options, ...change };
  for (const name of Object.keys(options)) if (options[name] === undefined) delete options[name];
  configure(store, { options });
}

export function setPlayers(store: TableStore, players: number): void {
  withOptions(store, { players, automa: canHaveAutoma(players) ? store.state?.settings.options.automa : undefined });
}

export function setAutoma(store: TableStore, automa: boolean): void {
  withOptions(store, { automa: automa || undefined });
}

export function setPlan(store: TableStore, plan: PlanName): void {
  withOptions(store, { board: plan === PLANS[0] ? undefined : plan, board_file: undefined });
}

export function setProfessions(store: TableStore, professions: boolean): void {
  withOptions(store, { professions: professions || undefined });
}

/** The first two levels bring their own Roles. */
export function setLevel(store: TableStore, level: Level): void {
  withOptions(store, { level, roles: takesRoles(level) ? store.state?.settings.options.roles : undefined });
}

export function setRoles(store: TableStore, roles: readonly string[]): void {
  withOptions(store, { roles: roles.length > 0 ? roles : undefined });
}

export function setRule(store: TableStore, name: string, value: OptionValue, byTheBook: OptionValue): void {
  withOptions(store, { [name]: value === byTheBook ? undefined : value });
}

export function setClock(store: TableStore, clock: keyof Clocks, seconds: number): void {
  const clocks = { ...store.state?.settings.clocks, [clock]: seconds };
  configure(store, { clocks });
}
