/** Who is where, where it is dark, and who meets whom: sums that everybody at the table can do. */

import type { Seat } from "../../protocol/types";
import type { Board, Place, View } from "./protocol";

/** AC-EVENT-SD-01: while Secret Doors last, all rooms of one colour are one place. */
export function linked(board: Board | null, view: View | null, place: Place): Place[] {
  const room = board?.rooms.find(({ id }) => id === place);
  if (view?.event !== "secret_doors" || !room) return [place];
  return board!.rooms.filter(({ colour }) => colour === room.colour).map(({ id }) => id);
}

/** AC-ENC-10, AC-ROLE-RAD-02: by the power, or by the ghost of the Radiant Beauty. */
export function isLit(board: Board | null, view: View, place: Place): boolean {
  if (view.power) return true;
  const here = linked(board, view, place);
  return view.at.some((at, seat) => here.includes(at) && view.ghost[seat] && view.shown_role[seat] === "radiant_beauty");
}

/** Everybody living in a place, this seat left out. */
export function othersIn(board: Board | null, view: View, seat: Seat | null, place: Place): Seat[] {
  const here = linked(board, view, place);
  return view.at.flatMap((at, other) => (here.includes(at) && !view.ghost[other] && other !== seat ? [other] : []));
}

/** AC-ENC-06: whom a living seat meets on entering: one in the light, one or more in the dark. */
export function metOnEntering(board: Board | null, view: View, seat: Seat | null, place: Place): Seat[] {
  const others = othersIn(board, view, seat, place);
  return others.length === 1 || (others.length > 1 && !isLit(board, view, place)) ? others : [];
}
