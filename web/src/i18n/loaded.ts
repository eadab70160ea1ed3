/** The languages that are at hand. The first one is loaded before any page is drawn. */
import type { FluentBundle } from "@fluent/bundle";
import { emptyBundle, languages, sources, teach, type Language, type Part } from "./messages";

const KEPT_AS = "gloaming.language";

const bundles = new Map<Language, FluentBundle>();
/** What is spoken of in this browser: the house, and those games that were opened. */
const needed = new Set<Part>(["house"]);
const learnt = new Map<string, Promise<void>>();

export const need = (part: Part): unknown => needed.add(part);

/** Everything that is needed, in a language. */
export async function load(language: Language): Promise<void> {
  await Promise.all([...needed].map((part) => learn(language, part)));
}

function learn(language: Language, part: Part): Promise<void> {
  const key = `${language} ${part}`;
  const begun = learnt.get(key);
  if (begun) return begun;
  const learning = sources(language, [part]).then((texts) => teach(bundle(language), texts, (problem) => console.error(problem)));
  learnt.set(key, learning);
  learning.catch(() => learnt.delete(key)); // try again next time
  return learning;
}

export function bundle(language: Language): FluentBundle {
  const found = bundles.get(language) ?? emptyBundle(language);
  bundles.set(language, found);
  return found;
}

/** The language chosen here before, or else the first of the browser's that we speak. */
function preferred(): Language {
  const wished = [kept(), ...(globalThis.navigator?.languages ?? [])];
  for (const tag of wished) {
    const match = languages.find(({ code }) => tag?.toLowerCase().split("-")[0] === code);
    if (match) return match.code;
  }
  return "en";
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEPT_AS);
  } catch {
    return null;
  }
}

/** A browser that keeps nothing still speaks the chosen language until it is closed. */
export function keep(language: Language): void {
  try {
    localStorage.setItem(KEPT_AS, language);
  } catch {
    // Nothing to do: the choice holds for this visit.
  }
}

export const first = preferred();
await load(first);
