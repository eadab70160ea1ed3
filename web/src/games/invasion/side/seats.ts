/** The people round the table, as everybody sees them. */

import { t } from "../../../i18n";
import type { Seat } from "../../../protocol/types";
import { describeSitter, sitterOf, type Sitter } from "../../../table/seats";
import type { Told } from "../store";

/** With what Invasion lays at a seat. A stated alien is drawn as its own negative. */
export interface InvasionSitter extends Sitter {
  architect: boolean;
  /** How many assimilation cards lie there, and how many of them all have seen as Human. */
  cards: number;
  humans: number;
  /** Whether there is still a token to accuse with, or to support. */
  token: boolean;
}

export function sitters(told: Told): InvasionSitter[] {
  const view = told.view;
  if (!view) return [];
  const acting = actingSeats(told);
  return view.cards.map((cards, seat) => ({
    ...sitterOf(told, seat, acting, view.stated[seat]),
    architect: view.architect === seat,
    cards,
    humans: view.shown[seat]?.filter((card) => card === "human").length ?? 0,
    token: view.accuser_token[seat] === true && view.stated[seat] !== true,
  }));
}

/** Whom the table waits for. Before a turn it is whose turn it will be; over rescue cards it is the whole team. */
export function actingSeats({ view }: Told): Seat[] {
  const step = view?.asked?.step;
  if (!view || !step) return [];
  if (step.type === "AskForSupport" || step.type === "CastVotes") return view.waiting_for;
  if (step.seat !== undefined) return [step.seat];
  return view.turn === null ? [] : [view.turn];
}

/** INV-TURN-05: clockwise from the architect. */
export function turnOrder({ view }: Told): { seat: Seat; state: "done" | "now" | "next" }[] {
  if (!view) return [];
  const count = view.cards.length;
  const order = view.cards.map((_, index) => (view.architect + index) % count);
  const now = view.stage === "turns" && view.turn !== null ? order.indexOf(view.turn) : -1;
  return order.map((seat, index) => ({ seat, state: index === now ? "now" : index < now ? "done" : "next" }));
}

/** Everything about a seat in one sentence, for those who do not see the ring. */
export function describe(sitter: InvasionSitter): string {
  return describeSitter(sitter, [
    sitter.architect && t("inv-seat-architect"),
    sitter.ghost && t("inv-seat-stated"),
    t("inv-seat-cards", { cards: sitter.cards }),
    sitter.humans > 0 && t("inv-seat-shown", { cards: sitter.humans }),
    !sitter.ghost && t(sitter.token ? "inv-seat-token" : "inv-seat-no-token"),
  ]);
}
