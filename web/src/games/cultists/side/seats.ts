/** The people round the table, as everybody sees them. */

import { t } from "../../../i18n";
import type { Item, Profession, Seat, View } from "../../../protocol/types";
import type { TableStore } from "../../../store/table.svelte";
import { itemNames, professionName } from "../items";

export interface Sitter {
  seat: Seat;
  name: string;
  character: number;
  automa: boolean;
  me: boolean;
  ghost: boolean;
  knife: boolean;
  /** Whether the table waits for this seat. */
  turn: boolean;
  pulse: number;
  /** Dead cards that lie open on the pulse deck. */
  dead: number;
  away: boolean;
  covered: boolean;
  bot: boolean;
  /** Items beside the portrait, and the Profession, while its holder lives. */
  items: readonly Item[];
  profession: Profession | null;
}

export function sitters(store: TableStore): Sitter[] {
  const view = store.view;
  if (!view) return [];
  const chairs = store.state?.chairs ?? [];
  const acting = actingSeats(store);
  return view.at.map((_, seat) => {
    const chair = chairs[seat];
    return {
      seat,
      name: chair?.name ?? t("automa"),
      character: chair?.character ?? seat,
      automa: chair === undefined,
      me: seat === store.chair,
      ghost: view.ghost[seat] ?? false,
      knife: view.knife === seat && view.round > 0,
      turn: acting.includes(seat),
      pulse: view.pulse[seat] ?? 0,
      dead: view.shown_dead[seat] ?? 0,
      away: chair?.away ?? false,
      covered: chair?.covered ?? false,
      bot: chair !== undefined && chair.bot !== null,
      items: view.parts?.under_the_surface?.carried[seat] ?? [],
      profession: professionOf(view, seat),
    };
  });
}

function professionOf(view: View, seat: Seat): Profession | null {
  const seen = view.parts?.professions;
  return seen?.holder === seat && !seen.lost ? seen.profession : null;
}

/** Whose turn it is. In a vote: who has not voted. Who has sealed in an encounter or at night is nobody's business. */
export function actingSeats({ view }: TableStore): Seat[] {
  const kind = view?.asked?.step.type;
  if (!view || kind === "Night" || kind === "AskForClaim") return [];
  if (kind === "HoldVote") return view.waiting_for;
  if (view.turn !== null) return [view.turn];
  const seat = view.asked?.step.seat;
  return seat === undefined ? [] : [seat];
}

/** A name that fits under a disc. */
export function shortName(name: string, longest = 9): string {
  const first = name.trim().split(/\s+/)[0] ?? name;
  return first.length > longest ? `${first.slice(0, longest - 1)}…` : first;
}

/** Everything about a seat in one sentence, for those who do not see the ring. */
export function describe(sitter: Sitter): string {
  const facts = [
    sitter.me ? t("seat-you", { name: sitter.name }) : sitter.name,
    sitter.turn && t("seat-turn"),
    sitter.knife && t("seat-knife"),
    sitter.ghost && t("seat-ghost"),
    t("seat-pulse", { cards: sitter.pulse }),
    sitter.dead > 0 && t("seat-dead", { cards: sitter.dead }),
    sitter.profession !== null && t("seat-profession", { profession: professionName(sitter.profession) }),
    sitter.items.length > 0 && t("seat-carries", { items: itemNames(sitter.items) }),
    sitter.covered ? t("seat-covered") : sitter.away ? t("seat-away") : sitter.bot && t("seat-bot"),
  ];
  return facts.filter(Boolean).join(", ");
}
