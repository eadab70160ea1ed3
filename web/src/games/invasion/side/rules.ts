/** The figures of this table: what the options say, or else the rulebook. */

import kinds from "../kinds.json";
import type { Told } from "../store";

export interface Figures {
  scientists: number;
  ships: number;
  track: readonly number[];
  /** INV-SETUP-15: how many Assimilated cards are in play. */
  assimilated: number;
}

const ASSIMILATED: Record<string, number> = kinds.assimilated;

export function rulesOf({ options, view }: Told): Figures {
  const { scientists_to_save, motherships_to_lose, pressure_track } = kinds.rules;
  return {
    scientists: options.scientists_to_save ?? (scientists_to_save.values[0] as number),
    ships: options.motherships_to_lose ?? (motherships_to_lose.values[0] as number),
    track: options.pressure_track ?? (pressure_track.values[0] as number[]),
    assimilated: ASSIMILATED[String(view?.cards.length ?? 0)] ?? 0,
  };
}
