/** What the own Role makes of a table: its team, its Route, its light. */
import type { Place, Room } from "../protocol";
import { roleFacts } from "../roles";
import { routeColours, type Told } from "./speech";

export function roomOf(place: Place, told: Told): Room | undefined {
  return told.board?.rooms.find((room) => room.id === place);
}

export const teamOf = (role: string | null | undefined): string => roleFacts(role)?.team ?? "";
export const isCult = (role: string | null | undefined): boolean => teamOf(role) === "cultists";
/** UTS-HUNT-01: somebody who plays for neither of the two sides. */
export const isOutsider = (role: string): boolean => !["", "cultists", "investigators"].includes(teamOf(role));
export const givesLight = (role: string | undefined): boolean => roleFacts(role)?.lights === true;

/** AC-ROUTE-03 to -05: whether this seat may act only in rooms of its route. Secret. */
export function isBound(told: Told): boolean {
  const { view, chair } = told;
  if (!view?.role || chair === null) return false;
  return roleFacts(view.role)?.bound[Number(view.ghost[chair])] === true;
}

/** Whether a Role may ignore its Route for good, as a ghost too. */
export const isFree = (role: string | null): boolean => role !== null && roleFacts(role)?.bound.includes(true) === false;

/** Whether the own route names this room's colour in the present hour. Secret. */
export function onRoute(place: Place, told: Told): boolean {
  const room = roomOf(place, told);
  return room !== undefined && routeColours(told.view?.route, told.view?.round ?? 1).includes(room.colour);
}
