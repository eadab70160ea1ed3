/** A game of Invasion that is still being laid, in a few lines. */

import { t } from "../../../i18n";
import type { FactLine } from "../../pages";
import { assimilatedIn, cityOf, playersOf } from "../setup";
import type { InvasionStore } from "../store";
import { cityName } from "../words";

export function facts({ options }: InvasionStore): FactLine[] {
  const players = playersOf(options);
  return [
    { glyph: "i-meet", words: t("inv-facts-game", { players, city: cityName(cityOf(options)) }), sheet: "game" },
    { glyph: "i-alien", words: t("inv-facts-assimilated", { assimilated: assimilatedIn(players) }) },
    { glyph: "i-scientist", words: t("inv-facts-aim", { scientists: options.scientists_to_save ?? 5 }) },
    { glyph: "i-ship", words: t("inv-facts-danger", { ships: options.motherships_to_lose ?? 4 }) },
  ];
}
