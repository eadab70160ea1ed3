/** The few things that are asked over HTTP: seats, tickets, rules. All else goes over the socket. */

import type { Language } from "../i18n";
import type { Brought, Confirmed, Facts, GameCard, GameFacts, HookKey, NoticesHere, NoticesOffered, OfferCard, OfferSeat, Problem as Refused, Proof, Reach, RuleText, SeatGiven, SeatOffer, TableCard, TakeSeat, Wishes } from "../protocol/types";
import type { Me } from "./kept";
import { at } from "./place";

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
    answer = await fetch(at(`api${path}`), { ...init, cache: "no-store" });
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
export const makeTicket = (code: string, token: string) => ask<{ ticket: string }>(`/tables/${code}/moves`, { token });
export const useTicket = (code: string, ticket: string, key = "") => ask<SeatGiven>(`/tables/${code}/moves/use`, { ticket, ...keyed(key) });
export const offerSeat = (code: string, wish: OfferSeat) => ask<SeatOffer>(`/tables/${code}/offers`, wish);
export const lookAtOffer = (code: string, ticket: string) => ask<OfferCard>(`/tables/${code}/offers/look`, { ticket });
export const takeSeat = (code: string, newcomer: TakeSeat) => ask<SeatGiven>(`/tables/${code}/offers/take`, newcomer);
export const noticesOffered = () => ask<NoticesOffered>("/notices");
export const tellMe = (code: string, wish: NoticesHere) => ask<Wishes>(`/tables/${code}/notices`, wish);
export const tellMeNothing = (code: string, token: string) => ask<Wishes>(`/tables/${code}/notices/end`, { token });
export const confirmLetters = (code: string, ticket: string, wanted: boolean) => ask<Confirmed>(`/tables/${code}/notices/confirm`, { ticket, wanted });
export const setHook = (code: string, token: string, address: string, language: string) => ask<HookKey>(`/tables/${code}/hook`, { token, address, language });
export const proofOf = (code: string) => ask<Proof>(`/tables/${code}/proof`);
export const rule = (clause: string, language: Language) => ask<RuleText>(`/rules/${encodeURIComponent(clause)}?language=${language}`);
export const reach = () => ask<Reach>("/reach");
export const gamesHere = () => ask<GameCard[]>("/games");
export const factsOf = (game: string) => ask<GameFacts>(`/games/${encodeURIComponent(game)}`);
export const guestsAt = (game: string) => ask<Brought>(`/games/${encodeURIComponent(game)}/guests`);

export const recordOf = (code: string): string => at(`api/tables/${code}/record`);
