/** What the marks on the lines mean; those that this game has not seen are left out. */

import { t } from "../../../i18n";
import type { LegendEntry } from "../../../replay/legend";
import { CARDS, STATED, VERDICTS } from "./marks";
import type { Story } from "./story";

export function legendOf({ draws, stated, rescues, accusations }: Story): LegendEntry[] {
  const outcomes = new Set(accusations.map(({ outcome }) => outcome));
  const entries: (LegendEntry | false)[] = [
    { path: "M0 7h26M6 7V2M16 7V0", words: t("inv-end-legend-draw") },
    draws.some(({ turned }) => turned) && { glyph: "i-alien", grave: true, words: t("inv-end-legend-turned") },
    stated.some(({ by }) => by === "accusation") && { glyph: STATED.accusation, words: t("inv-end-legend-accusation") },
    stated.some(({ by }) => by === "declaration") && { glyph: STATED.declaration, words: t("inv-end-legend-declaration") },
    rescues.length > 0 && { glyph: CARDS.success, minor: true, words: t("inv-end-legend-success") },
    rescues.some(({ sabotage }) => sabotage > 0) && { glyph: CARDS.sabotage, grave: true, words: t("inv-end-legend-sabotage") },
    outcomes.has("unfounded") && { glyph: VERDICTS.unfounded, minor: true, words: t("inv-end-legend-unfounded") },
    outcomes.has("alone") && { glyph: VERDICTS.alone, minor: true, words: t("inv-end-legend-alone") },
  ];
  return entries.filter((entry) => entry !== false);
}
