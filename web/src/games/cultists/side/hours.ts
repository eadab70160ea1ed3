import type { CultistsStore } from "../store";

/** Hours as the clock's face writes them. Ten, and never blackletter. */
const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII"] as const;

export const HOURS = 10;

export function hourName(hour: number): string {
  return ROMAN[hour] ?? String(hour);
}

/** The last hour in which the open Portal can be closed (RQ-76); 0 while it is not open. */
export function portalHour({ view, options }: CultistsStore): number {
  if (view?.portal !== "open") return 0;
  return view.portal_mark - (options.portal_deadline === "start_of_marked_round" ? 1 : 0);
}
