/** Talk and events in one stream. */

import type { Line } from "../protocol/types";
import type { GameFacets } from "../store/facets";
import type { AnyEvent } from "../store/spoken";

/** Where in this seat's journal a line was said: the server counts the events that everyone sees, and a journal has more. */
export function placeOf(lines: readonly Line[], journal: readonly AnyEvent[], facets: GameFacets): number[] {
  const seen = journal.flatMap((event, at) => (facets.isPrivate(event.type) ? [] : [at + 1]));
  return lines.map(({ after = 0 }) => (after === 0 ? 0 : (seen[after - 1] ?? journal.length)));
}
