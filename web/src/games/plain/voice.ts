/** How a guest is spoken of in talk, log and announcements. */

import { t } from "../../i18n";
import type { Seat } from "../../protocol/types";
import { sitterOf, type Sitter } from "../../table/seats";
import { capital } from "../../table/speech";
import { common, type Choice, type Field } from "../../talk/statements";
import type { Voice } from "../../talk/voice";
import type { Guest, Plain, Told } from "./guest";
import { eventWords, reasonWords, statementWords } from "./words";

export function voiceOf(guest: Guest): Voice<Plain> {
  const { facets } = guest;
  return {
    eventWords: (event, told) => eventWords(event, guest, told),
    statementWords: (statement, told, number) => statementWords(statement, guest, told, number),
    unit: "round",
    roundName,
    facets,
    log: {
      roundBegun: (event) => (event.type === "RoundBegan" ? (event.round ?? null) : null),
      kept: () => "all",
      forgets: () => false,
      goesOn: () => false,
      chainWords: (event, _before, told) => eventWords(event, guest, told),
    },
    statements: { kinds: () => statements(guest) },
    chips: () => [],
    sitters: (store) => sitters(guest, store),
    acting: (store) => acting(guest, store),
    silence: () => "",
  };
}

export function roundName(round: number): { long: string; short: string } {
  if (round === 0) return { long: t("plain-set-up"), short: t("plain-set-up") };
  return { long: t("plain-round", { round }), short: String(round) };
}

export function sitters(guest: Guest, told: Told): Sitter[] {
  const lit = acting(guest, told);
  return (told.state?.chairs ?? []).map((_, seat) => sitterOf(told, seat, lit));
}

/** Whom the table waits for: nobody is named while all must look alike. */
export function acting({ facets }: Guest, { view }: Told): Seat[] {
  const type = view?.asked?.step.type;
  return view && type !== undefined && facets.namesWho(type) && !facets.isSecretStep(type) ? view.waiting_for : [];
}

/** What is said in any game; a reason that we have no words for is called as the game calls it. */
function statements(guest: Guest): Record<string, Field<Plain>[]> {
  const { reasons, topics } = guest.facts;
  const form = common({ against: reasons, inFavour: reasons, aboutOthers: [], topics });
  const inWords = ({ value, words }: Choice): Choice => ({ value, words: words.startsWith("talk-why-") ? capital(reasonWords(String(value), guest)) : words });
  const why = (field: Field): Field => ({ ...field, choices: (told) => field.choices(told).map(inWords) });
  return Object.fromEntries(Object.entries(form).map(([kind, fields]) => [kind, fields.map((field) => (field.name === "why" ? why(field) : field))]));
}
