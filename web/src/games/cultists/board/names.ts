/** What places are called on the plan, where room is scarce. */

import { has, t } from "../../../i18n";
import type { Board, Place } from "../protocol";
import { kebab } from "../wording/speech";

/** "SW" for the South-Western Ice; nothing where no short name is known. */
export function shortPlace(board: Board, place: Place): string {
  const own = [...board.hallways, ...board.lifts].find(({ id }) => id === place)?.name ?? "";
  const id = `place-${kebab(own.replaceAll(" ", "-"))}.short`;
  return has(id) ? t(id) : "";
}

/** "polar-station" of "polar-station-4-6": the boards of one family differ in their size alone. */
export function familyOf(board: Board): string {
  return board.id.replace(/-[\d-]+$/, "");
}

export function planName(board: Board): string {
  const id = `plan-${familyOf(board)}`;
  return has(id) ? t(id) : board.title;
}
