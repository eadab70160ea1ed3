/** The faces of the cards. All share paper, ink, weight and layout, so that a glance from afar tells nothing. */

export const ENCOUNTER = ["alive", "dead", "curse_alive"] as const;
export const ROOM = ["success", "failure", "sabotage", "curse_success"] as const;

const GLYPHS: Record<string, string> = {
  alive: "i-heart",
  dead: "i-skull",
  success: "i-check",
  failure: "i-close",
  sabotage: "i-window",
  curse_alive: "i-heart",
  curse_success: "i-check",
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

/** A hand by faces: how many of each that is in it. The sheet they lie on has one size for all. */
export function byFace(hand: readonly string[]): { card: string; count: number }[] {
  const counted = [...ENCOUNTER, ...ROOM].map((card) => ({ card, count: hand.filter((held) => held === card).length }));
  return counted.filter(({ count }) => count > 0);
}
