/** The night, read aloud: who opens their eyes, and what they see (AC-NIGHT-10, RQ-75, UTS-ROLE-20 to -22). */

import { t, type Args } from "../../../i18n";
import type { Line, ShortNight } from "../../../narrator/narrator";
import { hasBlind, hasSeer, type Table } from "./table";

/** Seconds of silence, by what people do meanwhile. */
const PAUSE = { read: 30, act: 8, look: 12, shut: 5, last: 3 } as const;

const says = (id: string, args?: Args): string => t(`cultists-narrator-night-${id}`, args);
const line = (id: string, pause: keyof typeof PAUSE, args?: Args): Line => ({ id, words: says(id, args), pause: PAUSE[pause] });
const also = (first: Line, ...more: (string | false)[]): Line => ({ ...first, words: [first.words, ...more.filter((id) => id !== false).map((id) => says(id))].join(" ") });

/** AC-SETUP-07: whether anybody may be dead from the start. */
export const hasStartCards = ({ decks }: Table): boolean => Object.keys(decks.pulse).length > 0;

export function night(table: Table): Line[] {
  const starts = hasStartCards(table);
  return [
    line("open", "read", { starts: starts ? "yes" : "no" }),
    ...(table.professions ? [line("support", "act")] : []),
    line("shut", "shut"),
    ...(starts ? [line("decks", "act")] : []),
    ...(starts && table.automa ? [line("decks-automa", "act")] : []),
    ...cultists(table),
    ...(starts ? [line("cover", "act")] : []),
    ...(hasSeer(table) ? seer(table) : []),
    line("wake", "last"),
    line(starts ? "pulse" : "hands", "act"),
    ...(table.automa ? [line(starts ? "automa-pulse" : "automa", "act")] : []),
  ];
}

/** AC-NIGHT-03, -04, -08; UTS-ROLE-21: the Blind Cultist is seen, and sees nothing. Beside an AUTOMA nobody may be there to answer:
 *  the lines stay the same, so that nobody can tell. */
function cultists(table: Table): Line[] {
  const starts = hasStartCards(table);
  const beside = table.automa && table.cultists > 1;
  if (hasBlind(table)) {
    const opens = also(line("other-opens", "look"), starts && "other-dead", beside && "no-thumb");
    return [line("blind-thumb", "shut"), opens, line("other-shuts", "shut"), line("blind-down", "shut")];
  }
  const args = { cultists: table.cultists, starts: starts ? "yes" : "no" };
  return [also(line("cultists-open", "look", args), beside && "alone"), line("cultists-shut", "shut", args)];
}

/** AC-NIGHT-05: all hold out a fist, and the Cultists raise a thumb before the Seer looks. */
function seer(table: Table): Line[] {
  const args = { cultists: table.cultists };
  const thumbs = line(hasBlind(table) ? "thumbs-blind" : "thumbs", "shut", args);
  return [line("fists", "act"), thumbs, also(line("seer-opens", "look", args), table.automa && "one-thumb"), line("seer-shuts", "shut"), line("fists-down", "shut")];
}

/** MOC-PROF-23, -24: once the Detective is revealed. */
export function detective(): ShortNight {
  const said = (id: string, pause: keyof typeof PAUSE): Line => line(`detective-${id}`, pause);
  return {
    id: "detective",
    title: t("cultists-narrator-detective"),
    lines: [said("take", "act"), line("shut", "shut"), said("up", "act"), said("opens", "look"), said("shuts", "shut"), said("down", "act"), line("wake", "last")],
  };
}
