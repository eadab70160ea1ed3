/** Who somebody is, as the table calls them. */

import { list } from "../i18n";
import type { ChairState, Seat } from "../protocol/types";
import { seatName, type Company } from "./speech";

interface Chairs extends Company {
  readonly state: { readonly chairs: readonly ChairState[] } | null;
}

/** The name on the chair, one's own too. */
export function nameOf(told: Company, seat: Seat): string {
  return seatName(seat, told);
}

export function namesOf(told: Company, seats: readonly Seat[]): string {
  return list(seats.map((seat) => nameOf(told, seat)));
}

/** Some people as the subject of a sentence: their names, and whether they are one or many. */
export function subjectOf(told: Company, seats: readonly Seat[]): { people: string; peopleIs: "one" | "many" } {
  return { people: namesOf(told, seats), peopleIs: seats.length === 1 ? "one" : "many" };
}

export function characterOf(told: Chairs, seat: Seat): number {
  return told.state?.chairs[seat]?.character ?? seat;
}
