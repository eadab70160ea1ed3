/** The fields of an event, an answer or a question as arguments of a message: by what they name, not by how they are called. */

import type { Args } from "../i18n";
import type { Seat } from "../protocol/types";
import { peopleArgs, personArgs, type Company } from "./speech";

/** What is named into words, for a field of this name. */
export type Wording<Told> = (field: string, value: never, told: Told) => Args;

/** `names` says what fields name (null: this page has never heard of the kind, and says nothing of it); `words` are those of
 *  the game. People are the same in every game. */
export function argsOf<Told extends Company>(
  fields: object,
  names: Readonly<Record<string, string>> | null,
  told: Told,
  words: Readonly<Record<string, Wording<Told>>>,
): Args {
  if (names === null) return {};
  const all: Record<string, Wording<Told>> = { ...PEOPLE, ...words };
  const args = Object.entries(fields).map(([field, value]) => {
    const what = names[field];
    return what === undefined ? plain(field, value) : (all[what]?.(field, value as never, told) ?? {});
  });
  return Object.assign({}, ...args) as Args;
}

const PEOPLE: Record<string, Wording<Company>> = {
  seat: (field, seat: Seat | null, told) => personArgs(field, seat, told),
  "seat[]": (field, seats: (Seat | null)[], told) => peopleArgs(field, seats.filter((seat) => seat !== null), told),
};

function plain(field: string, value: unknown): Args {
  if (typeof value === "boolean") return { [field]: value ? "yes" : "no" };
  return typeof value === "string" || typeof value === "number" ? { [field]: value } : {};
}
