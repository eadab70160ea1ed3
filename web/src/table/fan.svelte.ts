/** The cards that a question lets one choose from, in an order of its own, and which of them is raised. */

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

/** In another order for each question: where a raised card lies must not tell what it is. */
export function shuffled(cards: readonly string[], random: () => number = Math.random): string[] {
  const order = [...cards];
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}
