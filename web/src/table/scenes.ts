/** A scene in words, and with what drawing. */

import type { Seat } from "../protocol/types";

export interface Told {
  title: string;
  detail: string;
  lines?: string[];
  /** Above the title. */
  over?: string;
  glyph: string;
  /** Drawn instead of the glyph. */
  seat?: Seat;
  /** They turn over one after the other, before it is said what they mean. */
  cards?: Turned[];
  /** What whoever it happens to may do now. */
  then?: string;
}

/** A card that turns over: its face, what lies on its back, and whose it is. */
export interface Turned {
  glyph: string;
  word: string;
  back: string;
  of?: string;
}

/** A sentence of the log as a headline: no full stop, and what comes after it below. */
export function headline(sentence: string): Pick<Told, "title" | "detail"> {
  const [, title = sentence, detail = ""] = /^(.+?)\.(?:\s+(.+))?$/su.exec(sentence) ?? [];
  return { title, detail };
}
