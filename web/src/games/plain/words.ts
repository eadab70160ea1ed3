/** A game in words that nobody wrote for it: from its own messages where it brings some, and otherwise from names and types. */

import { has, list, t, type Args } from "../../i18n";
import type { Statement } from "../../protocol/types";
import { inWords } from "../../replay/voice";
import { capital, kebab, personArgs, seatName, spaced } from "../../table/speech";
import { argsOf as namedArgs } from "../../table/wording";
import { commonWords } from "../../talk/said";
import type { Voice } from "../../talk/voice";
import type { Guest, Plain, Told } from "./guest";

type Names = Record<string, string> | undefined;
type Field = [field: string, value: unknown];

/** What comes with every answer, question or event, and is none of its fields. */
const ENVELOPE = new Set(["type", "kind", "code", "confirm", "clause", "prospect"]);

const fieldsOf = (said: object): Field[] => Object.entries(said).filter(([field]) => !ENVELOPE.has(field));

// Values

export function wordOf(word: string, guest: Guest): string {
  return guest.say(`word-${kebab(word)}`) ?? spaced(word);
}

export function labelOf(field: string, guest: Guest): string {
  return guest.say(`field-${kebab(field)}`) ?? capital(spaced(field));
}

/** A value in words; `names` says what its field names, such as "seat" or "seat[]". */
export function valueWords(value: unknown, names: string | undefined, guest: Guest, told: Told): string {
  if (value === null || value === undefined) return t("plain-none");
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  if (Array.isArray(value)) {
    const each = value.map((item) => valueWords(item, names?.replace("[]", ""), guest, told));
    return each.length === 0 ? t("plain-none") : list(each);
  }
  if (typeof value === "number") return names === "seat" ? seatName(value, told) : String(value);
  if (typeof value === "string") return wordOf(value, guest);
  return listed(fieldsOf(value), {}, guest, told);
}

/** The fields as arguments of a message, as in every game; words are said as the game says them, and stay as they are in `$…Is`. */
function argsOf(said: object, names: Names, guest: Guest, told: Told): Args {
  const fields = fieldsOf(said);
  const words = fields.flatMap(([field, value]) => (typeof value === "string" ? [[field, wordOf(value, guest)], [`${field}Is`, kebab(value)]] : []));
  return { ...namedArgs(Object.fromEntries(fields), names ?? {}, told, {}), ...(Object.fromEntries(words) as Args) };
}

/** Fields in words: one alone speaks for itself, several each with its name. */
function listed(fields: Field[], names: Names, guest: Guest, told: Told): string {
  const [only, ...more] = fields;
  if (only === undefined) return "";
  if (more.length === 0) return valueWords(only[1], names?.[only[0]], guest, told);
  const named = ([field, value]: Field) => t("plain-field", { field: labelOf(field, guest).toLocaleLowerCase(), value: valueWords(value, names?.[field], guest, told) });
  return fields.map(named).join(", ");
}

/** "Look at: Ben"; "Finish". */
function named(kind: string, rest: string): string {
  return rest === "" ? capital(spaced(kind)) : t("plain-said", { what: capital(spaced(kind)), rest });
}

// What is asked, answered, and happens

export function optionWords(option: Plain["AnswerOption"], guest: Guest, told: Told): string {
  const { names } = guest.facets.ofOption(option.kind);
  const own = guest.say(`option-${kebab(option.kind)}`, argsOf(option, names, guest, told));
  return own === null ? named(option.kind, listed(fieldsOf(option), names, guest, told)) : capital(own);
}

export function questionWords(step: { type: string }, guest: Guest, told: Told): { title: string; detail: string; waiting: string } {
  const { names } = guest.facets.ofQuestion(step.type);
  const id = kebab(step.type);
  const args = argsOf(step, names, guest, told);
  const title = guest.say(`question-${id}`, args) ?? capital(spaced(step.type));
  return {
    title: capital(title),
    detail: capital(guest.say(`question-${id}.detail`, args) ?? ""),
    waiting: capital(guest.say(`waiting-${id}`, args) ?? title),
  };
}

export function eventWords(event: Plain["GameEvent"], guest: Guest, told: Told): string {
  const { names } = guest.facets.ofEvent(event.type);
  const own = guest.say(`event-${kebab(event.type)}`, argsOf(event, names, guest, told));
  if (own !== null) return capital(own);
  const fields = fieldsOf(event);
  if (event.type === "RoundBegan" && event.round !== undefined) return t("plain-round-begins", { round: event.round });
  if (names?.seat !== "seat" || event.seat == null) return `${named(event.type, listed(fields, names, guest, told))}.`;
  const others = fields.filter(([field]) => field !== "seat");
  const rest = listed(others, names, guest, told);
  const does = [spaced(event.type), others.length > 1 ? `(${rest})` : rest].filter(Boolean).join(" ");
  return capital(t("plain-does", { ...personArgs("seat", event.seat, told), does }));
}

/** Told to nobody in particular. What the game has words of its own for is told in the voice of the one who saw it. */
export function storyWords(event: Plain["GameEvent"], guest: Guest, told: Told, voice: Voice<Plain>): string {
  const everyone: Told = { state: told.state, view: told.view, board: told.board, options: told.options, chair: null };
  return guest.say(`event-${kebab(event.type)}`) === null ? eventWords(event, guest, everyone) : inWords(event, everyone, voice);
}

export function statementWords(statement: Statement, guest: Guest, told: Told, number: number): string {
  const said = statement.type === "asks" ? `said-asks-${kebab(statement.topic)}` : `said-${statement.type}`;
  if (!has(`${said}-1`)) return capital(guest.say(said, argsOf(statement, undefined, guest, told)) ?? named(statement.type, ""));
  const { why = "" } = statement as { why?: string };
  if (why === "" || why === "gut") return commonWords(statement, told, number, () => "");
  const plainly = commonWords({ ...statement, why: "" } as Statement, told, number, () => "");
  return `${plainly} ${capital(reasonWords(why, guest))}.`;
}

export const reasonWords = (why: string, guest: Guest): string => guest.say(`said-why-${kebab(why)}`) ?? spaced(why);

// The view

/** What the page shows elsewhere, or shows in its own time. */
const ELSEWHERE = new Set(["asked", "waiting_for", "round", "phase", "stage", "turn", "winner", "reason", "unveiled"]);

export interface Row {
  field: string;
  label: string;
  value: string;
}

/** The fields of the view that all may see, or those that are for this seat alone. */
export function rowsOf(which: "public" | "private", guest: Guest, told: Told): Row[] {
  return Object.entries(told.view ?? {})
    .filter(([field]) => (guest.isPublic(field) ? "public" : "private") === which && !ELSEWHERE.has(field))
    .map(([field, value]) => rowOf(field, value, guest, told));
}

function rowOf(field: string, value: unknown, guest: Guest, told: Told): Row {
  const { names, per_seat: perSeat } = guest.facts.view;
  const words = (each: unknown, what = names?.[field]) => valueWords(each, what, guest, told);
  const label = labelOf(field, guest);
  if (!Array.isArray(value) || !perSeat?.includes(field)) return { field, label, value: words(value) };
  const each = value.map((own, seat) => t("plain-field", { field: seatName(seat, told), value: words(own, names?.[field]?.replace("[]", "")) }));
  return { field, label, value: each.join(", ") };
}

/** Which part of the round it is, if all may know. */
export function phaseWords(guest: Guest, told: Told): string {
  const field = ["phase", "stage"].find((each) => guest.isPublic(each) && typeof told.view?.[each] === "string");
  return field === undefined ? "" : capital(wordOf(String(told.view![field]), guest));
}

export function teamName(team: string, guest: Guest): string {
  return guest.say(`team-${kebab(team)}`) ?? spaced(team);
}

export function teamsWords(guest: Guest): string {
  return t("plain-teams", { teams: list(guest.facts.teams.map((team) => teamName(team, guest))) });
}

// The end

/** Who won and why, as the game says it, or from the names of both. */
export function outcomeOf(guest: Guest, { view }: Told): { title: string; why: string } {
  const { winner, reason } = (view ?? {}) as { winner?: string | null; reason?: string | null };
  if (winner == null) return { title: t("end-aborted-title"), why: "" };
  const title = guest.say(`won-${kebab(winner)}`) ?? t("plain-won", { team: capital(teamName(winner, guest)) });
  return { title, why: reason == null ? "" : (guest.say(`reason-${kebab(reason)}`) ?? `${capital(spaced(reason))}.`) };
}

/** How it ended for the one who reads; nothing for spectators, and where a side won that nobody could be on. */
export function yoursOf(guest: Guest, { view, state, chair }: Told): string {
  const side = chair === null ? undefined : state?.sides?.[chair];
  const winner = view?.winner;
  if (side === undefined || winner == null || ![...guest.facts.teams, ...state!.sides].includes(winner)) return "";
  return t(side === winner ? "end-you-won" : "end-you-lost");
}

/** What lies open after the end; before it, nothing does. */
export function unveiledRows(guest: Guest, told: Told): Row[] {
  const named = (field: string) => guest.facts.view.names?.[`unveiled.${field}`];
  return fieldsOf(told.view?.unveiled ?? {}).map(([field, value]) => ({ field, label: labelOf(field, guest), value: valueWords(value, named(field), guest, told) }));
}
