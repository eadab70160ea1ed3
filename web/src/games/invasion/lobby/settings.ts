/** What the host changes of a game of Invasion. */

import { withOptions } from "../../../pages/lobby/settings";
import { CITIES, USUAL_PLAYERS } from "../setup";
import type { InvasionStore } from "../store";

export function setPlayers(store: InvasionStore, players: number): void {
  withOptions(store, { players: players === USUAL_PLAYERS ? undefined : players });
}

export function setCity(store: InvasionStore, city: string): void {
  withOptions(store, { city: city === CITIES[0] ? undefined : city });
}
