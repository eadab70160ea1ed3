/** Titles: given once each, by rules over what happened. A game names the deeds of its own; these rules are for all of them. */

import type { Ended } from "./ended";

/** Whether this game earned it, after those before. */
type Rule = (now: Ended, before: readonly Ended[]) => boolean;

const RULES: Readonly<Record<string, Rule>> = {
  newcomer: (_now, before) => before.length === 0,
  regular: (_now, before) => before.length === 9,
  "both-sides": (now, before) => now.won && before.some(({ won, game, side }) => won && game === now.game && side !== now.side),
  streak: (now, before) => now.won && before.length >= 2 && before.slice(-2).every(({ won }) => won),
  rematch: (now, before) => now.won && lostTo(before.at(-1)).some((name) => foesOf(now).includes(name)),
};

const foesOf = ({ others }: Ended): string[] => others.filter(({ foe }) => foe).map(({ name }) => name);
const lostTo = (ended: Ended | undefined): string[] => (ended && !ended.won ? foesOf(ended) : []);

const allOf = (now: Ended, before: readonly Ended[]): string[] => [...now.deeds, ...Object.keys(RULES).filter((title) => RULES[title]!(now, before))];

/** What these games earned, the oldest title first. */
export function titlesOf(games: readonly Ended[]): string[] {
  return [...new Set(games.flatMap((now, index) => allOf(now, games.slice(0, index))))];
}

/** What this game earned for the first time. */
export function earnedBy(now: Ended, before: readonly Ended[]): string[] {
  const had = titlesOf(before);
  return allOf(now, before).filter((title) => !had.includes(title));
}
