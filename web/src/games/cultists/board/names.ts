/** What places are called on the plan, where room is scarce. */

import { has, t } from "../../../i18n";
import type { Board, Place } from "../protocol";
import { kebab, placeName, type Told } from "../wording/speech";
import { wordings } from "./halls";

/** "SW" for the South-Western Ice; nothing where no short name is known. */
export function shortPlace(board: Board, place: Place): string {
  const own = [...board.hallways, ...board.lifts].find(({ id }) => id === place)?.name ?? "";
  const id = `place-${kebab(own.replaceAll(" ", "-"))}.short`;
  return has(id) ? t(id) : "";
}

/** What is written in a place, the fullest name first. Of a hallway less may be enough. */
export function namesOn(board: Board, place: Place, told: Told): string[] {
  const halls = board.hallways.map(({ id }) => placeName(id, told));
  const name = placeName(place, told);
  return board.hallways.some(({ id }) => id === place) ? wordings(name, halls, shortPlace(board, place)) : [name];
}

/** "polar-station" of "polar-station-4-6": the boards of one family differ in their size alone. */
export function familyOf(board: Board): string {
  return board.id.replace(/-[\d-]+$/, "");
}

export function planName(board: Board): string {
  const id = `plan-${familyOf(board)}`;
  return has(id) ? t(id) : board.title;
}
