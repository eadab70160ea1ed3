/** The faces of the cards. All share paper, ink, weight and layout, so that a glance from afar tells nothing. */

export const ENCOUNTER = ["alive", "dead"] as const;
export const ROOM = ["success", "failure", "sabotage"] as const;

const GLYPHS: Record<string, string> = {
  alive: "i-heart",
  dead: "i-skull",
  success: "i-check",
  failure: "i-close",
  sabotage: "i-window",
};

export function glyphOf(card: string): string {
  return GLYPHS[card] ?? "i-cards";
}

export function backOf(card: string): "b-encounter" | "b-room" {
  return (ENCOUNTER as readonly string[]).includes(card) ? "b-encounter" : "b-room";
}

export function ofKind(hand: readonly string[], kind: readonly string[]): string[] {
  return hand.filter((card) => kind.includes(card));
}

/** A hand by faces: how many of each. All five stand there in every hand, so that its outline tells no role. */
export function byFace(hand: readonly string[]): { card: string; count: number }[] {
  return [...ENCOUNTER, ...ROOM].map((card) => ({ card, count: hand.filter((held) => held === card).length }));
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
