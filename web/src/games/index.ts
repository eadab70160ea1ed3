/** The games of this house. A phone loads the one that it plays. */

import { wordsOf, type Part } from "../i18n";
import type { GamePages } from "./pages";

/** A page and the words that it speaks. */
function speaking<Page>(game: Part, load: () => Promise<Page>): () => Promise<Page> {
  return async () => (await Promise.all([load(), wordsOf(game)]))[0];
}

export const games: Record<string, GamePages> = {
  cultists: {
    table: speaking("cultists", () => import("./cultists/Table.svelte")),
    end: speaking("cultists", () => import("./cultists/End.svelte")),
    replay: speaking("cultists", () => import("./cultists/Replay.svelte")),
    reference: speaking("cultists", () => import("./cultists/Reference.svelte")),
    lobby: speaking("cultists", () => import("./cultists/lobby")),
  },
  invasion: {
    table: speaking("invasion", () => import("./invasion/Table.svelte")),
    end: speaking("invasion", () => import("./invasion/End.svelte")),
    replay: speaking("invasion", () => import("./invasion/Replay.svelte")),
    reference: speaking("invasion", () => import("./invasion/Reference.svelte")),
    lobby: speaking("invasion", () => import("./invasion/lobby")),
  },
};

/** In the order in which the house offers them. */
export const GAMES: readonly string[] = Object.keys(games);

/** The pages of a game; those of the first, where somebody names one that there is not. */
export const gameOf = (name: string): GamePages => games[name] ?? games[GAMES[0]!]!;
