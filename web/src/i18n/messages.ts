/** The words as they were written, one language and one game at a time: nobody waits for words they do not read. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

type Load = () => Promise<{ sources: Record<string, string> }>;

interface Spoken {
  name: string;
  /** For numbers and lists. The plain form of English lists ("a, b and c") is the British one. */
  locale: string;
  /** What the house says, and what each game says. */
  parts: Record<Part, Load>;
}

export const PARTS = ["house", "cultists", "invasion"] as const;
export type Part = (typeof PARTS)[number];

const SPOKEN = {
  en: {
    name: "English",
    locale: "en-GB",
    parts: { house: () => import("./en"), cultists: () => import("./en/cultists"), invasion: () => import("./en/invasion") },
  },
  de: {
    name: "Deutsch",
    locale: "de",
    parts: { house: () => import("./de"), cultists: () => import("./de/cultists"), invasion: () => import("./de/invasion") },
  },
} satisfies Record<string, Spoken>;

export type Language = keyof typeof SPOKEN;

export const languages = (Object.keys(SPOKEN) as Language[]).map((code) => ({ code, name: SPOKEN[code].name }));

export const locale = (language: Language): string => SPOKEN[language].locale;

/** The texts of one language, by file; of one part, or of all. */
export async function sources(language: Language, parts: readonly Part[] = PARTS): Promise<Record<string, string>> {
  const loaded = await Promise.all(parts.map((part) => SPOKEN[language].parts[part]()));
  return Object.assign({}, ...loaded.map((each) => each.sources)) as Record<string, string>;
}

/** What can be said in a language. It begins with nothing. */
export const emptyBundle = (language: Language): FluentBundle => new FluentBundle(locale(language), { useIsolating: false });

/** Adds words to a bundle. What could not be read is handed to `onproblem`; the rest still speaks. */
export function teach(bundle: FluentBundle, texts: Record<string, string>, onproblem: (problem: Error) => void): void {
  for (const text of Object.values(texts)) bundle.addResource(new FluentResource(text)).forEach(onproblem);
}
