/** What a look at a Pulse deck showed, and what it binds the looker to. */

import type { Seat } from "../../../protocol/types";
import type { AnswerOption, GameEvent } from "../protocol";

/** The faces of the last look at this deck. */
export function facesSeen(journal: readonly GameEvent[], target: Seat): string[] {
  const seen = journal.findLast((event) => event.type === "PulseSeen" && event.target === target);
  return (seen?.cards as string[] | undefined) ?? [];
}

/** MOC-PROF-34: whether the last look left this deck in its order. */
export function keptInOrder(journal: readonly GameEvent[], target: Seat): boolean {
  const looks = journal.filter(({ type }) => type === "StateChecked" || type === "KeptInOrder");
  const last = looks.at(-1);
  return last?.type === "KeptInOrder" && last.target === target;
}

/** The last event token this seat alone has seen. */
export function tokenPeeked(journal: readonly GameEvent[]): string {
  return (journal.findLast((event) => event.type === "TokenPeeked")?.token as string | undefined) ?? "";
}

/** AC-ACT-CS-06, -07: nothing to show, a death that must be shown, or one that may be kept. */
export function duty(options: readonly AnswerOption[]): "none" | "must" | "may" {
  const show = options.some((option) => option.kind === "ShowDeath");
  const hide = options.some((option) => option.kind === "PutBack");
  return show ? (hide ? "may" : "must") : "none";
}
