/** Sums that everybody at the table can do: who is where, where it is dark, whom one would meet. */
import type { Place, Room, Seat } from "../../../protocol/types";
import { routeColours, type Told } from "./speech";

export function roomOf(place: Place, told: Told): Room | undefined {
  return told.board?.rooms.find((room) => room.id === place);
}

/** AC-EVENT-SD-01: the places that are one with this while secret doors stand open. */
export function united(place: Place, told: Told): Place[] {
  const colour = roomOf(place, told)?.colour;
  if (told.view?.event !== "secret_doors" || !colour) return [place];
  return told.board!.rooms.filter((room) => room.colour === colour).map((room) => room.id);
}

/** AC-ENC-10: the power is on, or the ghost of a Radiant Beauty is there. */
export function hasPower(place: Place, told: Told): boolean {
  const view = told.view!;
  const where = united(place, told);
  const shines = ([seat, role]: [string, string]) =>
    role === "radiant_beauty" && view.ghost[Number(seat)] === true && where.includes(view.at[Number(seat)] ?? "");
  return view.power || Object.entries(view.shown_role).some(shines);
}

/** Everybody living in a place, oneself left out. */
export function othersIn(place: Place, told: Told): Seat[] {
  const view = told.view!;
  const where = united(place, told);
  return view.at.flatMap((at, seat) => (where.includes(at) && !view.ghost[seat] && seat !== told.chair ? [seat] : []));
}

/** AC-ENC-06: whom a living seat would meet on entering this place now. */
export function wouldMeet(place: Place, told: Told): Seat[] {
  const others = othersIn(place, told);
  return others.length === 1 || (others.length > 1 && !hasPower(place, told)) ? others : [];
}

/** AC-ROUTE-03 to -05: whether this seat may act only in rooms of its route. Secret. */
export function isBound(told: Told): boolean {
  const { view, chair } = told;
  if (!view?.role || chair === null) return false;
  return view.role !== "cultist" && !(view.role === "mechanic" && !view.ghost[chair]);
}

/** Whether the own route names this room's colour in the present hour. Secret. */
export function onRoute(place: Place, told: Told): boolean {
  const room = roomOf(place, told);
  return room !== undefined && routeColours(told.view?.route, told.view?.round ?? 1).includes(room.colour);
}
