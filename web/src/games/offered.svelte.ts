/** The games that can be played here: those with pages of their own, and the guests that the server knows besides. */

import { has, t } from "../i18n";
import { gamesHere } from "../net/api";
import type { GameCard, LessonCard, StylesOffered } from "../protocol/types";
import { capital, spaced } from "../table/speech";
import { GAMES } from "./index";

let cards = $state.raw<readonly GameCard[]>([]);

/** Who the guests are; until the server has told, or where it cannot be reached, there are none. */
export async function askForGuests(): Promise<void> {
  cards = await gamesHere().catch(() => cards);
}

/** By name, in the order in which they are offered. */
export const offered = (): string[] => [...GAMES, ...cards.map(({ name }) => name).filter((name) => !GAMES.includes(name))];

const cardOf = (game: string): GameCard | undefined => cards.find(({ name }) => name === game);

/** The guided games of a game, the one to begin with first. */
export const lessonsOf = (game: string): readonly LessonCard[] => cardOf(game)?.lessons ?? [];

/** How strong its bots may be, from the weakest on, each level with its kind of bot. */
export const levelsOf = (game: string): Readonly<Record<string, string>> => cardOf(game)?.levels ?? {};

const NO_STYLES: StylesOffered = { offered: [], usual: "", kinds: [] };

/** How its bots may play, the mildest way first. */
export const stylesOf = (game: string): StylesOffered => cardOf(game)?.styles ?? NO_STYLES;

/** The style of a table that has chosen this one, or none; empty where its bots know none. */
export function styleOf(game: string, chosen: string): string {
  const { offered, usual } = stylesOf(game);
  return offered.includes(chosen) ? chosen : usual;
}

/** Whether a style makes a difference to these kinds of bots; to those who may still sit down it may. */
export function styleCounts(game: string, bots: readonly string[]): boolean {
  const { kinds } = stylesOf(game);
  return bots.length === 0 ? kinds.length > 0 : bots.some((bot) => kinds.includes(bot));
}

/** A style that only a guest brings is called as the guest calls it. */
export const styleWords = (style: string, form = ""): string =>
  has(`style-${style}`) ? t(`style-${style}${form}`) : form === ".what" ? "" : capital(spaced(style));

export const gameOfLesson = (lesson: string): string =>
  cards.find(({ lessons }) => lessons.some(({ id }) => id === lesson))?.name ?? GAMES[0]!;

export function gameTitle(game: string): string {
  return has(`game-${game}`) ? t(`game-${game}`) : (cardOf(game)?.title ?? capital(spaced(game)));
}

/** The game in half a sentence, or in one; of a guest we know how many can play. */
export function gameLine(game: string, form: "short" | "what"): string {
  const known = `game-${game}.${form}`;
  if (has(known)) return t(known);
  const [least, most] = cardOf(game)?.players ?? [0, 0];
  return most > 0 ? t("plain-for", { least, most }) : "";
}

export const beginWords = (game: string): string => t(has(`begin-${game}`) ? `begin-${game}` : "plain-begin");
