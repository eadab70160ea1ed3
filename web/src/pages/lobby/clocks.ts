/** The clocks of a table, in words. */

import type { UsualClocks } from "../../games/pages";
import { list, t } from "../../i18n";
import type { Clocks, TimeBank } from "../../protocol/types";

/** Those that the game uses, with their seconds: the host's, or else the usual ones. */
export function secondsOf(clocks: Clocks, usual: UsualClocks): [clock: keyof Clocks, seconds: number][] {
  return (Object.keys(usual) as (keyof Clocks)[]).map((clock) => [clock, clocks[clock] ?? usual[clock] ?? 0]);
}

/** A clock that is as usual goes without saying. */
export function clockWords(clocks: Clocks, usual: UsualClocks): string {
  const told = secondsOf(clocks, usual)
    .filter(([clock, seconds]) => seconds !== usual[clock])
    .map(([clock, seconds]) => t("facts-clock", { clock: t(`clock-${clock}`), seconds }));
  return told.length === 0 ? t("facts-no-clock") : t("facts-clocks", { clocks: list(told) });
}

/** What a program has where the host has set nothing. */
export const USUAL_BANK: Required<TimeBank> = { game: 300, question: 10 };
