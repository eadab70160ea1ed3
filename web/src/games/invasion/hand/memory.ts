/** What this seat alone remembers of its own plannings, of an Alien planning it saw, and of its rescue cards. */

import type { EventName, GameEvent, RescueCard } from "../protocol";

export interface Placing {
  round: number;
  upcoming: EventName[];
  prevented: EventName[];
}

/** INV-INFO-06, -17: the last ones first. What lay in the piles may have come since. */
export function placings(journal: readonly GameEvent[], most = 3): Placing[] {
  const found: Placing[] = [];
  let round = 0;
  for (const event of journal) {
    if (event.type === "RoundBegan") round = event.number;
    if (event.type !== "EventsPlaced" && event.type !== "AlienPlanSeen") continue;
    const [upcoming, prevented] = [known(event.upcoming), known(event.prevented)];
    if (upcoming && prevented) found.push({ round, upcoming, prevented });
  }
  return found.reverse().slice(0, most);
}

/** Null where somebody else placed them. */
function known(cards: readonly (EventName | null)[]): EventName[] | null {
  return cards.every((card) => card !== null) ? (cards as EventName[]) : null;
}

export interface Laying {
  round: number;
  card: RescueCard;
}

/** INV-INFO-10: the own rescue cards, the last ones first. */
export function layings(journal: readonly GameEvent[], most = 3): Laying[] {
  const found: Laying[] = [];
  let round = 0;
  for (const event of journal) {
    if (event.type === "RoundBegan") round = event.number;
    if (event.type === "RescueCardLaid") found.push({ round, card: event.card });
  }
  return found.reverse().slice(0, most);
}

/** INV-RQ-61: whether the aliens have recognised each other; humans hear the same word, empty. */
export const revealed = (journal: readonly GameEvent[]): boolean => journal.some((event) => event.type === "AliensRecognised");
