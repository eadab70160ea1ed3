/** What every game lays into the page of its table, however that is shown. */

import type { Snippet } from "svelte";
import type { AnyEvent } from "../store/spoken";
import type { TableStore } from "../store/table.svelte";
import type { Voice } from "../talk/voice";

export interface Layout {
  store: TableStore;
  voice: Voice;
  /** The header. */
  top: Snippet;
  /** The seats in a row; only on a phone. */
  seats: Snippet;
  board: Snippet;
  /** Whether the question is answered on the board. */
  pointing: boolean;
  /** The question panel. */
  ask: Snippet;
  /** What is held to look; a button of the bar on a phone (`compact`). */
  hold: Snippet<[compact: boolean]>;
  /** What lies on the table: a column on a desk, with the ring of seats above it; a drawer on a phone. */
  left: Snippet<[desk: boolean]>;
  /** Talk, log and claims: a column, or a drawer. */
  side: Snippet;
  /** How the drawer for `left` is called on a phone, and its glyph. */
  drawer: { name: string; glyph: string };
  /** What goes into that drawer, or comes out of it: there it opens for a moment. */
  stores?: (event: AnyEvent) => boolean;
  /** What is never seen, such as the announcer. */
  children?: Snippet;
}
