/** The pages of each game. A phone loads those of the one that it plays; a game without pages of its own gets the plain ones. */

import { wordsOf, type Part } from "../i18n";
import { askWhatIsBrought } from "./brought";
import type { GamePages } from "./pages";
import { welcome } from "./plain/guest";

/** A page, the words that it speaks, and what guests bring to it. */
function speaking<Page>(game: Part, load: () => Promise<Page>): () => Promise<Page> {
  return async () => (await Promise.all([load(), wordsOf(game), askWhatIsBrought(game)]))[0];
}

/** What a narrator says of the box. It has to do without a server, so nobody asks what guests bring. */
function speakingOffline<Page>(game: Part, load: () => Promise<Page>): () => Promise<Page> {
  return async () => (await Promise.all([load(), wordsOf(game)]))[0];
}

export const games: Record<string, GamePages> = {
  cultists: {
    table: speaking("cultists", () => import("./cultists/Table.svelte")),
    end: speaking("cultists", () => import("./cultists/End.svelte")),
    replay: speaking("cultists", () => import("./cultists/Replay.svelte")),
    reference: speaking("cultists", () => import("./cultists/Reference.svelte")),
    rulebook: speaking("cultists", () => import("./cultists/rulebook")),
    lobby: speaking("cultists", () => import("./cultists/lobby")),
    narrator: speakingOffline("cultists", () => import("./cultists/narrator")),
  },
  invasion: {
    table: speaking("invasion", () => import("./invasion/Table.svelte")),
    end: speaking("invasion", () => import("./invasion/End.svelte")),
    replay: speaking("invasion", () => import("./invasion/Replay.svelte")),
    reference: speaking("invasion", () => import("./invasion/Reference.svelte")),
    rulebook: speaking("invasion", () => import("./invasion/rulebook")),
    lobby: speaking("invasion", () => import("./invasion/lobby")),
    narrator: speakingOffline("invasion", () => import("./invasion/narrator")),
  },
};

/** Those with pages of their own, in the order in which they are offered. */
export const GAMES: readonly string[] = Object.keys(games);

/** A page for a game that we have never seen, and what the server tells of that game. */
function plainly<Page>(game: string, load: () => Promise<Page>): () => Promise<Page> {
  return async () => (await Promise.all([load(), welcome(game)]))[0];
}

const plain = (game: string): GamePages => ({
  table: plainly(game, () => import("./plain/Table.svelte")),
  end: plainly(game, () => import("./plain/End.svelte")),
  replay: plainly(game, () => import("./plain/Replay.svelte")),
  reference: plainly(game, () => import("./plain/Reference.svelte")),
  lobby: async () => {
    const [{ lobbyOf }, guest] = await Promise.all([import("./plain/lobby"), welcome(game)]);
    return { lobby: lobbyOf(guest) };
  },
});

export const gameOf = (name: string): GamePages => games[name] ?? plain(name);
