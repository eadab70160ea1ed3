/** How the revolving door stands: which corridor it blocks, where it turns next. */

import type { Board, Place } from "../protocol";
import { centre, type Plan } from "./geometry";

/** MOC-DOOR-05: a quarter turn clockwise. */
export function nextBlocked(board: Board, blocked: Place): Place {
  const corridors = board.crossing?.corridors ?? [];
  return corridors[(corridors.indexOf(blocked) + 1) % corridors.length] ?? blocked;
}

/** Where a corridor lies, seen from the crossing: degrees clockwise from the top. */
export function bearing(plan: Plan, corridor: Place): number {
  const place = plan.places.find(({ id }) => id === corridor);
  if (!place || !plan.crossing) return 0;
  const [x, y] = centre(plan.crossing);
  const { x: left, y: top, w, h } = place;
  // A corridor touches the crossing with one side: straight up, right, down or left.
  if (top + h <= y) return 0;
  if (left >= x) return 90;
  return top >= y || left + w > x ? 180 : 270;
}

/** The angle nearest to `from` that looks the same as `to`: so it never spins back. */
export function turned(from: number, to: number): number {
  const short = ((((to - from) % 360) + 540) % 360) - 180;
  return from + (short === -180 ? 180 : short);
}
