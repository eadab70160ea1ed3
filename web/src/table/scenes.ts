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
}
