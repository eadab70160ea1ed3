/** The people round the table, as everybody sees them in any game. */

import { t } from "../i18n";
import type { Seat } from "../protocol/types";
import type { Told } from "../store/table.svelte";
import { seatName } from "./speech";

export interface Sitter {
  seat: Seat;
  name: string;
  character: number;
  automa: boolean;
  me: boolean;
  /** Drawn as its own negative: no longer what one was. */
  ghost: boolean;
  /** Whether the table waits for this seat. */
  turn: boolean;
  away: boolean;
  /** Keeps everyone waiting, though connected. */
  silent: boolean;
  covered: boolean;
  /** Who sat here before, if the seat was handed on. */
  follows: string;
  bot: boolean;
  /** Somebody's program, which has come from outside. */
  program: boolean;
}

export function sitterOf(told: Told, seat: Seat, acting: readonly Seat[], ghost = false): Sitter {
  const chair = told.state?.chairs[seat];
  return {
    seat,
    name: seatName(seat, told),
    character: chair?.character ?? seat,
    automa: chair === undefined,
    me: seat === told.chair,
    ghost,
    turn: acting.includes(seat),
    away: chair?.away ?? false,
    silent: told.silent?.includes(seat) ?? false,
    covered: chair?.covered ?? false,
    follows: chair?.follows ?? "",
    bot: chair !== undefined && chair.bot !== null,
    program: chair?.program ?? false,
  };
}

/** A name that fits under a disc. */
export function shortName(name: string, longest = 9): string {
  const first = name.trim().split(/\s+/)[0] ?? name;
  return first.length > longest ? `${first.slice(0, longest - 1)}…` : first;
}

/** What is written at a portrait whose owner does not answer. */
export function presenceMark(sitter: Sitter): string {
  if (sitter.covered) return t("seat-minded-short");
  return sitter.away ? t("seat-lost-short") : sitter.silent ? t("seat-silent-short") : "";
}

/** Everything about a seat in one sentence, for those who do not see the ring; `facts` are the game's. */
export function describeSitter(sitter: Sitter, facts: readonly (string | false)[]): string {
  const all = [
    sitter.me ? t("seat-you", { name: sitter.name }) : sitter.name,
    sitter.turn && t("seat-turn"),
    ...facts,
    sitter.bot ? t("seat-bot") : sitter.program && t("seat-program"),
    sitter.follows !== "" && t("seat-follows", { name: sitter.follows }),
    sitter.covered ? t("seat-minded") : sitter.away ? t("seat-lost") : sitter.silent && t("seat-silent"),
  ];
  return all.filter(Boolean).join(", ");
}
