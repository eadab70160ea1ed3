/** Finding a rule by the words that people remember of it. */

export interface Rule {
  id: string;
  words: string;
}

/** Without case and accents: "GEIST", "geiste", "Café" and "cafe" are found alike. */
export const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss").replaceAll("ς", "σ");

const wordsIn = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** How well a word of the question fits a text: the word itself, its beginning, or somewhere inside. */
const WHOLE = 4;
const BEGINS = 3;
const INSIDE = 1;
/** Shorter pieces are inside of almost everything. */
const LEAST_INSIDE = 3;

function fit(sought: string, words: readonly string[]): number {
  if (words.includes(sought)) return WHOLE;
  if (words.some((word) => word.startsWith(sought))) return BEGINS;
  return sought.length >= LEAST_INSIDE && words.some((word) => word.includes(sought)) ? INSIDE : 0;
}

/** The rules in which all of these words are found; where there is none, those with most of them. The best come first, and among
 *  equals the order of the rulebook holds. */
export function search(rules: readonly Rule[], question: string): Rule[] {
  const sought = [...new Set(wordsIn(question))];
  if (sought.length === 0) return [];
  const rated = rules.map((rule) => {
    const words = wordsIn(`${rule.words} ${number(rule.id)}`);
    const fits = sought.map((word) => fit(word, words));
    return { rule, found: fits.filter((each) => each > 0).length, fits: fits.reduce((sum, each) => sum + each, 0) };
  });
  const most = Math.max(0, ...rated.map(({ found }) => found));
  if (most === 0) return [];
  return rated.filter(({ found }) => found === most).sort((one, other) => other.fits - one.fits).map(({ rule }) => rule);
}

/** "why-ac-vote-07" is rule AC-VOTE-07. */
export const number = (id: string): string => id.replace(/^why-/, "").toUpperCase();
