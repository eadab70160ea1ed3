/** The people round the table, as everybody sees them. */

import { t } from "../../../i18n";
import type { Seat } from "../../../protocol/types";
import { describeSitter, sitterOf, type Sitter } from "../../../table/seats";
import { facets } from "../facets";
import type { Item, Profession, View } from "../protocol";
import type { CultistsStore } from "../store";
import { itemNames, professionName } from "../items";

/** With what Cultists lays at a seat. */
export interface CultistsSitter extends Sitter {
  knife: boolean;
  pulse: number;
  /** Dead cards that lie open on the pulse deck. */
  dead: number;
  /** Items beside the portrait, and the Profession, while its holder lives. */
  items: readonly Item[];
  profession: Profession | null;
}

export function sitters(store: CultistsStore): CultistsSitter[] {
  const view = store.view;
  if (!view) return [];
  const acting = actingSeats(store);
  return view.at.map((_, seat) => ({
    ...sitterOf(store, seat, acting, view.ghost[seat]),
    knife: view.knife === seat && view.round > 0,
    pulse: view.pulse[seat] ?? 0,
    dead: view.shown_dead[seat] ?? 0,
    items: view.parts?.under_the_surface?.carried[seat] ?? [],
    profession: professionOf(view, seat),
  }));
}

function professionOf(view: View, seat: Seat): Profession | null {
  const seen = view.parts?.professions;
  return seen?.holder === seat && !seen.lost ? seen.profession : null;
}

/** Whose turn it is. In a vote: who has not voted. Who has sealed in an encounter or at night is nobody's business. */
export function actingSeats({ view }: CultistsStore): Seat[] {
  const kind = view?.asked?.step.type;
  if (!view || (kind && !facets.namesWho(kind))) return [];
  if (kind === "HoldVote") return view.waiting_for;
  if (view.turn !== null) return [view.turn];
  const seat = view.asked?.step.seat;
  return seat === undefined ? [] : [seat];
}

/** Everything about a seat in one sentence, for those who do not see the ring. */
export function describe(sitter: CultistsSitter): string {
  return describeSitter(sitter, [
    sitter.knife && t("seat-knife"),
    sitter.ghost && t("seat-ghost"),
    t("seat-pulse", { cards: sitter.pulse }),
    sitter.dead > 0 && t("seat-dead", { cards: sitter.dead }),
    sitter.profession !== null && t("seat-profession", { profession: professionName(sitter.profession) }),
    sitter.items.length > 0 && t("seat-carries", { items: itemNames(sitter.items) }),
  ]);
}
