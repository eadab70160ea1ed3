/** A table where Cultists is played. */

import type { GameOptions } from "../../protocol/types";
import type { EverythingOf } from "../../store/spoken";
import type { TableStore, Told as ToldOf } from "../../store/table.svelte";
import type { AnswerOption, Board, GameEvent, Options, View } from "./protocol";

/** A house rule may also be looked up by its name. */
export type CultistsOptions = Options & GameOptions;

export interface Cultists {
  View: View;
  Board: Board;
  Options: CultistsOptions;
  AnswerOption: AnswerOption;
  GameEvent: GameEvent;
}

export type CultistsStore = TableStore<Cultists>;

/** What the words need of a table: a store has it, and so has a replay. */
export type Told = ToldOf<Cultists>;

/** The whole state for a seat at such a table. */
export type CultistsEverything = EverythingOf<Cultists>;
