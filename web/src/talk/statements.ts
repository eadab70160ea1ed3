/** Statements put together from a form: what is needed for each, and whether it is complete. */

import type { Statement } from "../protocol/types";

export const STATEMENTS = ["was", "put", "saw", "accuses", "vouches"] as const;
export type StatementKind = (typeof STATEMENTS)[number];

export interface Draft {
  kind: StatementKind;
  place: string;
  hour: number;
  card: string;
  one: number;
  other: number;
}

/** The statement, or null while something is missing or makes no sense. */
export function statementOf(draft: Draft): Statement | null {
  switch (draft.kind) {
    case "was":
      return draft.place ? { type: "was", place: draft.place, round: draft.hour } : null;
    case "put":
      return draft.place && draft.card ? { type: "put", card: draft.card, place: draft.place } : null;
    case "saw":
      return draft.one >= 0 && draft.other >= 0 && draft.one !== draft.other
        ? { type: "saw", one: draft.one, other: draft.other }
        : null;
    default:
      return draft.other >= 0 ? { type: draft.kind, chair: draft.other } : null;
  }
}
