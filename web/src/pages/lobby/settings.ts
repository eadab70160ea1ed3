/** What the host changes, as whole settings: options at their default are left out, so that a record stays short. */

import type { GameOptions, OptionValue, Settings } from "../../protocol/types";
import type { TableStore } from "../../store/table.svelte";

export function configure(store: TableStore, change: Partial<Settings>): void {
  const settings = store.state?.settings;
  if (settings) store.send({ type: "configure", settings: { ...settings, ...change } });
}

export function withOptions(store: TableStore, change: GameOptions): void {
  const options: GameOptions = { ...store.state?.settings.options, ...change };
  for (const name of Object.keys(options)) if (options[name] === undefined) delete options[name];
  configure(store, { options });
}

/** Another game for the same people: what was chosen for the one before does not fit it. */
export function setGame(store: TableStore, game: string): void {
  const settings = store.state?.settings;
  if (!settings || settings.game === game) return;
  const { players } = settings.options;
  configure(store, { game, options: players === undefined ? {} : { players }, clocks: {} });
}

export function setRule(store: TableStore, name: string, value: OptionValue, byTheBook: OptionValue): void {
  withOptions(store, { [name]: value === byTheBook ? undefined : value });
}

export function setClock(store: TableStore, clock: string, seconds: number): void {
  const clocks = { ...store.state?.settings.clocks, [clock]: seconds };
  configure(store, { clocks });
}
