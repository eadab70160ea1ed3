/** The words as they were written, one language at a time: nobody waits for words they do not read. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

interface Spoken {
  name: string;
  /** For numbers and lists. The plain form of English lists ("a, b and c") is the British one. */
  locale: string;
  load: () => Promise<{ sources: Record<string, string> }>;
}

const SPOKEN = {
  en: { name: "English", locale: "en-GB", load: () => import("./en") },
  de: { name: "Deutsch", locale: "de", load: () => import("./de") },
} satisfies Record<string, Spoken>;

export type Language = keyof typeof SPOKEN;

export const languages = (Object.keys(SPOKEN) as Language[]).map((code) => ({ code, name: SPOKEN[code].name }));

export const locale = (language: Language): string => SPOKEN[language].locale;

/** The texts of one language, by file. */
export async function sources(language: Language): Promise<Record<string, string>> {
  return (await SPOKEN[language].load()).sources;
}

/** One bundle of a language. What could not be read is handed to `onproblem`; the rest still speaks. */
export async function bundleOf(language: Language, onproblem: (problem: Error) => void): Promise<FluentBundle> {
  const bundle = new FluentBundle(locale(language), { useIsolating: false });
  for (const text of Object.values(await sources(language))) {
    bundle.addResource(new FluentResource(text)).forEach(onproblem);
  }
  return bundle;
}
