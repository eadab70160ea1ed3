import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { first, keep, load, need, speakers } from "./loaded";
import { between, breakable as broken, elided, languages, locale, youLast, type Language, type Part } from "./messages";

export { languages, type Language, type Part };
type Pattern = Parameters<FluentBundle["formatPattern"]>[0];
export type Args = Record<string, FluentVariable>;

let current = $state<Language>(first);
announce();

/** The language of the moment. Whatever reads it, or calls `t`, is drawn anew when it changes. */
export function language(): Language {
  return current;
}

/** Speak another language, as soon as its words are at hand. */
export async function setLanguage(chosen: Language): Promise<void> {
  await load(chosen);
  current = chosen;
  keep(chosen);
  announce();
}

/** The words of a game, before it is first spoken of; from then on they come with every language. */
export async function wordsOf(part: Part): Promise<void> {
  need(part);
  for (let spoken: Language | null = null; spoken !== current; ) {
    spoken = current;
    await load(spoken); // meanwhile somebody may have chosen another one
  }
}

/** The words of a message, or of one of its attributes ("place-library.in"). An id without words comes back as it is. */
export function t(id: string, args?: Args): string {
  return found(id)?.(args) ?? id;
}

export function has(id: string): boolean {
  return found(id) !== null;
}

/** "Ann, Ben and Eva"; "Ann, Ben or Eva". */
export function list(words: readonly string[], type: "and" | "or" = "and"): string {
  const form = type === "and" ? "conjunction" : "disjunction";
  return new Intl.ListFormat(locale(current), { type: form }).format(words);
}

/** "Ann, Ben: nobody; Eva: Ben". */
export const apart = (parts: readonly string[]): string => parts.join(between(current));

/** A text for a narrow column: its long words break where they should. */
export const breakable = (text: string): string => broken(current, text);

/** People in the order in which the language names them: the reader first, or last. */
export function inOrder<Person>(people: readonly Person[], isReader: (person: Person) => boolean): Person[] {
  const [reader, others] = [people.filter(isReader), people.filter((person) => !isReader(person))];
  return youLast(current) ? [...others, ...reader] : [...reader, ...others];
}

/** How to say it, by the first who has words for it. */
function found(id: string): ((args?: Args) => string) | null {
  const [name = "", attribute] = id.split(".");
  for (const bundle of speakers(current)) {
    const message = bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (pattern) return (args) => said(bundle, pattern, args && isolated(args));
  }
  return null;
}

const said = (bundle: FluentBundle, pattern: Pattern, args?: Args): string =>
  elided(current, bundle.formatPattern(pattern, args, []), Object.values(args ?? {}));

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** A name that is written from right to left leaves the words around it in their order. */
function isolated(args: Args): Args {
  const shown = Object.entries(args).map(([name, arg]) => [name, typeof arg === "string" && RIGHT_TO_LEFT.test(arg) ? `\u2068${arg}\u2069` : arg]);
  return Object.fromEntries(shown) as Args;
}

/** Screen readers and hyphenation follow the document's language. */
function announce(): void {
  if (typeof document !== "undefined") document.documentElement.lang = current;
}
