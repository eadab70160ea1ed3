import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { emptyBundle, languages, PARTS, sources, teach, type Language } from "./messages";

type Message = FluentResource["body"][number];

const code = import.meta.glob<string>(["../**/*.{svelte,ts}", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const written: Record<Language, Record<string, string>> = {};
for (const { code } of languages) written[code] = await sources(code);

const all = (language: Language): Map<string, Message> =>
  new Map(Object.values(written[language]!).flatMap((text) => new FluentResource(text).body.map((entry) => [entry.id, entry])));

/** Every pattern of a language by its id, attributes as "id.attribute". */
function patterns(language: Language): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (const [id, message] of all(language)) {
    if (message.value !== null) found.set(id, message.value);
    for (const [name, value] of Object.entries(message.attributes)) found.set(`${id}.${name}`, value);
  }
  return found;
}

const textsOf = (belongs: (path: string) => boolean): string =>
  Object.entries(code).filter(([path]) => !path.startsWith("./") && belongs(path)).map(([, text]) => text).join("\n");
const texts = textsOf(() => true);

/** Ids that a page names in full. */
function namedIn(texts: string): Set<string> {
  return new Set([
    ...[...texts.matchAll(/\bt\(\s*"([^"]+)"/g)].map((match) => match[1]!),
    ...[...texts.matchAll(/\bt\([^\n`]*?\? "(\w+-[\w.-]+)" : "(\w+-[\w.-]+)"/g)].flatMap((match) => [match[1]!, match[2]!]),
  ]);
}
const named = namedIn(texts);
/** Ids that may be meant: any string in the code. */
const strings = new Set([...texts.matchAll(/["'`]([a-z][\w.-]+)["'`]/g)].map((match) => match[1]!.split(".")[0]!));
/** Ids that a page puts together, as patterns: `card-${face}`. */
const composed = [...texts.matchAll(/`([a-z][\w-]*-?)\$\{[^}]*\}([\w.-]*)/g)].map(
  ([, before, after]) => new RegExp(`^${before}[\\w-]*${after!.split(".")[0]}`),
);

/** That a language lacks nothing, and much else, `tools/languages` finds; here the same files are read by the pages' own parser. */
test.each(languages)("$name can be read, and no id is written twice", ({ code }) => {
  const problems: string[] = [];
  teach(emptyBundle(code), written[code]!, (problem) => problems.push(problem.message));
  expect(problems).toEqual([]);
});

test("every id that the pages use has words", () => {
  const known = patterns("en");
  expect([...named].filter((id) => !known.has(id)).sort()).toEqual([]);
});

test("no words are kept that no page speaks", () => {
  // The phases are the engine's; words.test.ts holds them against it. What bots reply is the server's, what a book says its own; their tests do. What a page without scripts says, the build writes (words.ts).
  const spoken = (id: string) => strings.has(id) || /^((phase|reply|\w+-rulebook)-|page-needs-script$)/.test(id) || composed.some((pattern) => pattern.test(id));
  expect([...all("en").keys()].filter((id) => !spoken(id))).toEqual([]);
});

test.each(PARTS)("%s speaks with no other part's words", async (part) => {
  const own = Object.values(await sources("en", part === "house" ? ["house"] : ["house", part]));
  const known = new Set(own.flatMap((text) => new FluentResource(text).body.map(({ id }) => id)));
  const belongs = (path: string) => (part === "house" ? !/^\.\.\/games\/\w+\//.test(path) : path.startsWith(`../games/${part}/`));
  const spoken = [...namedIn(textsOf(belongs))];
  expect(spoken.length).toBeGreaterThan(50);
  expect(spoken.filter((id) => !known.has(id.split(".")[0]!))).toEqual([]);
});
