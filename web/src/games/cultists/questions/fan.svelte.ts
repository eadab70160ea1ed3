/** The cards that a question lets one choose from, in an order of its own, and which of them is raised. */

import { shuffled } from "../hand/cards";

export class Fan {
  cards: readonly string[];
  up = $state(-1);

  constructor(cards: readonly string[], random?: () => number) {
    this.cards = shuffled(cards, random);
  }

  get card(): string | null {
    return this.cards[this.up] ?? null;
  }
}
