/** What a seat sees round it: whom it would meet, and which rooms its route names. */
import type { Seat } from "../../../protocol/types";
import type { Place, Room } from "../protocol";
import { isLit, metOnEntering, othersIn as living } from "../meetings";
import kinds from "../kinds.json";
import { routeColours, type Told } from "./speech";

export function roomOf(place: Place, told: Told): Room | undefined {
  return told.board?.rooms.find((room) => room.id === place);
}

export const hasPower = (place: Place, told: Told): boolean => isLit(told.board, told.view!, place);

/** Everybody living in a place, oneself left out. */
export const othersIn = (place: Place, told: Told): Seat[] => living(told.board, told.view!, told.chair, place);

/** Whom a living seat would meet on entering this place now. */
export const wouldMeet = (place: Place, told: Told): Seat[] => metOnEntering(told.board, told.view!, told.chair, place);

const TEAMS: Record<string, { team: string }> = kinds.roles;

/** UTS-ROLE-19: the Blind Cultist is one too. */
export const isCult = (role: string | null | undefined): boolean => TEAMS[role ?? ""]?.team === "cultists";

/** AC-ROUTE-03 to -05: whether this seat may act only in rooms of its route. Secret. */
export function isBound(told: Told): boolean {
  const { view, chair } = told;
  if (!view?.role || chair === null) return false;
  // UTS-HUNT-05: the Cursed Hunter may ignore its route.
  return TEAMS[view.role]?.team === "investigators" && !(view.role === "mechanic" && !view.ghost[chair]);
}

/** Whether the own route names this room's colour in the present hour. Secret. */
export function onRoute(place: Place, told: Told): boolean {
  const room = roomOf(place, told);
  return room !== undefined && routeColours(told.view?.route, told.view?.round ?? 1).includes(room.colour);
}
