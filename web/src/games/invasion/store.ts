/** A table where Invasion is played. */

import type { GameOptions } from "../../protocol/types";
import type { TableStore, Told as ToldOf } from "../../store/table.svelte";
import type { AnswerOption, City, GameEvent, Options, View } from "./protocol";

/** A house rule may also be looked up by its name. */
export type InvasionOptions = Options & GameOptions;

export interface Invasion {
  View: View;
  Board: City;
  Options: InvasionOptions;
  AnswerOption: AnswerOption;
  GameEvent: GameEvent;
}

export type InvasionStore = TableStore<Invasion>;

/** What the words need of a table: a store has it, and so has a replay. */
export type Told = ToldOf<Invasion>;
