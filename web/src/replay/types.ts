/** A game told again: what GET /api/tables/{code}/replay answers. */

import type { Seat } from "../protocol/types";

/** Through whose eyes: a seat's, a spectator's, or with everything open. */
export type Eyes = Seat | "spectator" | "all";

/** Whose suspicions: whoever has everything open suspects nobody. */
export type Whose = Exclude<Eyes, "all">;
