/** How a guest's game went, for its picture, its reveal and the porter's book: who won, and on whose side everyone was. */

import { t } from "../../i18n";
import type { Seat } from "../../protocol/types";
import type { LinePerson } from "../../replay/timeline";
import { endedAt, type Result } from "../../result/result";
import type { TableStore } from "../../store/table.svelte";
import { capital, seatName } from "../../table/speech";
import type { Guest, PlainStore } from "./guest";
import { roundName } from "./voice";
import { outcomeOf, teamName } from "./words";

export function resultOf(guest: Guest, store: PlainStore): Result | null {
  const { view, state } = store;
  const sides = state?.sides ?? [];
  if (view?.winner == null || sides.length === 0) return null;
  const { name, teams } = guest.facts;
  const { winner } = view;
  const reason = String(view.reason ?? "");
  const rounds = guest.isPublic("round") ? view.round : 0;
  const sideOf = (seat: Seat) => sides[seat] ?? "";
  const isHostile = (seat: Seat) => sideOf(seat) !== teams[0];
  const person = (_: string, seat: Seat): LinePerson => ({
    seat,
    name: seatName(seat, store),
    character: state?.chairs[seat]?.character ?? 0,
    automa: state?.chairs[seat] === undefined,
    me: seat === store.chair,
    ghost: false,
    note: capital(teamName(sideOf(seat), guest)),
    hostile: isHostile(seat),
  });
  return {
    game: name,
    mark: rounds > 0 ? roundName(rounds).long : t("plain-players", { players: sides.length }),
    ...outcomeOf(guest, store),
    rounds,
    decisive: null,
    people: sides.map(person),
    line: (seat, { width }) => ({ strokes: [{ path: `M0 0H${width}`, ink: isHostile(seat) ? "wax" : "bone" }], marks: [] }),
    back: "b-event",
    ended: endedAt(store as unknown as TableStore, name, { sideOf, winner, rounds, reason, deeds: [], caught: [] }),
  };
}
