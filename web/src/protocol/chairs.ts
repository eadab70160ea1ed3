/** Who sits in a chair: a person, somebody's program, a bot of the house, or nobody. */

import type { BotKind, ChairState } from "./types";

/** Somebody has come and sat down, a person or a program: only they get up again. */
export const hasOwner = (chair: ChairState): boolean => chair.person || chair.program;

export const isFree = (chair: ChairState): boolean => !hasOwner(chair) && chair.bot === null;

/** The kinds of bots that sit there, each once. */
export const botsIn = (chairs: readonly ChairState[]): BotKind[] => [...new Set(chairs.flatMap(({ bot }) => bot ?? []))];

/** A chair in which nobody sits. */
export const FREE: ChairState = {
  name: "",
  character: 0,
  person: false,
  program: false,
  bot: null,
  host: false,
  ready: false,
  away: false,
  covered: false,
};
