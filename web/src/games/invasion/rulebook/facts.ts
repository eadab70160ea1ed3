/** What the book says in numbers: those of a table by the book, from the engine's own lists. */

import { t, type Args } from "../../../i18n";
import { byTheBook, type Table } from "../../../rulebook/book";
import kinds from "../kinds.json";
import { factsOf, pointOf } from "../reference/facts";
import { assimilatedIn, PLAYERS } from "../setup";
import { cityName, gatheringName } from "../words";

const PLAIN = factsOf({});
/** The agents of the drawing of an escort. */
export const LEADS = "05";
export const RECEIVES = "03";

export const facts = (): Args => ({
  ...byTheBook(kinds.rules),
  ships: PLAIN.ships,
  scientists: PLAIN.scientists,
  assimilated: PLAIN.assimilated,
  humans: kinds.humans,
  stack: kinds.stack,
  rest: kinds.stack - 1,
  track: PLAIN.track.join(" "),
  start: PLAIN.start,
  window: String(kinds.rules.declare_window.values[0]),
  raises: String(kinds.rules.pressure_up_on.values[0]),
  city: cityName(PLAIN.city),
  point: gatheringName(pointOf(PLAIN.city), ".the"),
});

const OWN = "invasion-rulebook";

export const assimilatedTable = (): Table => ({
  caption: t(`${OWN}-sides-table`),
  head: [t(`${OWN}-players`), ...PLAYERS.map(String)],
  rows: [[t(`${OWN}-row-assimilated`), ...PLAYERS.map(assimilatedIn)]],
});

/** INV-TURN-07, -08: who may take which. */
const ACTIONS = { control: "all-but-stated", plan: "everybody", accuse: "all-but-stated", invade: "stated-only" };

export const actionsTable = (): Table => ({
  caption: t("inv-reference-actions"),
  head: ["inv-reference-action", "inv-reference-draws", "inv-reference-who"].map((id) => t(id)),
  rows: Object.entries(ACTIONS).map(([id, who]) => [
    { name: t(`inv-action-${id}`), does: t(`inv-action-${id}.does`) },
    t(`inv-action-${id}.draws`),
    t(`inv-reference-${who}`),
  ]),
});
