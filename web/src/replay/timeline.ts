/** Lines over the rounds of a game, one below the other. */

import type { Seat } from "../protocol/types";

/** Whose line it is. */
export interface LinePerson {
  seat: Seat;
  name: string;
  character: number;
  automa: boolean;
  me: boolean;
  ghost: boolean;
  /** What is known of this seat, below its name; empty as long as nothing is. */
  note: string;
  /** Whether that is: against the others. */
  hostile: boolean;
}

export type Size = "small" | "phone" | "wide";

export interface Scale {
  /** Of the chart, in pixels. */
  width: number;
  rounds: number;
  /** The height of a line. */
  row: number;
  size: Size;
}

/** Where a time stands in the chart. */
export const x = ({ width, rounds }: Pick<Scale, "width" | "rounds">, time: number): number => (width * time) / Math.max(1, rounds);

/** The middle of a line. */
export const y = ({ row }: Pick<Scale, "row">, line: number): number => (line + 0.5) * row;
