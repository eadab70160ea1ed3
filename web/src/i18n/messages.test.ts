import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { emptyBundle, languages, PARTS, sources, teach, type Language } from "./messages";

type Message = FluentResource["body"][number];

const code = import.meta.glob<string>(["../**/*.{svelte,ts}", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const LINE = /^(#.*|[a-zA-Z][\w-]* = ?.*|[ }].*|)$/;
const ID = /^([a-zA-Z][\w-]*) =/;
/** Forms of one argument: `$seatDat` says nothing that `$seat` does not. */
const FORM = /(Is|Dat|Acc|Whose|The|To|In|From|Of|A)$/;

const written: Record<Language, Record<string, string>> = {};
for (const { code } of languages) written[code] = await sources(code);
const others = languages.map(({ code }) => code).filter((code) => code !== "en");

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

function variables(pattern: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(pattern)) for (const part of pattern) variables(part, found);
  else if (typeof pattern === "object" && pattern !== null) {
    const node = pattern as Record<string, unknown>;
    if (node.type === "var") found.add((node.name as string).replace(FORM, ""));
    for (const part of Object.values(node)) variables(part, found);
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

describe.each(languages.map(({ code: language }) => language))("%s", (language) => {
  test("every line belongs to a message", () => {
    for (const [file, text] of Object.entries(written[language]!)) {
      const lines = text.split("\n");
      const strange = lines.filter((line) => !LINE.test(line) || line.includes("\t"));
      expect(strange, file).toEqual([]);
      const begun = lines.flatMap((line) => ID.exec(line)?.[1] ?? []);
      const read = new FluentResource(text).body.map(({ id }) => id);
      expect(begun, `junk in ${file}`).toEqual(read);
    }
  });

  test("no id is written twice", () => {
    const problems: string[] = [];
    teach(emptyBundle(language), written[language]!, (problem) => problems.push(problem.message));
    expect(problems).toEqual([]);
  });

  test("every id that the pages use has words", () => {
    const known = patterns(language);
    expect([...named].filter((id) => !known.has(id)).sort()).toEqual([]);
  });

  test("the porter stays calm, and nothing is left to do", () => {
    const texts = Object.values(written[language]!).join("\n");
    expect(texts).not.toMatch(/!|TODO|\?\?\?/);
  });
});

test("no words are kept that no page speaks", () => {
  // The phases are the engine's; words.test.ts holds them against it. What bots reply is the server's; its tests do.
  const spoken = (id: string) => strings.has(id) || /^(phase|reply)-/.test(id) || composed.some((pattern) => pattern.test(id));
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

test.each(others)("%s has the same messages as English", (language) => {
  expect([...patterns(language).keys()].sort()).toEqual([...patterns("en").keys()].sort());
});

test.each(others)("%s puts the same things into a message as English", (language) => {
  const theirs = patterns(language);
  for (const [id, pattern] of patterns("en")) {
    expect([...variables(theirs.get(id))].sort(), id).toEqual([...variables(pattern)].sort());
  }
});
