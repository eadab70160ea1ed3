/** A game that these pages have never seen: all that is known of it, the server tells. */

import type { FluentBundle } from "@fluent/bundle";
import { language, type Args } from "../../i18n";
import { emptyBundle, ENGLISH, teach } from "../../i18n/messages";
import { factsOf } from "../../net/api";
import type { GameFacts, GameOptions } from "../../protocol/types";
import { GameFacets } from "../../store/facets";
import type { AnyEvent, AnyOption, AnyView } from "../../store/spoken";
import type { TableStore, Told as ToldOf } from "../../store/table.svelte";

/** What is known of any game's types: that a view has fields. */
export interface Plain {
  View: AnyView & Record<string, unknown>;
  Board: object;
  Options: GameOptions;
  AnswerOption: AnyOption;
  GameEvent: AnyEvent;
}
export type PlainStore = TableStore<Plain>;
export type Told = ToldOf<Plain>;

export class Guest {
  readonly facts: GameFacts;
  readonly facets: GameFacets;
  readonly #bundles = new Map<string, FluentBundle>();

  constructor(facts: GameFacts) {
    this.facts = facts;
    this.facets = new GameFacets(facts.facets);
  }

  /** A message of its own, in the language of the moment or else in English; null if it brings none. */
  say(id: string, args?: Args): string | null {
    const [name = "", attribute] = id.split(".");
    for (const bundle of [this.#words(language()), this.#words(ENGLISH)])
      for (const message of [bundle.getMessage(`${this.facts.name}-${name}`), bundle.getMessage(name)]) {
        const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
        if (pattern) return bundle.formatPattern(pattern, args, []);
      }
    return null;
  }

  /** Kept apart from ours: neither can take a word out of the other's mouth. */
  #words(code: Parameters<typeof emptyBundle>[0]): FluentBundle {
    const found = this.#bundles.get(code) ?? emptyBundle(code);
    if (!this.#bundles.has(code)) teach(found, { words: this.facts.words[code] ?? "" }, (problem) => console.error(problem));
    this.#bundles.set(code, found);
    return found;
  }

  /** Whether all may see this field of the view. One that says nothing about itself is for its seat alone. */
  isPublic(field: string): boolean {
    return this.facts.view.public?.includes(field) === true;
  }
}

const guests = new Map<string, Guest>();
const coming = new Map<string, Promise<Guest>>();

/** Asks the server once for what there is to know of a game. */
export function welcome(game: string): Promise<Guest> {
  const asked = coming.get(game) ?? factsOf(game).then((facts) => receive(facts));
  coming.set(game, asked);
  asked.catch(() => coming.delete(game)); // try again next time
  return asked;
}

export function receive(facts: GameFacts): Guest {
  const guest = new Guest(facts);
  guests.set(facts.name, guest);
  return guest;
}

/** The game of this table; its page is drawn only after it was welcomed. */
export function guestAt(told: Pick<ToldOf, "state">): Guest {
  return guests.get(told.state!.settings.game)!;
}
