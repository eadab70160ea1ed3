/** What is heard at a table: public events, and a tick when something is asked of you. Nothing in a step that must not be heard.

What a neighbour could hear depends on the kind of a public event alone, never on what it carries or on whose phone it is. */

import type { GameFacets } from "../store/facets";
import type { AnyEvent } from "../store/spoken";
import type { TableStore } from "../store/table.svelte";
import type { Voice } from "../talk/voice";
import { cues } from "./cues.svelte";
import { SCORE, type Cue } from "./score";

/** The sounds that a game's own events have; what it does not name sounds as its facets say. */
export type Heard = Readonly<Record<string, Cue>>;

/** The cue of a kind of event; null: it is silent, as everything is that one seat alone may know. */
export function cueOf(type: string, facets: GameFacets, heard: Heard = {}): Cue | null {
  if (facets.isPrivate(type)) return null;
  return heard[type] ?? (facets.standsOut(type) ? "page" : null);
}

/** Of several things at once those are heard that lead; otherwise the last. */
export function heardOf(events: readonly AnyEvent[], facets: GameFacets, heard?: Heard): Cue | null {
  const all = events.map(({ type }) => cueOf(type, facets, heard)).filter((cue) => cue !== null);
  return all.findLast((cue) => SCORE[cue].leads) ?? all.at(-1) ?? null;
}

export function hearTable(table: () => TableStore, voice: () => Voice): void {
  let told = -1;
  let asked = -1;
  let sealed = -1;
  /** Where a big screen sounds for the whole room, phones are silent. */
  const play = (cue: Cue) => cues.play(cue, table().chair !== null && (table().state?.screens ?? 0) > 0);

  $effect(() => {
    const { journal, view, pace } = table();
    const news = told < 0 ? [] : journal.slice(told); // what was there on arrival is the log's affair
    told = journal.length;
    const { facets, heard } = voice();
    // What everyone is shown a scene of comes out of a secret step, and is not part of it any more.
    const hush = pace.playing === null && facets.isSecretStep(view?.asked?.step.type);
    const cue = hush ? null : heardOf(news, facets, heard);
    if (cue) play(cue);
  });

  $effect(() => {
    const { view, chair, pending } = table();
    const question = view?.asked;
    if (!question || chair === null || voice().facets.isSecretStep(question.step.type)) return;
    if (question.options.length > 0 && question.number !== asked) {
      if (asked >= 0) play("move");
      asked = question.number;
    }
    if ((question.answered || pending?.question === question.number) && question.number !== sealed) {
      sealed = question.number;
      play("sealed");
    }
  });
}
