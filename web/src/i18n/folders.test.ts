import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { afterAll, beforeAll, expect, test } from "vitest";
import { facts } from "virtual:words";
import { languagesIn, partsIn, words, wordsIn } from "../../words";
import { breakable, elided, emptyBundle, languages, locale, sources, teach, typeset } from "./messages";

const OURS = resolve("../src/gloaming/words");
let home = "";

/** English, and one language more, in which two messages are written. */
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), "words-"));
  for (const each of ["en", "languages.json"]) cpSync(join(OURS, each), join(home, each), { recursive: true });
  mkdirSync(join(home, "eo"));
  writeFileSync(join(home, "eo", "terms.ftl"), "yes = Jes\n");
  writeFileSync(join(home, "eo", "cultists-roles.ftl"), "role-seer = Vidisto\n    .a = la Vidisto\n");
  writeFileSync(join(home, "eo", "terminal.ftl"), "terminal-only = Ne\n");
});

afterAll(() => rmSync(home, { recursive: true }));

test("a folder is a language", () => {
  expect(languagesIn(OURS)).toEqual(languages.map(({ code }) => code));
  expect(languagesIn(home)).toEqual(["en", "eo"]);
  const load = words(home).load as unknown as (this: object, id: string) => string;
  expect(load.call({ addWatchFile: () => {} }, "\0virtual:words")).toContain('import("virtual:words/eo/cultists")');
});

test("its files are read by part, without those of the terminal", () => {
  expect(partsIn(home)).toEqual(["house", "cultists", "invasion"]);
  expect(Object.keys(wordsIn(home, "eo", "house").own)).toEqual(["terms.ftl"]);
  expect(Object.keys(wordsIn(home, "eo", "cultists").own)).toEqual(["cultists-roles.ftl"]);
  expect(wordsIn(home, "eo", "invasion").own).toEqual({});
});

test("what it lacks is said in English, and nothing twice", async () => {
  const problems: Error[] = [];
  const bundle = emptyBundle("eo");
  for (const part of partsIn(home)) {
    const { own, lent } = wordsIn(home, "eo", part);
    teach(bundle, { ...own, lent }, (problem) => problems.push(problem));
  }
  expect(problems).toEqual([]);
  const said = (id: string) => bundle.formatPattern(bundle.getMessage(id)!.value!, {}, []);
  expect([said("yes"), said("role-seer"), said("role-assassin")]).toEqual(["Jes", "Vidisto", "Assassin"]);
  const english = Object.values(await sources("en")).flatMap((text) => new FluentResource(text).body.map(({ id }) => id));
  expect(english.filter((id) => !bundle.hasMessage(id))).toEqual([]);
});

test("a language that lacks nothing borrows nothing", () => {
  for (const part of partsIn(OURS)) for (const language of languagesIn(OURS)) expect(wordsIn(OURS, language, part).lent).toBe("");
});

test("a language is called as it calls itself, and counts as its country does", () => {
  const known = { en: "English", de: "Deutsch", el: "Ελληνικά", es: "Español", fr: "Français", it: "Italiano", pl: "Polski", pt: "Português" };
  for (const { code, name } of languages) if (code in known) expect(name).toBe(known[code as keyof typeof known]);
  expect(["en", "de", "pt"].map(locale)).toEqual(["en-GB", "de", "pt-PT"]);
});

test("French keeps its marks on the line of their words, but what people typed stays as it is", () => {
  const bundle = emptyBundle("fr");
  teach(bundle, { fr: "asked = { $name } dit : « Qui ? »" }, () => {});
  expect(bundle.formatPattern(bundle.getMessage("asked")!.value!, { name: "Oh ? Non" })).toBe("Oh ? Non dit\u00a0: «\u00a0Qui\u202f?\u202f»");
  expect(typeset("en", "So ?")).toBe("So ?");
});

test("French swallows a vowel before a name, and never within one", () => {
  const said = (text: string, ...names: string[]) => elided("fr", text, names);
  expect(said("la carte de Ann", "Ann")).toBe("la carte d’Ann");
  expect(said("la carte de Theo", "Theo")).toBe("la carte de Theo");
  expect(said("plus que Élise et de Marie de Angelis", "Élise", "Marie de Angelis")).toBe("plus qu’Élise et de Marie de Angelis");
  expect(said("un monde Ann", "Ann")).toBe("un monde Ann");
  expect(elided("en", "de Ann", ["Ann"])).toBe("de Ann");
});

test("the long names of roles break where they should, and nothing else is listed", async () => {
  for (const { code } of languages) {
    const written = Object.values(await sources(code, ["cultists"])).join("\n");
    const roles = [...written.matchAll(/^role-[\w-]+ = (.*)$/gm)].flatMap(([, name]) => name!.match(/\p{L}{12,}/gu) ?? []);
    expect(roles.filter((role) => !breakable(code, role).includes("\u00ad")), code).toEqual([]);
    const listed = (facts[code]?.breaks ?? "").split(" ").filter(Boolean);
    expect(listed.filter((word) => !written.includes(word.replace("-", ""))), code).toEqual([]);
  }
  expect(breakable("es", "Superfantasma")).toBe("Super\u00adfantasma");
});
