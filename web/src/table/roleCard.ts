/** What one wants, what one fears, and a trick: the three lines of a role. */
import { t, type Args } from "../i18n";

export const LINES = ["want", "fear", "trick"] as const;

export type CardLines = Record<(typeof LINES)[number], string>;

/** The card of that message. */
export const cardOf = (id: string, args: Args): CardLines =>
  Object.fromEntries(LINES.map((line) => [line, t(`${id}.${line}`, args)])) as CardLines;
