import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { afterAll, beforeAll, expect, test } from "vitest";
import { languagesIn, partsIn, words, wordsIn } from "../../words";
import { emptyBundle, languages, locale, sources, teach } from "./messages";

const OURS = resolve("../src/gloaming/words");
let home = "";

/** A copy with one language more, in which two messages are written. */
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), "words-"));
  cpSync(OURS, home, { recursive: true, filter: (path) => !path.includes("__pycache__") });
  mkdirSync(join(home, "fr"));
  writeFileSync(join(home, "fr", "terms.ftl"), "yes = Oui\n");
  writeFileSync(join(home, "fr", "cultists-roles.ftl"), "role-seer = Voyante\n    .a = la Voyante\n");
  writeFileSync(join(home, "fr", "terminal.ftl"), "terminal-only = Non\n");
});

afterAll(() => rmSync(home, { recursive: true }));

test("a folder is a language", () => {
  expect(languagesIn(OURS)).toEqual(languages.map(({ code }) => code));
  expect(languagesIn(home)).toEqual(["en", "de", "fr"]);
  const load = words(home).load as unknown as (this: object, id: string) => string;
  expect(load.call({}, "\0virtual:words")).toContain('import("virtual:words/fr/cultists")');
});

test("its files are read by part, without those of the terminal", () => {
  expect(partsIn(home)).toEqual(["house", "cultists", "invasion"]);
  expect(Object.keys(wordsIn(home, "fr", "house").own)).toEqual(["terms.ftl"]);
  expect(Object.keys(wordsIn(home, "fr", "cultists").own)).toEqual(["cultists-roles.ftl"]);
  expect(wordsIn(home, "fr", "invasion").own).toEqual({});
});

test("what it lacks is said in English, and nothing twice", async () => {
  const problems: Error[] = [];
  const bundle = emptyBundle("fr");
  for (const part of partsIn(home)) {
    const { own, lent } = wordsIn(home, "fr", part);
    teach(bundle, { ...own, lent }, (problem) => problems.push(problem));
  }
  expect(problems).toEqual([]);
  const said = (id: string) => bundle.formatPattern(bundle.getMessage(id)!.value!, {}, []);
  expect([said("yes"), said("role-seer"), said("role-assassin")]).toEqual(["Oui", "Voyante", "Assassin"]);
  const english = Object.values(await sources("en")).flatMap((text) => new FluentResource(text).body.map(({ id }) => id));
  expect(english.filter((id) => !bundle.hasMessage(id))).toEqual([]);
});

test("a language that lacks nothing borrows nothing", () => {
  for (const part of partsIn(OURS)) for (const language of languagesIn(OURS)) expect(wordsIn(OURS, language, part).lent).toBe("");
});

test("a language is called as it calls itself", () => {
  expect(languages.map(({ name }) => name)).toEqual(["English", "Deutsch"]);
  expect(languages.map(({ code }) => locale(code))).toEqual(["en-GB", "de"]);
});
