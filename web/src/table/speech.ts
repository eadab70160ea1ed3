/** How one seat is spoken to in any game: people as arguments of a message, in every form a sentence may need. */

import { inOrder, list, t, type Args } from "../i18n";
import type { Seat } from "../protocol/types";

/** Who sits here, and who reads. */
export interface Company {
  readonly state: { readonly chairs: readonly { readonly name: string }[] } | null;
  readonly chair: Seat | null;
}

/** As message ids are written; they begin with a letter. */
export const kebab = (name: string): string =>
  name.replace(/([a-z0-9])([A-Z])/g, "$1-$2").replaceAll("_", "-").replace(/^\d/, "v$&").toLowerCase();

/** A name of the code as people would write it: "LookAt" and "look_at" are "look at". */
export const spaced = (name: string): string => kebab(name).replaceAll("-", " ");

/** Its first letter is raised, also after an opening mark. Not by locale: in Greek that would take the accent off. */
export const capital = (sentence: string): string => sentence.replace(/^[¿¡«„“\s]*\p{L}/u, (start) => start.toUpperCase());

/** A seat without a chair: nobody sits there, the Automa plays it. */
export function isAutoma(seat: Seat, told: Company): boolean {
  return seat >= (told.state?.chairs.length ?? Infinity);
}

/** The name on the chair, one's own too. */
export function seatName(seat: Seat, told: Company): string {
  return isAutoma(seat, told) ? t("automa") : (told.state?.chairs[seat]?.name ?? "");
}

function person(seat: Seat, told: Company, form: "" | ".dat" | ".acc" | ".whose" = ""): string {
  return seat === told.chair ? t(`person-you${form}`) : t(`person-other${form}`, { name: seatName(seat, told) });
}

/** `$seat`, in the forms a sentence may need it, and `$seatIs`: you or other; none if there is nobody. */
export function personArgs(name: string, seat: Seat | null | undefined, told: Company): Args {
  if (seat === null || seat === undefined) return { [name]: "", [`${name}Is`]: "none" };
  return {
    [name]: person(seat, told),
    [`${name}Is`]: seat === told.chair ? "you" : "other",
    [`${name}Dat`]: person(seat, told, ".dat"),
    [`${name}Acc`]: person(seat, told, ".acc"),
    [`${name}Whose`]: person(seat, told, ".whose"),
  };
}

/** `$seats`, you among them, and `$seatsIs`: none, you (alone), ye (with others), one (other), many (others). */
export function peopleArgs(name: string, seats: readonly Seat[], told: Company): Args {
  const ordered = inOrder(seats, (seat) => seat === told.chair);
  const all = (form: "" | ".dat" | ".acc") => list(ordered.map((seat) => person(seat, told, form)));
  return { [name]: all(""), [`${name}Dat`]: all(".dat"), [`${name}Acc`]: all(".acc"), [`${name}Is`]: number(seats, told) };
}

function number(seats: readonly Seat[], told: Company): string {
  if (seats.length === 0) return "none";
  const among = told.chair !== null && seats.includes(told.chair);
  return seats.length === 1 ? (among ? "you" : "one") : among ? "ye" : "many";
}
