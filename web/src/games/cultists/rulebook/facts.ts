/** What the book says in numbers: those of a table by the book, from the engine's own lists. */

import { list, t, type Args } from "../../../i18n";
import { byTheBook, type Table } from "../../../rulebook/book";
import kinds from "../kinds.json";
import { personActions, roomActions, type Action } from "../reference/actions";
import { factsOf } from "../reference/facts";
import { pointsFor, SET_UP, HOURS } from "../setup";
import { cardFace, colourName, routeColours } from "../words";

/** The route that the book shows, and the hour it is asked about. */
export const ROUTE = 1;
const HOUR = 3;
/** A table without special roles, with everything else that the base game has. */
const PLAIN = factsOf({ level: "expert" });

const SEATS = Object.keys(SET_UP).map(Number);
const DECKS: Record<string, Record<string, Record<string, number>>> = kinds.decks;

export const facts = (): Args => ({
  ...byTheBook(kinds.rules),
  hours: HOURS,
  kills: DECKS[SEATS[0]!]!.cultist!.dead!,
  colours: list(routeColours(ROUTE, HOUR).map(colourName)),
});

const OWN = "cultists-rulebook";
const bySeats = (caption: string, rows: [string, (seats: number) => string | number][]): Table => ({
  caption: t(caption),
  head: [t(`${OWN}-seats`), ...SEATS.map(String)],
  rows: rows.map(([name, of]) => [t(name), ...SEATS.map(of)]),
});

export const sidesTable = (): Table =>
  bySeats(`${OWN}-sides-table`, [
    [`${OWN}-row-cultists`, (seats) => SET_UP[seats]!.cultists],
    [`${OWN}-row-investigators`, (seats) => seats - SET_UP[seats]!.cultists],
    [`${OWN}-row-points`, (seats) => SET_UP[seats]!.points],
    [`${OWN}-row-dead`, (seats) => SET_UP[seats]!.dead],
  ]);

const PILES = ["investigator", "cultist", "pulse", "rooms", "draw", "passages"] as const;
const FACES = ["alive", "dead", "success", "failure", "sabotage"] as const;

/** "7 Alive, 8 Success" for each pile; a number stays on the line of its card. */
export const decksTable = (): Table =>
  bySeats(`${OWN}-setup-table`, PILES.map((pile) => [`${OWN}-pile-${pile}`, (seats) => pileWords(DECKS[seats]![pile]!)]));

function pileWords(pile: Record<string, number>): string {
  const lies = FACES.filter((face) => pile[face]);
  return lies.length === 0 ? "–" : lies.map((face) => t("cards-of", { count: pile[face]!, face: cardFace(face) }).replaceAll(" ", "\u00a0")).join(", ");
}

export const leadTable = (): Table => bySeats(`${OWN}-roles-table`, [[`${OWN}-row-lead`, (seats) => signed(SET_UP[seats]!.lead)]]);

const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);

export const pointsTable = (caption: string, expansion: string) => (): Table =>
  bySeats(caption, [[`${OWN}-row-points`, (seats) => pointsFor(seats, expansion)]]);

const actions = (caption: string, rows: readonly Action[]): Table => ({
  caption: t(caption),
  head: ["reference-action-name", "reference-where", "reference-who", "reference-route"].map((id) => t(id)),
  rows: rows.map(({ id, who, route }) => [
    { name: t(`action-${id}`), does: t(`action-${id}.does`) },
    t(`action-${id}.where`),
    t(`reference-${who}`),
    t(route ? "reference-route-yes" : "reference-route-no"),
  ]),
});

export const peopleTable = (): Table => actions("reference-character-actions", personActions(PLAIN));
export const roomsTable = (): Table => actions("reference-room-actions", roomActions(PLAIN));
