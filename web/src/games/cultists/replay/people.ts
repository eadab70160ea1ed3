/** Everybody at the table as the lines name them. */

import type { LinePerson } from "../../../replay/timeline";
import { placeName, roleName, seatName, type Told } from "../words";
import { isCultist, type Story } from "./story";

export interface Person extends LinePerson {
  /** Where the Dead card came. */
  where: string;
}

export function peopleOf(told: Told, story: Story | null): Person[] {
  const { view, state, chair: me } = told;
  return (view?.at ?? []).map((_, seat) => {
    const chair = state?.chairs[seat]; // the AUTOMA has a seat, but no chair
    const role = view?.unveiled?.roles[seat];
    const place = story?.dead.find((card) => card.seat === seat && card.first)?.place ?? null;
    return {
      seat,
      name: seatName(seat, told),
      character: chair?.character ?? 0,
      automa: chair === undefined,
      me: seat === me,
      ghost: view?.ghost[seat] ?? false,
      note: role ? roleName(role) : "",
      hostile: isCultist(view?.unveiled ?? null, seat),
      where: place ? placeName(place, told) : "",
    };
  });
}
