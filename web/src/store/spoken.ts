/** What the house needs to know of every game. Each game says more, in its own `protocol.ts`. */

import type { Everything, GameOptions, Offered, Replay, Seat } from "../protocol/types";

export interface AnyOption extends Offered {
  kind: string;
}

export interface AnyAsked {
  number: number;
  step: { type: string };
  /** What this seat may answer; empty if it is not asked or has answered. */
  options: AnyOption[];
  /** The answer this seat has given and that is still sealed. */
  answered: AnyOption | null;
  clause: string;
}

export interface AnyView {
  round: number;
  turn: Seat | null;
  winner: string | null;
  asked: AnyAsked | null;
  waiting_for: Seat[];
}

export interface AnyEvent {
  type: string;
  /** Whom it is about, or to whom it happened. */
  seat?: Seat | undefined;
  round?: number | undefined;
}

/** The types of a game. */
export interface Spoken {
  View: AnyView;
  Board: object;
  Options: GameOptions;
  AnswerOption: AnyOption;
  GameEvent: AnyEvent;
}

/** Some game: what a part of the page may read that serves all of them. */
export type AnyGame = Spoken;

/** The whole state for a seat, as the pages of one game read it. */
export type EverythingOf<Game extends Spoken> = Omit<Everything, "board" | "view" | "journal"> & {
  board: Game["Board"] | null;
  view: Game["View"] | null;
  journal: Game["GameEvent"][];
};

/** What is new after one answer of a game that is told again. */
export type FrameOf<Game extends Spoken> = Omit<Replay["frames"][number], "view" | "journal"> & {
  view: Partial<Game["View"]>;
  journal: Game["GameEvent"][];
};

export type ReplayOf<Game extends Spoken> = Omit<Replay, "board" | "frames"> & {
  board: Game["Board"];
  frames: FrameOf<Game>[];
};
