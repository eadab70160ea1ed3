/** What each game brings to the house: its pages, each a file of its own to load, and its part of the lobby. */

import type { Component } from "svelte";
import type { Narrator } from "../narrator/narrator";
import type { Building } from "../pages/lobby/geometry";
import type { Clocks, GameOptions, HouseRule, OptionValue } from "../protocol/types";
import type { Book } from "../rulebook/book";
import type { TableStore } from "../store/table.svelte";

type Loaded<Page> = Promise<{ default: Page }>;

/** A page for a table. Each game has a store of its own; the house hands over the one that belongs to it. */
export type TablePage = Component<{ store: never }>;

export interface GamePages {
  table: () => Loaded<TablePage>;
  end: () => Loaded<TablePage>;
  replay: () => Loaded<TablePage>;
  /** The rules at a glance, without a table. */
  reference: () => Loaded<Component>;
  /** The rules as a book; a game that we have never seen has none. */
  rulebook?: () => Promise<{ book: Book }>;
  lobby: () => Promise<{ lobby: GameLobby }>;
  /** Only of a game that is sold in a box. */
  narrator?: () => Promise<{ narrator: Narrator }>;
}

/** A line of what will be played, and the sheet behind it. */
export interface FactLine {
  glyph: string;
  words: string;
  sheet?: string;
}

/** A sheet for what the host chooses; guests may look. */
export type SheetPage = Component<{ store: never; onclose: () => void }>;

export interface RuleGroup {
  title: string;
  /** Groups of the same part stand together below its heading. */
  part: string;
  rules: HouseRule[];
}

/** How the house rules of a game are shown. Names and values come from the server. */
export interface RuleSheet {
  /** The groups that matter for what is chosen; a rule that is not by the book is always among them. */
  groups(rules: readonly HouseRule[], options: GameOptions): RuleGroup[];
  title(rule: string): string;
  value(rule: string, value: OptionValue): string;
  /** The names of those that are not read by the book. */
  changed(options: GameOptions): string[];
}

export type UsualClocks = Readonly<Clocks>;

export interface GameLobby {
  facts(store: TableStore): FactLine[];
  sheets: Record<string, SheetPage>;
  rules: RuleSheet;
  /** What is drawn round the windows; without it the university. */
  scenery?: Component<{ house: Building }>;
  /** The clocks of the game, and how many seconds each gives where the host has set nothing. */
  clocks: UsualClocks;
}
