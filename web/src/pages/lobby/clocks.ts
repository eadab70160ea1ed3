/** The clocks of a table, in words. */

import type { UsualClocks } from "../../games/pages";
import { has, list, t } from "../../i18n";
import type { Clocks, Settings, TimeBank } from "../../protocol/types";
import { capital, spaced } from "../../table/speech";

/** Those that the game uses, with their seconds: the host's, or else the usual ones. */
export function secondsOf(clocks: Clocks, usual: UsualClocks): [clock: string, seconds: number][] {
  return Object.entries(usual).map(([clock, seconds]) => [clock, clocks[clock] ?? seconds]);
}

/** A clock that only a guest has is called as the guest calls it. */
export const clockName = (clock: string): string => (has(`clock-${clock}`) ? t(`clock-${clock}`) : capital(spaced(clock)));

/** The one that runs before a vote. Without it there is no time to talk; without any other, all the time in the world. */
export const TALK = "talk";

export function secondsWords(clock: string, seconds: number): string {
  if (seconds === 0) return t(clock === TALK ? "clock-no-talk" : "clock-none");
  return t("clock-seconds", { seconds });
}

/** A clock that is as usual goes without saying. */
export function clockWords(clocks: Clocks, usual: UsualClocks): string {
  const told = secondsOf(clocks, usual)
    .filter(([clock, seconds]) => seconds !== usual[clock])
    .map(([clock, seconds]) => (clock === TALK && seconds === 0 ? t("facts-no-talk") : t("facts-clock", { clock: clockName(clock), seconds })));
  return told.length === 0 ? t("facts-no-clock") : t("facts-clocks", { clocks: list(told) });
}

/** How long a table waits for a person where the host has set nothing. */
export const USUAL_PATIENCE = 120;

/** Days that can be chosen for an answer; 0: no limit. */
export const DAYS = [1, 2, 3, 7, 0];
const DAY = 24 * 3600;

export const isSlow = ({ pace }: Settings): boolean => pace === "slow";

/** Seconds after which a bot may play for somebody: where people have days, half of their time. The server counts the same way. */
export const patienceOf = (settings: Settings): number => (isSlow(settings) ? ((settings.days || 1) * DAY) / 2 : (settings.patience ?? USUAL_PATIENCE));

/** What a program has where the host has set nothing. */
export const USUAL_BANK: Required<TimeBank> = { game: 300, question: 10 };
