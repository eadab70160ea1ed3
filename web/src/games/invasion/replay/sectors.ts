/** How much of each sector was alien, over time (INV-WIN-04). */

import type { Moment } from "../../../replay/times";
import { countedDistricts } from "../board/facts";
import type { City, District, GameEvent } from "../protocol";
import type { InvasionOptions } from "../store";

export interface SectorLine {
  sector: string;
  /** How many districts count, and how many were alien from a time on. */
  all: number;
  steps: { time: number; alien: number }[];
}

export function sectorLines(journal: readonly GameEvent[], moments: readonly Moment[], city: City, options: InvasionOptions): SectorLine[] {
  const counted = new Map(countedDistricts(city, options).map(({ id, sector }) => [id, sector]));
  const lines = city.sectors.map(({ id }): SectorLine => {
    const all = [...counted.values()].filter((sector) => sector === id).length;
    return { sector: id, all, steps: [{ time: 0, alien: 0 }] };
  });
  const alien = new Set<District>();
  journal.forEach((event, at) => {
    if (event.type === "TokensLaid") event.districts.forEach((district) => alien.add(district));
    else if (event.type === "TokensRemoved") event.districts.forEach((district) => alien.delete(district));
    else return;
    for (const { sector, steps } of lines) {
      const count = [...alien].filter((district) => counted.get(district) === sector).length;
      if (steps.at(-1)!.alien !== count) steps.push({ time: moments[at]!.time, alien: count });
    }
  });
  return lines;
}
