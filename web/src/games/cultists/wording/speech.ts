/** How one seat is spoken to: people, places, cards and roles as arguments of a message. */
import { has, list, t, type Args } from "../../../i18n";
import type { Colour, Place, Seat } from "../../../protocol/types";
import type { TableStore } from "../../../store/table.svelte";
import kinds from "../kinds.json";

/** What the words need of a table: a store has it, and so has a replay. */
export type Told = Pick<TableStore, "state" | "view" | "board" | "chair">;

/** As message ids are written; they begin with a letter. */
export const kebab = (name: string): string =>
  name.replace(/([a-z0-9])([A-Z])/g, "$1-$2").replaceAll("_", "-").replace(/^\d/, "v$&").toLowerCase();

export const capital = (sentence: string): string => sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);

// People

export function isAutoma(seat: Seat, told: Told): boolean {
  return seat >= (told.state?.chairs.length ?? Infinity);
}

/** The name on the chair, one's own too. */
export function seatName(seat: Seat, told: Told): string {
  return isAutoma(seat, told) ? t("automa") : (told.state?.chairs[seat]?.name ?? "");
}

function person(seat: Seat, told: Told, form: "" | ".dat" | ".acc" | ".whose" = ""): string {
  return seat === told.chair ? t(`person-you${form}`) : t(`person-other${form}`, { name: seatName(seat, told) });
}

/** `$seat`, in the forms a sentence may need it, and `$seatIs`: you or other; none if there is nobody. */
export function personArgs(name: string, seat: Seat | null | undefined, told: Told): Args {
  if (seat === null || seat === undefined) return { [name]: "", [`${name}Is`]: "none" };
  return {
    [name]: person(seat, told),
    [`${name}Is`]: seat === told.chair ? "you" : "other",
    [`${name}Dat`]: person(seat, told, ".dat"),
    [`${name}Acc`]: person(seat, told, ".acc"),
    [`${name}Whose`]: person(seat, told, ".whose"),
  };
}

/** `$seats`, you first, and `$seatsIs`: none, you (alone), ye (with others), one (other), many (others). */
export function peopleArgs(name: string, seats: readonly Seat[], told: Told): Args {
  const ordered = [...seats].sort((a, b) => Number(b === told.chair) - Number(a === told.chair));
  const all = (form: "" | ".dat" | ".acc") => list(ordered.map((seat) => person(seat, told, form)));
  return { [name]: all(""), [`${name}Dat`]: all(".dat"), [`${name}Acc`]: all(".acc"), [`${name}Is`]: number(seats, told) };
}

function number(seats: readonly Seat[], told: Told): string {
  if (seats.length === 0) return "none";
  const among = told.chair !== null && seats.includes(told.chair);
  return seats.length === 1 ? (among ? "you" : "one") : among ? "ye" : "many";
}

// Places

type PlaceForm = "the" | "to" | "in" | "from" | "of";

/** The name as it stands on the board, in the language of the moment. */
export function placeName(place: Place, told: Told, form?: PlaceForm): string {
  const places = [...(told.board?.rooms ?? []), ...(told.board?.hallways ?? []), ...(told.board?.lifts ?? [])];
  const own = places.find(({ id }) => id === place)?.name ?? place;
  const known = `place-${kebab(own.replaceAll(" ", "-"))}`;
  const end = form ? `.${form}` : "";
  return has(known) ? t(known + end) : t(`place-other${end}`, { name: own });
}

/** `$place` and how a sentence leads to it, into it and out of it. */
export function placeArgs(name: string, place: Place | null | undefined, told: Told): Args {
  if (place === null || place === undefined) return { [name]: "", [`${name}Is`]: "none" };
  const forms: PlaceForm[] = ["the", "to", "in", "from", "of"];
  const args = forms.map((form) => [name + capital(form), placeName(place, told, form)]);
  return { [name]: placeName(place, told), [`${name}Is`]: "some", ...Object.fromEntries(args) };
}

export const colourName = (colour: string): string => t(`colour-${kebab(colour)}`);
export const colourLetter = (colour: string): string => t(`colour-${kebab(colour)}-letter`);

/** "the green rack"; "the rack of the Archive" where a colour has several. */
export function rackName(rack: string, told: Told): string {
  const rooms = (told.board?.rooms ?? []).filter((room) => room.rack === rack);
  const colour = rooms[0]?.colour;
  const racks = new Set(told.board?.rooms.filter((room) => room.colour === colour).map((room) => room.rack));
  if (colour && racks.size === 1) return t("rack-of-colour", { colour: colourName(colour) });
  return t("rack-of-rooms", { rooms: list(rooms.map((room) => placeName(room.id, told, "of"))) });
}

// Cards, roles, tokens

/** One card in a sentence; a face that is not ours to know is just a card. */
export const cardWords = (card: string | null | undefined): string => t(`card-${card ?? "veiled"}.one`);
export const cardFace = (card: string | null | undefined): string => t(`card-${card ?? "veiled"}`);

const FACES = ["alive", "curse_alive", "dead", "success", "curse_success", "failure", "sabotage"] as const;

/** "5 Alive and 1 Dead". */
export function cardsWords(cards: readonly string[]): string {
  const counted = FACES.map((face) => [face, cards.filter((card) => card === face).length] as const);
  const told = counted.filter(([, count]) => count > 0);
  if (told.length === 0) return t("cards-none");
  return list(told.map(([face, count]) => t("cards-of", { count, face: cardFace(face) })));
}

/** `$item`: one that is found; `$itemThe`: the one that is meant. */
export const itemArgs = (name: string, item: string): Args => ({
  [name]: t(`thing-${kebab(item)}`),
  [`${name}The`]: t(`thing-${kebab(item)}.the`),
});

export const itemsWords = (items: readonly string[]): string => list(items.map((item) => t(`thing-${kebab(item)}.the`)));

export const tokenName = (token: string): string => t(`token-${token ? kebab(token) : "none"}`);

/** A role's name; of a hidden draw "Greenhorn or Crybaby". */
export function roleName(role: string | null | undefined, form: "" | ".a" = ""): string {
  if (!role) return t("role-unknown");
  return list(role.split("|").map((each) => t(`role-${kebab(each)}${form}`)), "or");
}

// Routes

const ROUTES = kinds.routes as unknown as Record<string, Colour[][]>;

/** The four lines of a route card; line 1 counts in hours 1, 5 and 9. */
export const routeLines = (route: number | null | undefined): Colour[][] => ROUTES[String(route)] ?? [];

/** The colours that a route names in an hour. */
export function routeColours(route: number | null | undefined, round: number): Colour[] {
  return routeLines(route)[(Math.max(round, 1) - 1) % 4] ?? [];
}

export function routeWords(route: number): string {
  return routeLines(route).map((line) => line.map(colourName).join(", ")).join("; ");
}
