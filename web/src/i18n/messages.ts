/** The words as they were written, one language and one game at a time: nobody waits for words they do not read. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import spoken, { facts } from "virtual:words";

/** A folder of messages, by its name. */
export type Language = string;
/** The house, or a game: what is loaded together. */
export type Part = string;

export const ENGLISH: Language = "en";
/** What every page says. */
export const HOUSE: Part = "house";
export const PARTS: readonly Part[] = Object.keys(spoken[ENGLISH]!);

/** For numbers, plurals and lists. */
export const locale = (language: Language): string => facts[language]?.locale ?? language;

/** What stands between parts of a list that have commas of their own: to a Greek ";" asks. */
export const between = (language: Language): string => facts[language]?.between ?? "; ";

/** "Ann and you" rather than "you and Ann". */
export const youLast = (language: Language): boolean => facts[language]?.youLast ?? false;

/** A text of ours with the spaces that its language sets: the French keep "?" on the line of its word. */
export const typeset = (language: Language, text: string): string => replaced(spacings.get(language), text);

/** A text of ours with what its language swallows before a name: "de" and "Ann" make "d’Ann". Within names nothing changes. */
export function elided(language: Language, text: string, putIn: readonly unknown[]): string {
  const table = elisions.get(language);
  if (!table?.length) return text;
  const names = new Set(putIn.filter((arg): arg is string => typeof arg === "string" && arg !== ""));
  for (const name of names) {
    const parts = text.split(name);
    const last = parts.pop()!;
    text = parts.map((part) => replaced(table, part + name.charAt(0)).slice(0, -1) + name).join("") + last;
  }
  return text;
}

type Table = readonly (readonly [RegExp, string])[];
const replaced = (table: Table = [], text: string): string => table.reduce((set, [around, by]) => set.replace(around, by), text);
const tables = (fact: "spaces" | "elided"): Map<Language, Table> =>
  new Map(Object.entries(facts).map(([code, own]) => [code, Object.entries(own[fact] ?? {}).map(([around, by]) => [new RegExp(around, "gi"), by] as const)]));
const spacings = tables("spaces");
const elisions = tables("elided");

/** A text in which long words may break where they should, for narrow columns. */
export const breakable = (language: Language, text: string): string => replaced(breaks.get(language), text);

const wherever = (word: string) => new RegExp(`(${word.replace("-", ")(")})`, "gi");
const breaks = new Map<Language, Table>(
  Object.entries(facts).map(([code, own]) => [code, (own.breaks ?? "").split(" ").filter(Boolean).map((word) => [wherever(word), "$1\u00ad$2"] as const)]),
);

/** What a language calls itself. */
function nameOf(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export const languages: readonly { code: Language; name: string }[] = Object.keys(spoken).map((code) => ({ code, name: nameOf(code) }));

async function loaded(language: Language, part: Part) {
  return (await spoken[language]?.[part]?.()) ?? { own: {}, lent: "" };
}

/** The texts of one language, by file; of one part, or of all. */
export async function sources(language: Language, parts: readonly Part[] = PARTS): Promise<Record<string, string>> {
  const found = await Promise.all(parts.map((part) => loaded(language, part)));
  return Object.assign({}, ...found.map(({ own }) => own)) as Record<string, string>;
}

/** All that can be said of a part: what the language lacks is said in English. */
export async function textsOf(language: Language, part: Part): Promise<Record<string, string>> {
  const { own, lent } = await loaded(language, part);
  return { ...own, lent };
}

/** What can be said in a language. It begins with nothing. */
export const emptyBundle = (language: Language): FluentBundle =>
  new FluentBundle(locale(language), { useIsolating: false, transform: (text) => typeset(language, text) });

/** Adds words to a bundle. What could not be read is handed to `onproblem`; the rest still speaks. */
export function teach(bundle: FluentBundle, texts: Record<string, string>, onproblem: (problem: Error) => void): void {
  for (const text of Object.values(texts)) bundle.addResource(new FluentResource(text)).forEach(onproblem);
}
