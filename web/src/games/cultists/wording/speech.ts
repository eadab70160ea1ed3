/** How one seat is spoken to: people, places, cards and roles as arguments of a message. */
import { apart, has, list, t, type Args } from "../../../i18n";
import type { Colour, Place } from "../protocol";
import type { Told } from "../store";
import { capital, kebab } from "../../../table/speech";
import kinds from "../kinds.json";

export type { Told };
export { capital, isAutoma, kebab, peopleArgs, personArgs, seatName } from "../../../table/speech";

// Places

type PlaceForm = "the" | "to" | "in" | "from" | "of";

/** The name as it stands on the board, in the language of the moment. */
export function placeName(place: Place, told: Told, form?: PlaceForm): string {
  const places = [...(told.board?.rooms ?? []), ...(told.board?.hallways ?? []), ...(told.board?.lifts ?? [])];
  const own = places.find(({ id }) => id === place)?.name ?? place;
  return printedName(own, form);
}

/** A place by what is printed on the board, translated where we know it. */
export function printedName(own: string, form?: PlaceForm): string {
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
  if (colour && racks.size === 1) return rackOfColour(colour);
  return rackOfRooms(rooms.map((room) => placeName(room.id, told, "of")));
}

export const rackOfColour = (colour: string): string => t("rack-of-colour", { colour: colourName(colour), colourIs: kebab(colour) });
/** The rooms as "of the Archive". */
export const rackOfRooms = (rooms: readonly string[]): string => t("rack-of-rooms", { rooms: list(rooms) });

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
  return apart(routeLines(route).map((line) => line.map(colourName).join(", ")));
}
