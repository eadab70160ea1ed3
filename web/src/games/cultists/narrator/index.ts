/** What Cultists tells a narrator of its box. */

import { t } from "../../../i18n";
import type { Narrator } from "../../../narrator/narrator";
import { HOURS } from "../setup";
import { draws, end, phases, sums, tallies } from "./hours";
import { night } from "./night";
import { preparations } from "./preparations";
import { rules } from "./rules";
import { choices, tableOf } from "./table";
import { hands } from "./votes";

export const narrator: Narrator = {
  choices,
  preparations: (chosen) => preparations(tableOf(chosen)),
  night: (chosen) => night(tableOf(chosen)),
  round: (_, round) => ({ words: t("hour-of", { round }), last: HOURS }),
  phases: (chosen, moment) => phases(tableOf(chosen), moment),
  draws: (chosen, moment) => draws(tableOf(chosen), moment),
  tallies: (chosen, moment) => tallies(tableOf(chosen), moment),
  sums: (chosen, moment) => sums(tableOf(chosen), moment),
  hands: (chosen, moment, players) => hands(tableOf(chosen), moment, players),
  end: (chosen, moment) => end(tableOf(chosen), moment),
  rules: (chosen) => rules(tableOf(chosen)),
};
