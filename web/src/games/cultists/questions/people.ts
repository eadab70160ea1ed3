/** Who somebody is, as the table calls them. */

import { list } from "../../../i18n";
import type { Seat } from "../../../protocol/types";
import type { TableStore } from "../../../store/table.svelte";
import { seatName } from "../wording/speech";

/** The name on the chair, one's own too. */
export function nameOf(store: TableStore, seat: Seat): string {
  return seatName(seat, store);
}

export function namesOf(store: TableStore, seats: readonly Seat[]): string {
  return list(seats.map((seat) => nameOf(store, seat)));
}

export function characterOf(store: TableStore, seat: Seat): number {
  return store.state?.chairs[seat]?.character ?? seat;
}

export function isAutoma(store: TableStore, seat: Seat): boolean {
  return seat >= (store.state?.chairs.length ?? 0);
}
