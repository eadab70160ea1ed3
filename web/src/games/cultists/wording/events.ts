/** Every kind of event as a sentence, for the seat that saw it. Most need nothing but their fields put into words. */
import { apart, list, t, type Args } from "../../../i18n";
import type { Seat } from "../../../protocol/types";
import { argsOf, type Wording } from "../../../table/wording";
import { facets } from "../facets";
import type { GameEvent, Place } from "../protocol";
import {
  capital, cardFace, cardsWords, cardWords, itemArgs, itemsWords, kebab, peopleArgs, personArgs, placeArgs, placeName,
  rackName, roleName, routeWords, tokenName, type Told,
} from "./speech";

/** What is named in Cultists, beside people. */
export const WORDS: Record<string, Wording<Told>> = {
  place: placeArgs,
  "place[]": (field, path: Place[], told) => ({ [field]: pathWords(path, told) }),
  rack: (field, rack: string, told) => ({ [field]: rackName(rack, told) }),
  card: (field, card: string | null) => ({ [field]: cardWords(card) }),
  "card[]": (field, cards: string[]) => ({ [field]: cardsWords(cards) }),
  role: (field, role: string) => ({ [field]: roleName(role), [`${field}A`]: roleName(role, ".a") }),
  "role[]": (field, roles: string[]) => ({
    [field]: list(roles.map((role) => roleName(role))),
    [`${field}Is`]: roles.length > 0 ? "some" : "none",
  }),
  token: (field, token: string) => ({ [field]: tokenName(token) }),
  item: itemArgs,
  "item[]": (field, items: string[]) => ({ [field]: itemsWords(items) }),
  profession: (field, profession: string) => ({ [field]: t(`profession-${kebab(profession)}`) }),
};

/** What happened, in one sentence. */
export function eventWords(event: GameEvent, told: Told): string {
  const { type, ...fields } = event;
  const names = facets.namesIn("events", type);
  if (names === null) return t("log-unheard");
  const more = FURTHER[type]?.(event, told) ?? {};
  return capital(t(`event-${kebab(type)}`, { ...argsOf(fields, names, told, WORDS), ...more }));
}

// What the fields alone do not tell

type Further = (event: GameEvent, told: Told) => Args;

const FURTHER: Record<string, Further> = {
  // AC-NIGHT-10: with a thumb too few, the Automa must be the missing one; the view says so.
  CultistsRecognised: (event, told) => {
    const known = told.view?.known_cultists.length ? told.view.known_cultists : (event.cultists as Seat[]);
    const others = known.filter((seat) => seat !== told.chair);
    return { ...peopleArgs("cultists", known, told), ...peopleArgs("others", others, told) };
  },
  StartCardsSeen: (event, told) => {
    const dead = (event.cards as string[]).flatMap((card, seat) => (card === "dead" ? [seat] : []));
    return { ...peopleArgs("dead", dead, told), deadIs: dead.length > 0 ? "some" : "none" };
  },
  RouteShown: (event) => ({ route: routeWords(event.route as number) }),
  PortalOpened: (_event, told) => ({
    portalIn: placeName(told.board?.rooms.find((room) => room.colour === "green")?.id ?? "", told, "in"),
    deadline: told.options.portal_deadline === "start_of_marked_round" ? "start" : "end",
  }),
  RoomChecked: (event) => ({ card: cardFace(event.card as string) }),
  PassageDrawn: (event) => ({ card: cardFace(event.card as string) }),
  RoomExplored: (event, told) => ({
    // AC-UP-11: on the first level the icon means nothing.
    unsafe: event.unsafe && (told.options.level ?? "first") !== "first" ? "yes" : "no",
  }),
  BallotsOpened: (event, told) => ({ ballots: ballotsWords(event.ballots as (Seat | null)[], told) }),
  TallyShown: (event, told) => ({ tally: tallyWords(event.tally as number[], told) }),
  BallotChanged: (event): Args => (event.ballot !== null && event.ballot === event.seat ? { ballotIs: "self" } : {}),
  PulseDealt: (event, told) => ({ shares: sharesWords(event.to as unknown as Seat[], told) }),
  GameEnded: (event) => ({ why: reasonWords(event.reason as string, event.winner as string) }),
};

export const pathWords = (path: readonly Place[], told: Told): string =>
  path.map((place) => placeName(place, told)).join(" → ");

/** Why the game ended: the half sentence after "The cult wins:". */
export const reasonWords = (reason: string, winner: string): string => t(`reason-${kebab(reason)}`, { winner });

/** UTS-ROLE-16: how many cards each got. */
function sharesWords(to: readonly Seat[], told: Told): string {
  const shares = new Map<Seat, number>();
  for (const seat of to) shares.set(seat, (shares.get(seat) ?? 0) + 1);
  return list([...shares].map(([seat, count]) => t("shares-one", { count, ...personArgs("seat", seat, told) })));
}

export function ballotsWords(ballots: readonly (Seat | null)[], told: Told): string {
  const voters = new Map<Seat | null, Seat[]>();
  ballots.forEach((ballot, seat) => voters.set(ballot, [...(voters.get(ballot) ?? []), seat]));
  const named = [...voters].filter(([ballot]) => ballot !== null).sort(([, a], [, b]) => b.length - a.length);
  const told_ = named.map(([ballot, seats]) => {
    const who = peopleArgs("seats", seats, told);
    if (seats.length === 1 && seats[0] === ballot) return t("ballots-for-self", who);
    return t("ballots-for", { ...who, ...personArgs("ballot", ballot, told) });
  });
  const abstained = voters.get(null);
  if (abstained) told_.push(t("ballots-abstain", peopleArgs("seats", abstained, told)));
  return apart(told_);
}

/** RQ-51: votes for each seat, the abstentions last. */
function tallyWords(tally: readonly number[], told: Told): string {
  const votes = tally.slice(0, -1).flatMap((count, seat) => (count > 0 ? [[seat, count] as const] : []));
  const named = votes.map(([seat, count]) => t("tally-for", { votes: count, ...personArgs("seat", seat, told) }));
  return apart([...named, t("tally-abstentions", { votes: tally.at(-1) ?? 0 })]);
}
