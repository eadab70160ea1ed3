/** How a game is spoken of: what talk, log and announcer ask of it. Each game has one voice, in `games/<game>/voice.ts`. */

import type { Seat, Statement } from "../protocol/types";
import type { Heard } from "../sound/hearing.svelte";
import type { GameFacets } from "../store/facets";
import type { AnyGame, Spoken } from "../store/spoken";
import type { TableStore, Told } from "../store/table.svelte";
import type { Sitter } from "../table/seats";
import type { Moment } from "./chips";
import type { LogRules } from "./log";
import type { StatementForm } from "./statements";

export interface Voice<Game extends Spoken = AnyGame> {
  /** What happened, in one sentence. */
  eventWords(event: Game["GameEvent"], told: Told<Game>): string;
  /** Something said in a form that every language can read. A number, such as that of its line, chooses among several
   *  ways to say it. Who says it isn't named in it. */
  statementWords(statement: Statement, told: Told<Game>, number: number, speaker?: Seat | null): string;
  /** What the game calls a round. */
  readonly unit: "hour" | "round";
  /** How a round is headed, in full and as a mark among the talk; 0 is before the first. */
  roundName(round: number): { long: string; short: string };
  readonly log: LogRules<Game>;
  /** What its kinds say about themselves. */
  readonly facets: GameFacets;
  /** Which sounds its events have. */
  readonly heard?: Heard;
  /** What the form for statements offers. */
  readonly statements: StatementForm<Game>;
  /** What fits the moment, besides what fits in any game. */
  chips(moment: Moment<Game>, whom: Seat): Statement[];
  /** Everybody round the table. */
  sitters(store: TableStore<Game>): Sitter[];
  /** Whose turn it is, as far as all may know. */
  acting(store: TableStore<Game>): Seat[];
  /** Why nobody may talk now; empty while all may. */
  silence(view: Game["View"]): string;
}
