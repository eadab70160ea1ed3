/** A game of Cultists that is still being laid, in a few lines. */

import { list, t } from "../../../i18n";
import { kebab } from "../../../table/speech";
import type { FactLine } from "../../pages";
import { hasAutoma, HOURS, levelOf, planOf, PLANS, playersOf, pointsOf, rolesOf, seatsOf, SET_UP } from "../setup";
import { isOutsider, sidesWords } from "../words";
import type { CultistsOptions, CultistsStore } from "../store";

export function facts({ options }: CultistsStore): FactLine[] {
  const setUp = SET_UP[seatsOf(options)];
  const place = placeWords(options);
  return [
    { glyph: "i-meet", words: t("facts-people", { players: playersOf(options), automa: hasAutoma(options) ? "yes" : "no", level: levelOf(options) }), sheet: "game" },
    ...(place === null ? [] : [{ glyph: "i-foot", words: place, sheet: "game" }]),
    ...(setUp ? [{ glyph: "i-cultist", words: sidesWords(seatsOf(options), setUp.cultists, rolesOf(options).some(isOutsider)) }] : []),
    { glyph: "i-eye", words: roleWords(options), sheet: "roles" },
    { glyph: "i-book", words: t("facts-aim", { points: pointsOf(options), hours: HOURS }) },
  ];
}

function roleWords(options: CultistsOptions): string {
  const named = rolesOf(options);
  if (named.length > 0) return t("facts-roles-named", { roles: list(named.map((role) => t(`role-${kebab(role)}`))) });
  return t(`facts-roles-${levelOf(options)}`);
}

/** Where, if it is not the university, and whether there are Professions. */
function placeWords(options: CultistsOptions): string | null {
  const plan = planOf(options);
  const where = plan === "" ? t("facts-own-board") : t(`plan-${plan}`);
  if (options.professions) return t("facts-place-professions", { where });
  return plan === PLANS[0] ? null : where;
}
