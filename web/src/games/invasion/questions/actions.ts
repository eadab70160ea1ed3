/** The actions of a turn (INV-TURN-07, -08), a line each. What is chosen within a line is an agent or a person. */

import type { AnswerOption } from "../protocol";

export type ActionId = "control" | "plan" | "accuse" | "invade";

export interface Action {
  /** In message ids: `inv-act-<id>`. */
  id: ActionId;
  glyph: string;
  clause: string;
  options: AnswerOption[];
}

const KINDS: readonly [kind: AnswerOption["kind"], id: ActionId, glyph: string, clause: string][] = [
  ["Control", "control", "i-agent", "INV-AGENT-04"],
  ["Invade", "invade", "i-alien", "INV-ALIEN-11"],
  ["Plan", "plan", "b-event", "INV-PLAN-02"],
  ["Accuse", "accuse", "i-accuse", "INV-ACCUSE-05"],
];

export function actionsOf(options: readonly AnswerOption[]): Action[] {
  return KINDS.map(([kind, id, glyph, clause]) => ({ id, glyph, clause, options: options.filter((option) => option.kind === kind) })).filter(
    (action) => action.options.length > 0,
  );
}
