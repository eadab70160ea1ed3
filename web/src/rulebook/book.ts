/** A rulebook as data: chapters of sections of pieces. A piece is made of messages that other pages say as well, of a table that is
 *  worked out, or of a drawing; the shell sets them. */

import type { Component } from "svelte";
import type { Args } from "../i18n";

/** A message with what it must know beyond what the whole book knows. */
export type Line = string | { id: string; with: Args };

export interface Term {
  name: Line;
  does: Line[];
  /** A drawing of the sprite. */
  glyph?: string | null;
  /** How many of it there are, where there are several. */
  copies?: number;
  /** What is noted beside its name; others may have the same note. */
  notes?: Line[];
  /** What good players think of it. */
  hint?: Line;
}

/** What stands in a cell: words, or a name and what it does. */
export type Cell = string | number | { name: string; does: string };

export interface Table {
  caption: string;
  head: string[];
  rows: Cell[][];
}

export type Piece =
  | { is: "text"; lines: Line[] }
  | { is: "list"; lines: Line[]; counted: boolean }
  | { is: "terms"; terms: Term[] }
  | { is: "example"; lines: Line[] }
  | { is: "table"; of: () => Table; wordy: boolean }
  | { is: "picture"; of: Component; caption: Line; beside: boolean };

export interface Section {
  /** The message of its heading; the first of a chapter may do without. */
  title?: string;
  pieces: Piece[];
}

export interface Chapter {
  /** As addresses have it; its heading is the message `<book>-<id>`. */
  id: string;
  sections: Section[];
}

export interface Book {
  /** What the ids of its own messages begin with. */
  name: string;
  chapters: Chapter[];
  /** What its messages must know: the numbers and house rules of a table by the book. Asked again in every language. */
  facts: () => Args;
}

export const text = (...lines: Line[]): Piece => ({ is: "text", lines });
export const points = (...lines: Line[]): Piece => ({ is: "list", lines, counted: false });
export const steps = (...lines: Line[]): Piece => ({ is: "list", lines, counted: true });
export const terms = (...all: Term[]): Piece => ({ is: "terms", terms: all });
export const example = (...lines: Line[]): Piece => ({ is: "example", lines });
export const table = (of: () => Table): Piece => ({ is: "table", of, wordy: false });
/** Cells that are sentences: on a phone each row becomes a small card. */
export const wordyTable = (of: () => Table): Piece => ({ is: "table", of, wordy: true });
export const picture = (of: Component, caption: Line): Piece => ({ is: "picture", of, caption, beside: false });
/** A small one, next to the words that follow. */
export const aside = (of: Component, caption: Line): Piece => ({ is: "picture", of, caption, beside: true });

/** A name and what it does, as `id` and `id.does`. */
export const term = (id: string, glyph?: string | null, ...more: Line[]): Term => ({ name: id, does: [`${id}.does`, ...more], glyph: glyph ?? null });

export const idOf = (line: Line): string => (typeof line === "string" ? line : line.id);

/** The message of a chapter's heading. */
export const headingOf = (book: Book, { id }: Chapter): string => `${book.name}-${id}`;

/** Every message that a piece names, but for what tables and drawings say themselves. */
export function saidBy(piece: Piece): string[] {
  switch (piece.is) {
    case "text":
    case "list":
    case "example":
      return piece.lines.map(idOf);
    case "terms":
      return piece.terms.flatMap(({ name, does, hint }) => [name, ...does, ...(hint ? [hint] : [])].map(idOf));
    case "picture":
      return [idOf(piece.caption)];
    case "table":
      return [];
  }
}

export const piecesOf = (book: Book): Piece[] => book.chapters.flatMap(({ sections }) => sections.flatMap(({ pieces }) => pieces));

/** A house rule as messages ask for it. */
export function asked(value: unknown): string | number {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "number" ? value : String(value);
}

/** Every house rule as the book has it: the first value of each. */
export const byTheBook = (rules: Record<string, { values: readonly unknown[] }>): Args =>
  Object.fromEntries(Object.entries(rules).map(([rule, { values }]) => [rule, asked(values[0])]));
