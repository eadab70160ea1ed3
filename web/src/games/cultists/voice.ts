/** How Cultists is spoken of in talk, log and announcements. */

import { list, t } from "../../i18n";
import type { LogRules } from "../../talk/log";
import type { Voice } from "../../talk/voice";
import { kebab } from "../../table/speech";
import { chips } from "./chips";
import { facets } from "./facets";
import { heard } from "./heard";
import type { GameEvent } from "./protocol";
import { hourName } from "./side/hours";
import { actingSeats, sitters } from "./side/seats";
import { statements } from "./statements";
import type { Cultists, Told } from "./store";
import { eventWords, placeName, seatName, statementWords } from "./words";

const log: LogRules<Cultists> = {
  roundBegun: (event) => (event.type === "RoundBegan" ? event.round : null),
  // RQ-103: `public_log` and `private_memory` say what the table lets one look up.
  kept: ({ public_log }) => (public_log === "off" ? "nothing" : public_log === "current_round" ? "this-round" : "all"),
  forgets: ({ private_memory }) => private_memory !== "kept",
  // From door to door.
  goesOn: (event, last) => event.type === "Entered" && last.type === "Entered" && event.seat === last.seat,
  chainWords: wayWords,
};

function wayWords(event: GameEvent, before: GameEvent[], told: Told): string {
  const by = (form?: "the") => list(before.map(({ place }) => placeName(place!, told, form)));
  const way = { by: by(), byThe: by("the"), toTo: placeName(event.place!, told, "to") };
  return event.seat === told.chair ? t("log-way-you", way) : t("log-way", { name: seatName(event.seat!, told), ...way });
}

function roundName(round: number): { long: string; short: string } {
  if (round === 0) return { long: t("log-night"), short: t("log-night") };
  return { long: t("log-hour", { hour: hourName(round) }), short: hourName(round) };
}

export const voice: Voice<Cultists> = {
  eventWords,
  statementWords,
  unit: "hour",
  roundName,
  log,
  facets,
  heard,
  statements,
  chips,
  sitters,
  acting: actingSeats,
  silence: ({ talk }) => (talk === "free" ? "" : t(`talk-${kebab(talk)}`)),
};
