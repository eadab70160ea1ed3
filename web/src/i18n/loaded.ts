/** The languages that are at hand. The first one is loaded before any page is drawn. */
import type { FluentBundle } from "@fluent/bundle";
import { emptyBundle, ENGLISH, HOUSE, languages, teach, textsOf, type Language, type Part } from "./messages";

const KEPT_AS = "gloaming.language";

const bundles = new Map<Language, FluentBundle>();
/** What is spoken of in this browser: the house, and those games that were opened. */
const needed = new Set<Part>([HOUSE]);
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
  const learning = textsOf(language, part).then((texts) => teach(bundle(language), texts, (problem) => console.error(problem)));
  learnt.set(key, learning);
  learning.catch(() => learnt.delete(key)); // try again next time
  return learning;
}

export const bundle = (language: Language): FluentBundle => bundleIn(bundles, language);

const guests = new Map<Language, FluentBundle>();

/** Words that other packages bring for a game of ours, by language. */
export function borrow(words: Record<Language, string>): void {
  for (const [language, text] of Object.entries(words)) teach(bundleIn(guests, language), { text }, (problem) => console.error(problem));
}

/** Where words are looked for: a guest cannot take a word out of our mouth, and what it lacks it says in English. */
export const speakers = (language: Language): FluentBundle[] => [bundle(language), bundleIn(guests, language), bundleIn(guests, ENGLISH)];

function bundleIn(all: Map<Language, FluentBundle>, language: Language): FluentBundle {
  const found = all.get(language) ?? emptyBundle(language);
  all.set(language, found);
  return found;
}

/** The language chosen here before, or else the first of the browser's that we speak. */
function preferred(): Language {
  const wished = [chosenBefore(), ...(globalThis.navigator?.languages ?? [])];
  for (const tag of wished) {
    const match = languages.find(({ code }) => tag?.toLowerCase().split("-")[0] === code);
    if (match) return match.code;
  }
  return ENGLISH;
}

function chosenBefore(): string | null {
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
