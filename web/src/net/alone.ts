/** "Play alone with bots": the lobby is passed through without a word. */

import type { TableStore } from "../store/table.svelte";

let wanted = "";

export function wishAlone(code: string): void {
  wanted = code;
}

/** To be called whenever the table changes: seats a bot in every free chair, then begins. */
export function passLobby(store: TableStore): void {
  const state = store.state;
  if (state === null || state.code !== wanted || store.link !== "open") return;
  if (state.stage !== "lobby") {
    wanted = "";
    return;
  }
  const free = state.chairs.findIndex((chair) => !chair.person && chair.bot === null);
  if (free >= 0) store.send({ type: "seat_bot", chair: free, bot: "careful" });
  else if (state.problem === "") {
    wanted = "";
    store.send({ type: "begin" });
  }
}

export function isPassing(code: string): boolean {
  return wanted === code;
}
