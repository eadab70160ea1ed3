/** The set-up of a game of Invasion, as far as the lobby tells it before it begins. */

import kinds from "./kinds.json";
import type { InvasionOptions } from "./store";

const assimilated: Record<string, number> = kinds.assimilated;

export const PLAYERS: readonly number[] = kinds.players;
/** Where nobody has chosen. */
export const USUAL_PLAYERS = 5;
/** The first is played where nobody has chosen (INV-SETUP-01). */
export const CITIES: readonly string[] = Object.keys(kinds.cities);

export const playersOf = (options: InvasionOptions): number => options.players ?? USUAL_PLAYERS;
export const cityOf = (options: InvasionOptions): string => options.city ?? CITIES[0]!;

/** INV-SETUP: how many Assimilated cards lie in the deck for so many players. */
export const assimilatedIn = (players: number): number => assimilated[players] ?? 0;
