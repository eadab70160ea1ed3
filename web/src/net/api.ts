/** The few things that are asked over HTTP: seats, tickets, rules. All else goes over the socket. */

import type { Language } from "../i18n";
import type { Brought, Facts, GameCard, GameFacts, OfferCard, OfferSeat, Problem as Refused, Proof, Reach, RuleText, SeatGiven, SeatOffer, TableCard, TakeSeat } from "../protocol/types";
import type { Me } from "./kept";

/** A refusal: its words are those of `refusalWords`. */
export class Problem extends Error {
  readonly reason: string;
  readonly sentence: string;
  readonly facts: Facts;

  constructor(reason: string, sentence = "", facts: Facts = {}) {
    super(sentence);
    this.reason = reason;
    this.sentence = sentence;
    this.facts = facts;
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { ...init, cache: "no-store" });
  } catch {
    throw new Problem("offline");
  }
  const told = (await answer.json().catch(() => ({}))) as Partial<Refused>;
  if (!answer.ok) throw new Problem(told.reason ?? "trouble", told.sentence, told.facts);
  return told as T;
}

/** A seat's public key, where it has one. */
const keyed = (key: string) => (key === "" ? {} : { key });

export const makeTable = (me: Me, key = "") => ask<SeatGiven>("/tables", { ...me, ...keyed(key) });
export const beginLesson = (lesson: string, me: Me) => ask<SeatGiven>("/lessons", { ...me, lesson });
export const sitDown = (code: string, me: Me, key = "") => ask<SeatGiven>(`/tables/${code}/seats`, { ...me, ...keyed(key) });
export const lookAt = (code: string) => ask<TableCard>(`/tables/${code}`);
export const playAgain = (code: string, token: string, key = "") => ask<SeatGiven>(`/tables/${code}/again`, { token, ...keyed(key) });
export const makeTicket = (token: string) => ask<{ ticket: string }>("/moves", { token });
export const useTicket = (ticket: string, key = "") => ask<SeatGiven>("/moves/use", { ticket, ...keyed(key) });
export const offerSeat = (code: string, wish: OfferSeat) => ask<SeatOffer>(`/tables/${code}/offers`, wish);
export const lookAtOffer = (code: string, ticket: string) => ask<OfferCard>(`/tables/${code}/offers/look`, { ticket });
export const takeSeat = (code: string, newcomer: TakeSeat) => ask<SeatGiven>(`/tables/${code}/offers/take`, newcomer);
export const proofOf = (code: string) => ask<Proof>(`/tables/${code}/proof`);
export const rule = (clause: string, language: Language) => ask<RuleText>(`/rules/${encodeURIComponent(clause)}?language=${language}`);
export const reach = () => ask<Reach>("/reach");
export const gamesHere = () => ask<GameCard[]>("/games");
export const factsOf = (game: string) => ask<GameFacts>(`/games/${encodeURIComponent(game)}`);
export const guestsAt = (game: string) => ask<Brought>(`/games/${encodeURIComponent(game)}/guests`);

export const recordOf = (code: string): string => `/api/tables/${code}/record`;
