/** Events in words. With everything open, what one seat alone saw is told in its voice, with its name before it. */

import { t } from "../i18n";
import type { Spoken } from "../store/spoken";
import type { Told } from "../store/table.svelte";
import { seatName } from "../table/speech";
import type { Voice } from "../talk/voice";

export function inWords<Game extends Spoken>(event: Game["GameEvent"], told: Told<Game>, voice: Voice<Game>): string {
  if (told.chair !== null || !voice.facets.isPrivate(event.type) || event.seat === undefined) return voice.eventWords(event, told);
  const owner: Told<Game> = { state: told.state, board: told.board, view: told.view, options: told.options, chair: event.seat };
  return t("replay-voice", { name: seatName(event.seat, told), words: voice.eventWords(event, owner) });
}
