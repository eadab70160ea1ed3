/** Planning: who let which event come and prevented which, and what became of it (INV-PLAN-05, INV-CONSOL-05 to -09).

The upcoming cards go on top of the event deck, shuffled, with every reorganisation; from there they are turned over, or
drawn by the next planner. Two copies of a card are alike: then the one that was planned first is told. */

import type { Seat } from "../../../protocol/types";
import type { EventName, GameEvent } from "../protocol";

type Face = EventName | null;

export interface Plan {
  /** Null: not a player but the event Alien planning (INV-EVENT-10). */
  seat: Seat | null;
  /** Where in the journal it stands. */
  at: number;
  upcoming: Face[];
  prevented: Face[];
  /** For each upcoming card, where in the journal it came; null: it never did. */
  came: (number | null)[];
}

/** A card that was let come and has not come yet. */
interface Waiting {
  plan: Plan;
  index: number;
}

export function plansOf(journal: readonly GameEvent[]): Plan[] {
  const plans: Plan[] = [];
  let pile: Waiting[] = [];
  let deck: Waiting[] = [];
  const place = (seat: Seat | null, at: number, upcoming: Face[], prevented: Face[]) => {
    const plan: Plan = { seat, at, upcoming, prevented, came: upcoming.map(() => null) };
    plans.push(plan);
    pile.push(...upcoming.map((_, index) => ({ plan, index })));
  };
  const take = (card: Face): Waiting | undefined => {
    const found = deck.findIndex(({ plan, index }) => card !== null && plan.upcoming[index] === card);
    return found < 0 ? undefined : deck.splice(found, 1)[0];
  };
  journal.forEach((event, at) => {
    switch (event.type) {
      case "EventsPlaced":
        return place(event.seat, at, [...event.upcoming], [...event.prevented]);
      case "AlienPlanCounted":
        return place(null, at, ...seenBefore(journal, at, event));
      case "Reorganised":
        deck = [...pile, ...deck];
        pile = [];
        return;
      case "EventTurned": {
        const source = take(event.card);
        if (source) source.plan.came[source.index] = at;
        return;
      }
      case "EventsDrawn":
        return event.cards.forEach(take);
    }
  });
  return plans;
}

/** INV-INFO-17: whoever saw the cards tells which they were; else they are just counted. */
function seenBefore(journal: readonly GameEvent[], at: number, { upcoming, prevented }: { upcoming: number; prevented: number }): [Face[], Face[]] {
  const seen = journal.slice(Math.max(0, at - 8), at).findLast(({ type }) => type === "AlienPlanSeen" || type === "AlienPlanShown");
  if (seen?.type === "AlienPlanSeen" || seen?.type === "AlienPlanShown") return [[...seen.upcoming], [...seen.prevented]];
  return [Array<Face>(upcoming).fill(null), Array<Face>(prevented).fill(null)];
}
