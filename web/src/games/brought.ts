/** What other packages bring to a game of ours. The server tells it before the game's first page is drawn. */

import { borrow } from "../i18n";
import { guestsAt } from "../net/api";
import type { Brought } from "../protocol/types";

const NOTHING: Brought = { words: {}, facets: { options: {}, events: {}, questions: {} }, things: {} };
const known = new Map<string, Brought>();
const coming = new Map<string, Promise<void>>();

/** Asks the server once. Where it cannot be reached the game is played without guests. */
export function askWhatIsBrought(game: string): Promise<void> {
  const asked = coming.get(game) ?? guestsAt(game).then((brought) => receive(game, brought), () => void coming.delete(game));
  coming.set(game, asked);
  return asked;
}

export function receive(game: string, brought: Brought): void {
  known.set(game, brought);
  borrow(brought.words);
}

export const broughtTo = (game: string): Brought => known.get(game) ?? NOTHING;
