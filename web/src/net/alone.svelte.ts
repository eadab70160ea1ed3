/** What was wished for at the door: a game, and perhaps to play it alone. Then the lobby is passed through without a word. */

import { levelsOf, stylesOf } from "../games/offered.svelte";
import { isFree } from "../protocol/chairs";
import type { BotKind, Settings, TableState } from "../protocol/types";
import type { TableStore } from "../store/table.svelte";
import { levelKept, styleKept } from "./kept";

/** Who sits down where nobody has chosen: as strong as last time, or as the house likes it. */
export function usualBot({ bots, settings }: TableState): BotKind | null {
  const wished = levelsOf(settings.game)[levelKept()];
  return wished !== undefined && bots.includes(wished) ? wished : (bots[0] ?? null);
}

/** How they play where nobody has chosen: as last time, or (empty) as is usual in the game. */
export function usualStyle(game: string): string {
  const kept = styleKept();
  return stylesOf(game).offered.includes(kept) ? kept : "";
}

interface Wish {
  code: string;
  game: string;
  alone: boolean;
}

let wish = $state.raw<Wish | null>(null);

export function wishFor(code: string, game: string, alone: boolean): void {
  wish = { code, game, alone };
}

/** To be called whenever the table changes: lays the game; alone, seats a bot in every free chair, then begins. */
export function passLobby(store: TableStore): void {
  const state = store.state;
  if (state === null || wish === null || state.code !== wish.code || store.link !== "open") return;
  // What the house refuses is seen to by hand.
  if (state.stage !== "lobby" || store.refusal !== null) wish = null;
  else if (!isLaid(state.settings, wish.game)) store.send({ type: "configure", settings: laid(state.settings, wish.game) });
  else if (wish.alone) fill(store);
  else wish = null;
}

const isLaid = ({ game, style }: Settings, wished: string): boolean => game === wished && (style ?? "") === usualStyle(wished);

function laid(settings: Settings, game: string): Settings {
  const style = usualStyle(game);
  return settings.game === game ? { ...settings, style } : { ...settings, game, options: {}, clocks: {}, style };
}

function fill(store: TableStore): void {
  const { chairs, problem } = store.state!;
  const free = chairs.findIndex(isFree);
  if (free >= 0) store.send({ type: "seat_bot", chair: free, bot: usualBot(store.state!) });
  else if (problem === "") {
    wish = null;
    store.send({ type: "begin" });
  }
}

export function isPassing(code: string): boolean {
  return wish?.code === code;
}
