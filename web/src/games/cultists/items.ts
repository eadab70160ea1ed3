/** Items and Professions: their names, and how many relics wake the Organism. */

import { list, t } from "../../i18n";
import kinds from "./kinds.json";
import type { Item, Profession } from "./protocol";
import { kebab } from "./wording/speech";

/** UTS-ORG-01: the third relic wakes Organism 46-B. */
export const RELICS = 3;
/** The Item that lies on the altar once it is found. */
export const RELIC = kinds.relic as Item;
export const PROFESSIONS = kinds.professions as readonly Profession[];

export const itemName = (item: Item): string => t(`item-${kebab(item)}`);
export const itemWhat = (item: Item): string => t(`item-${kebab(item)}-what`);
export const itemNames = (items: readonly Item[]): string => list(items.map(itemName));

export const professionName = (profession: Profession): string => t(`profession-${kebab(profession)}`);
export const professionWhat = (profession: Profession): string => t(`profession-${kebab(profession)}-what`);
