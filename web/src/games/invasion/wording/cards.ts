/** Assimilation, rescue and event cards in words. */
import { list, t } from "../../../i18n";
import { kebab } from "../../../table/speech";
import kinds from "../kinds.json";
import type { Card, EventName } from "../protocol";

export type EventColour = "own" | "yellow" | "red";

const EVENT_CARDS: Record<string, { colour: string; copies: number; clause: string }> = kinds.eventCards;

/** What stands on an assimilation or rescue card. */
export const cardFace = (card: string | null | undefined): string => t(`inv-card-${card ?? "veiled"}`);
export const cardText = (card: string | null | undefined): string => t(`inv-card-${card ?? "veiled"}.does`);

/** "2 Human cards and an Assimilated card"; faces that are not ours to know are just counted. */
export function cardsWords(cards: readonly (Card | null)[]): string {
  const faces = ["human", "assimilated", "veiled"] as const;
  const counted = faces.map((face) => [face, cards.filter((card) => (card ?? "veiled") === face).length] as const);
  const told = counted.filter(([, count]) => count > 0);
  return told.length > 0 ? list(told.map(([face, count]) => t(`inv-cards-${face}`, { count }))) : t("inv-cards-none");
}

export const eventCardName = (card: EventName | null | undefined): string => t(`inv-event-card-${card ? kebab(card) : "veiled"}`);

/** What it does; a Mother Ship tells how many of them are too many at this table. */
export const eventCardText = (card: EventName, options: { motherships_to_lose?: number } = {}): string =>
  t(`inv-event-card-${kebab(card)}.does`, { ships: options.motherships_to_lose ?? kinds.rules.motherships_to_lose.values[0]! });

export const eventCardColour = (card: EventName): EventColour => (EVENT_CARDS[card]?.colour ?? "own") as EventColour;
export const eventCardClause = (card: EventName): string => EVENT_CARDS[card]?.clause ?? "";

/** Names where they are known, else how many. */
export function eventCardsWords(cards: readonly (EventName | null)[]): string {
  const known = cards.filter((card) => card !== null);
  return known.length === cards.length && known.length > 0 ? list(known.map(eventCardName)) : t("inv-event-cards-veiled", { count: cards.length });
}
