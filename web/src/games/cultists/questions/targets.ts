/** What an answer points at: a place on the board, somebody at the table, or neither. */

import type { AnswerOption, Place, Seat } from "../../../protocol/types";
import { placeOf } from "../board/ways";
import { personOf } from "../wording/answers";

/** Those answers that can be given by touching a place. One that several answers share is left to the panel. */
export function byPlace(options: readonly AnswerOption[]): Map<Place, AnswerOption> {
  return unique(options, (option) => placeOf(option) ?? undefined);
}

/** Those answers that can be given by touching a person. */
export function byPerson(options: readonly AnswerOption[]): Map<Seat, AnswerOption> {
  return unique(options, personOf);
}

function unique<K>(options: readonly AnswerOption[], key: (option: AnswerOption) => K | undefined): Map<K, AnswerOption> {
  const found = new Map<K, AnswerOption>();
  const shared = new Set<K>();
  for (const option of options) {
    const at = key(option);
    if (at === undefined) continue;
    if (found.has(at)) shared.add(at);
    found.set(at, option);
  }
  for (const at of shared) found.delete(at);
  return found;
}
