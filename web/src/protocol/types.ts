/** What is said over the wire by the house. What is said of a game stands in `games/<game>/protocol.ts`. All of it is written
 *  from the Python types; here is what only the browser needs. */

import type { ChairState, Farewell, Settings } from "./generated";

export type * from "./generated";

export type Seat = number;

/** How well a bot plays. */
export type BotKind = NonNullable<ChairState["bot"]>;

/** Seconds to answer, by the name of the clock. */
export type Clocks = Settings["clocks"];

export type FarewellReason = Farewell["reason"];

export type OptionValue = string | number | boolean | null | readonly string[] | readonly number[];

/** A game's options, by name; those at their default are not written down. */
export type GameOptions = { [name: string]: OptionValue | undefined };

/** A union of kinds, each of which may be asked for the fields of the others: they are undefined. */
export type OneOf<Kind, Field extends PropertyKey = Kind extends unknown ? keyof Kind : never> = Kind extends unknown
  ? Kind & { [Other in Exclude<Field, keyof Kind>]?: undefined }
  : never;
