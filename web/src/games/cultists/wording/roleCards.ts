/** The cards of roles, Professions and of what else one can be in Cultists. */
import { has } from "../../../i18n";
import { cardOf, type CardLines } from "../../../table/roleCard";
import { kebab } from "./speech";

interface Figures {
  cultists: number;
  points: number;
  dead: number;
}

/** Null for what a package brings without a card. */
export function roleCard(role: string, { cultists, points, dead }: Figures = { cultists: 0, points: 0, dead: 0 }): CardLines | null {
  const id = `role-card-${kebab(role)}`;
  return has(`${id}.want`) ? cardOf(id, { cultists, points, dead }) : null;
}
