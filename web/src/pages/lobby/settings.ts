/** What the host changes, as whole settings: options at their default are left out, so that a record stays short. */

import { usualStyle } from "../../net/alone.svelte";
import type { GameOptions, OptionValue, Settings } from "../../protocol/types";
import type { TableStore } from "../../store/table.svelte";

/** What was sent and has not come back: a second change before that builds on it, or it would undo the first. */
let wish: { store: TableStore; settings: Settings; at: number } | null = null;
/** Milliseconds. What has not come back by then was lost on the way: no line is silent for so long and lives. */
const LOST = 30_000;

function settingsOf(store: TableStore): Settings | undefined {
  const known = store.state?.settings;
  const open = wish?.store === store && store.refusal === null && performance.now() - wish.at < LOST;
  if (!open || JSON.stringify(known) === JSON.stringify(wish?.settings)) wish = null;
  return wish?.settings ?? known;
}

export function configure(store: TableStore, change: Partial<Settings>): void {
  const now = settingsOf(store);
  if (!now) return;
  const settings = { ...now, ...change };
  if (store.send({ type: "configure", settings })) wish = { store, settings, at: performance.now() };
}

export function withOptions(store: TableStore, change: GameOptions): void {
  const options: GameOptions = { ...settingsOf(store)?.options, ...change };
  for (const name of Object.keys(options)) if (options[name] === undefined) delete options[name];
  configure(store, { options });
}

/** Another game for the same people: what was chosen for the one before does not fit it. */
export function setGame(store: TableStore, game: string): void {
  const settings = settingsOf(store);
  if (!settings || settings.game === game) return;
  const { players } = settings.options;
  configure(store, { game, options: players === undefined ? {} : { players }, clocks: {}, style: usualStyle(game) });
}

export function setRule(store: TableStore, name: string, value: OptionValue, byTheBook: OptionValue): void {
  withOptions(store, { [name]: value === byTheBook ? undefined : value });
}

export function setClock(store: TableStore, clock: string, seconds: number): void {
  const clocks = { ...settingsOf(store)?.clocks, [clock]: seconds };
  configure(store, { clocks });
}
