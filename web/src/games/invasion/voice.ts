/** How Invasion is spoken of in talk, log and announcements. */

import { t } from "../../i18n";
import type { LogRules } from "../../talk/log";
import type { Voice } from "../../talk/voice";
import { chips } from "./chips";
import { facets } from "./facets";
import { heard } from "./heard";
import { actingSeats, sitters } from "./side/seats";
import { statements } from "./statements";
import type { Invasion } from "./store";
import { eventWords, statementWords } from "./words";

const log: LogRules<Invasion> = {
  roundBegun: (event) => (event.type === "RoundBegan" ? event.number : null),
  kept: () => "all",
  forgets: () => false,
  goesOn: () => false,
  chainWords: (event, _before, told) => eventWords(event, told),
};

function roundName(round: number): { long: string; short: string } {
  if (round === 0) return { long: t("inv-log-set-up"), short: t("inv-log-set-up") };
  return { long: t("inv-log-round", { round }), short: String(round) };
}

export const voice: Voice<Invasion> = {
  eventWords,
  statementWords,
  unit: "round",
  roundName,
  log,
  facets,
  heard,
  statements,
  chips,
  sitters,
  acting: actingSeats,
  silence: () => "",
};
