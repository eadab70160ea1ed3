/** A soft sound when it is your turn, and when your ballot is sealed. Nothing in steps that must not be heard. */

import type { TableStore } from "../store/table.svelte";
import { sounds } from "./sounds.svelte";
import type { Voice } from "./voice";

export function hearTurns(table: () => TableStore, voice: () => Voice): void {
  let asked = -1;
  let sealed = -1;
  $effect(() => {
    const { view, chair } = table();
    const question = view?.asked;
    if (!question || chair === null || voice().facets.isSecretStep(question.step.type)) return;
    if (question.options.length > 0 && question.number !== asked) {
      if (asked >= 0) sounds.play("turn");
      asked = question.number;
    }
    if (question.answered && question.number !== sealed) {
      sealed = question.number;
      sounds.play("sealed");
    }
  });
}
