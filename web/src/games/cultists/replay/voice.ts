/** Events in words. With everything open, what one seat alone saw is told in its voice, with its name before it. */

import { t } from "../../../i18n";
import type { GameEvent } from "../../../protocol/types";
import { eventWords, seatName, type Told } from "../words";

const PRIVATE = new Set([
  "EnvelopeOpened", "CultistsRecognised", "StartCardsSeen", "GaveInTheDark", "TokenPeeked", "PulseSeen", "BallotCast",
  "SupportTokenSeen", "InformantSeen",
]); // prettier-ignore

export function inWords(event: GameEvent, told: Told): string {
  if (told.chair !== null || !PRIVATE.has(event.type) || event.seat === undefined) return eventWords(event, told);
  const owner: Told = { state: told.state, board: told.board, view: told.view, chair: event.seat };
  return t("replay-voice", { name: seatName(event.seat, told), words: eventWords(event, owner) });
}
