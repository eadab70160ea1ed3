/** Statements put together from a form: what is needed for each, and whether it is complete. */

import { t } from "../i18n";
import type { Seat, Statement } from "../protocol/types";
import type { AnyGame, Spoken } from "../store/spoken";
import type { Told } from "../store/table.svelte";
import { seatName } from "../table/speech";

export interface Choice {
  value: string | number | null;
  words: string;
}

/** One field of a statement, by its name on the wire. */
export interface Field<Game extends Spoken = AnyGame> {
  name: string;
  label: string;
  choices(told: Told<Game>): Choice[];
  /** What stands there at first; without it somebody has to choose. */
  first?(told: Told<Game>): Choice["value"];
  /** Whether it is asked for, after what has been chosen so far; otherwise it always is. */
  applies?(draft: Draft): boolean;
}

/** The kinds of statements of a game, and the fields of each. */
export interface StatementForm<Game extends Spoken = AnyGame> {
  kinds(told: Told<Game>): Record<string, Field<Game>[]>;
}

/** What has been chosen so far, by field. */
export type Draft = Record<string, Choice["value"] | undefined>;

/** The statement, or null while something is missing or is not to be chosen (any more). */
export function statementOf<Game extends Spoken>(kind: string, fields: readonly Field<Game>[], draft: Draft, told: Told<Game>): Statement | null {
  const said: Record<string, unknown> = { type: kind };
  for (const field of fields) {
    if (field.applies?.(draft) === false) continue;
    const value = valueOf(field, draft, told);
    if (value === undefined) return null;
    if (value !== null && value !== "") said[field.name] = value;
  }
  if (said.one !== undefined && said.one === said.other) return null;
  return said as unknown as Statement;
}

export function valueOf<Game extends Spoken>(field: Field<Game>, draft: Draft, told: Told<Game>): Choice["value"] | undefined {
  const value = draft[field.name] === undefined ? field.first?.(told) : draft[field.name];
  return field.choices(told).some((choice) => choice.value === value) ? value : undefined;
}

// What every game with hidden roles needs

export function person(name: string, label: string, fits = (seat: Seat, told: Told): boolean => seat !== told.chair): Field {
  const seats = (told: Told) => (told.state?.chairs ?? []).map((_, seat) => seat).filter((seat) => fits(seat, told));
  return { name, label, choices: (told) => seats(told).map((seat) => ({ value: seat, words: seatName(seat, told) })) };
}

/** In which round, up to the present one, which stands there at first. */
export function round(label: string, nameOf: (round: number) => string): Field {
  return {
    name: "round",
    label,
    choices: ({ view }) => Array.from({ length: view?.round ?? 0 }, (_, index) => ({ value: index + 1, words: nameOf(index + 1) })),
    first: ({ view }) => view?.round ?? 0,
  };
}

/** Why somebody is accused or vouched for, in a game. */
export interface Reasons {
  against: readonly string[];
  inFavour: readonly string[];
  /** Those that may be about somebody else. */
  aboutOthers: readonly string[];
  /** What somebody may be asked. */
  topics: readonly string[];
}

/** What is said in any game. A reason can be given, and need not. */
export function common({ against, inFavour, aboutOthers, topics }: Reasons): Record<string, Field[]> {
  const whom = person("chair", "talk-person");
  const why = (reasons: readonly string[]): Field => ({
    name: "why",
    label: "talk-why",
    choices: () => ["", ...reasons].map((each) => ({ value: each, words: t(`talk-why-${each.replaceAll("_", "-") || "none"}`) })),
    first: () => "",
  });
  const others = person("about", "talk-about", () => true);
  const about: Field = {
    ...others,
    choices: (told) => [{ value: null, words: t("talk-about-nobody") }, ...others.choices(told)],
    first: () => null,
    applies: (draft) => aboutOthers.includes(String(draft.why)),
  };
  const topic: Field = {
    name: "topic",
    label: "talk-topic",
    choices: () => topics.map((each) => ({ value: each, words: t(`talk-topic-${each.replaceAll("_", "-")}`) })),
    first: () => topics[0] ?? "",
  };
  return { accuses: [whom, why(against), about], vouches: [whom, why(inFavour), about], denies: [], agrees: [whom], doubts: [whom], asks: [whom, topic] };
}
