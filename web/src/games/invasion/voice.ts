/** How Invasion is spoken of in talk, log and announcements. */

import { t } from "../../i18n";
import type { LogRules } from "../../talk/log";
import type { Voice } from "../../talk/voice";
import type { GameEvent } from "./protocol";
import { isSecretStep } from "./questions/mood";
import { actingSeats, sitters } from "./side/seats";
import { statements } from "./statements";
import type { Invasion } from "./store";
import { eventWords, statementWords } from "./words";

/** INV-INFO-01, -06: all see that cards are drawn or placed; their faces are the drawer's. */
const WITH_FACES = ["cards", "upcoming", "prevented"] as const;
const DRAWN = new Set(["Drew", "EventsDrawn", "EventsPlaced"]);

function covered(event: GameEvent, chair: number | null): GameEvent {
  if (!DRAWN.has(event.type) || event.seat !== chair) return event;
  const faceDown = WITH_FACES.flatMap((field) => {
    const cards: unknown = event[field];
    return Array.isArray(cards) ? [[field, cards.map(() => null)]] : [];
  });
  return { ...event, ...Object.fromEntries(faceDown) } as GameEvent;
}

const log: LogRules<Invasion> = {
  roundBegun: (event) => (event.type === "RoundBegan" ? event.number : null),
  isPrivate: new Set(["OrderLeft", "AliensRecognised", "AlienPlanSeen", "RescueCardLaid"]),
  isBig: new Set([
    "EventTurned", "MotherShipArrived", "AlienStated", "ScientistSaved", "RescueFailed", "RescueCardsShown", "EscalationBegan", "GameEnded",
  ]),
  covered,
  kept: () => "all",
  isFleeting: () => false,
  goesOn: () => false,
  chainWords: (event, _before, told) => eventWords(event, told),
}; // prettier-ignore

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
  statements,
  sitters,
  acting: actingSeats,
  isSecretStep,
  silence: () => "",
};
