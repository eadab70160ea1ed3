/** The languages that are at hand. The first one is loaded before any page is drawn. */
import type { FluentBundle } from "@fluent/bundle";
import { bundleOf, languages, type Language } from "./messages";

const KEPT_AS = "gloaming.language";

const bundles = new Map<Language, FluentBundle>();

export async function load(language: Language): Promise<void> {
  if (!bundles.has(language)) bundles.set(language, await bundleOf(language, (problem) => console.error(problem)));
}

export function bundle(language: Language): FluentBundle {
  return bundles.get(language)!;
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
