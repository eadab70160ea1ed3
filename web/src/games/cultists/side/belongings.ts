/** What lies beside a portrait, for all to see: the Profession, and Items. */

import { capital } from "../../../table/speech";
import { itemName, itemWhat, professionName, professionWhat } from "../items";
import type { CultistsSitter } from "./seats";

export interface Belonging {
  glyph: string;
  name: string;
  what: string;
  /** Professions are square, Items are round. */
  square: boolean;
}

export function belongingsOf({ profession, items }: CultistsSitter): Belonging[] {
  const things = items.map((item) => ({ glyph: `i-${item}`, name: capital(itemName(item)), what: itemWhat(item), square: false }));
  if (profession === null) return things;
  return [{ glyph: `i-${profession}`, name: professionName(profession), what: professionWhat(profession), square: true }, ...things];
}
