/** What follows from the games that were written down: how many of each side, and who the rivals are. */

import type { Ended, Other } from "./ended";

export interface Side {
  game: string;
  side: string;
  played: number;
  won: number;
}

export function sidesOf(games: readonly Ended[]): Side[] {
  const sides = new Map<string, Side>();
  for (const { game, side, won } of games) {
    const key = `${game} ${side}`;
    const found = sides.get(key) ?? { game, side, played: 0, won: 0 };
    sides.set(key, { ...found, played: found.played + 1, won: found.won + Number(won) });
  }
  return [...sides.values()].sort((one, other) => one.game.localeCompare(other.game) || other.played - one.played);
}

export interface Rival extends Pick<Other, "name" | "face" | "bot"> {
  met: number;
  /** How many times they won against you, and you against them. */
  beatYou: number;
  beaten: number;
  caught: number;
}

/** Everyone you have been up against, the dearest enemy first. A bot of that name is somebody else. */
export function rivalsOf(games: readonly Ended[]): Rival[] {
  const rivals = new Map<string, Rival>();
  for (const { others, won } of games)
    for (const other of others.filter(({ foe }) => foe)) {
      const { name, face, bot } = other;
      const key = `${bot} ${name}`;
      const known = rivals.get(key) ?? { name, face, bot, met: 0, beatYou: 0, beaten: 0, caught: 0 };
      const beatYou = known.beatYou + Number(other.won && !won);
      rivals.set(key, { ...known, face, met: known.met + 1, beatYou, beaten: known.beaten + Number(won && !other.won), caught: known.caught + Number(other.caught) });
    }
  return [...rivals.values()].sort((one, other) => weight(other) - weight(one) || one.name.localeCompare(other.name));
}

const weight = ({ beatYou, beaten, caught, bot }: Rival): number => 2 * beatYou + beaten + caught - Number(bot) / 2;
