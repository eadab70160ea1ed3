/** The clocks of a table, in words. */

import type { UsualClocks } from "../../games/pages";
import { has, list, t } from "../../i18n";
import type { Clocks, TimeBank } from "../../protocol/types";
import { capital, spaced } from "../../table/speech";

/** Those that the game uses, with their seconds: the host's, or else the usual ones. */
export function secondsOf(clocks: Clocks, usual: UsualClocks): [clock: string, seconds: number][] {
  return Object.entries(usual).map(([clock, seconds]) => [clock, clocks[clock] ?? seconds]);
}

/** A clock that only a guest has is called as the guest calls it. */
export const clockName = (clock: string): string => (has(`clock-${clock}`) ? t(`clock-${clock}`) : capital(spaced(clock)));

/** A clock that is as usual goes without saying. */
export function clockWords(clocks: Clocks, usual: UsualClocks): string {
  const told = secondsOf(clocks, usual)
    .filter(([clock, seconds]) => seconds !== usual[clock])
    .map(([clock, seconds]) => t("facts-clock", { clock: clockName(clock), seconds }));
  return told.length === 0 ? t("facts-no-clock") : t("facts-clocks", { clocks: list(told) });
}

/** How long a table waits for a person where the host has set nothing. */
export const USUAL_PATIENCE = 120;

/** What a program has where the host has set nothing. */
export const USUAL_BANK: Required<TimeBank> = { game: 300, question: 10 };
