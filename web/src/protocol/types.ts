/** What is said over the wire, and of the game. It is written from the Python types; here is what only the browser needs. */

import type { Farewell, Options } from "./generated";

export type * from "./generated";

export type FarewellReason = Farewell["reason"];

export type OptionValue = string | number | boolean | null | readonly string[];

/** The game's options; those at their default are not written down. A house rule may also be looked up by its name. */
export type GameOptions = Options & { [name: string]: OptionValue | undefined };

/** A union of kinds, each of which may be asked for the fields of the others: they are undefined. */
export type OneOf<Kind, Field extends PropertyKey = Kind extends unknown ? keyof Kind : never> = Kind extends unknown
  ? Kind & { [Other in Exclude<Field, keyof Kind>]?: undefined }
  : never;
