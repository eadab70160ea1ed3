/** Planning: who let which event come and prevented which, and what became of it (INV-PLAN-05, INV-CONSOL-05 to -09).

The upcoming cards go on top of the event deck, shuffled, with every reorganisation; from there they are turned over, or
drawn by the next planner. Two copies of a card are alike: then the one that was planned first is told. */

import type { Seat } from "../../../protocol/types";
import type { EventName, GameEvent } from "../protocol";

type Face = EventName | null;

export interface Plan {
  /** Null: not a player but an event card (INV-EVENT-10). */
  seat: Seat | null;
  card: EventName | null;
  /** Where in the journal it stands. */
  at: number;
  upcoming: Face[];
  prevented: Face[];
  /** What became of each upcoming card. */
  fates: Fate[];
}

/** Turned over, or drawn by the next planner, with its place in the journal; or it never came to light. */
export type Fate = { kind: "came" | "drawn"; at: number } | null;

/** A card that was let come and has not come yet. */
interface Waiting {
  plan: Plan;
  index: number;
}

export function plansOf(journal: readonly GameEvent[]): Plan[] {
  const plans: Plan[] = [];
  let pile: Waiting[] = [];
  let deck: Waiting[] = [];
  let turned: EventName | null = null;
  const place = (seat: Seat | null, at: number, upcoming: Face[], prevented: Face[]) => {
    const plan: Plan = { seat, card: seat === null ? turned : null, at, upcoming, prevented, fates: upcoming.map(() => null) };
    plans.push(plan);
    pile.push(...upcoming.map((_, index) => ({ plan, index })));
  };
  const take = (card: Face, fate: NonNullable<Fate>) => {
    const found = deck.findIndex(({ plan, index }) => card !== null && plan.upcoming[index] === card);
    for (const { plan, index } of found < 0 ? [] : deck.splice(found, 1)) plan.fates[index] = fate;
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
      case "EventTurned":
        turned = event.card;
        return take(event.card, { kind: "came", at });
      case "EventsDrawn":
        return event.cards.forEach((card) => take(card, { kind: "drawn", at }));
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
