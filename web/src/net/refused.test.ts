import { FluentResource } from "@fluent/bundle";
import { afterEach, describe, expect, test } from "vitest";
import { languages, setLanguage, type Language } from "../i18n";
import { sources } from "../i18n/messages";
import refusals from "../protocol/refusals.json";
import { refusalWords } from "./refused";

/** What the page itself finds out. */
const OWN = ["offline"];
const REASONS: Record<string, string[]> = refusals;

afterEach(() => setLanguage("en"));

/** The messages for refusals, by their reason. */
async function written(language: Language): Promise<Map<string, unknown>> {
  const messages = Object.values(await sources(language)).flatMap((text) => new FluentResource(text).body);
  return new Map(messages.filter(({ id }) => id.startsWith("refusal-")).map(({ id, value }) => [id.slice("refusal-".length), value]));
}

describe.each(languages.map(({ code }) => code))("%s", (language) => {
  test("there are words for every reason of the house, and for no other", async () => {
    const reasons = [...(await written(language)).keys()].filter((reason) => !OWN.includes(reason));
    expect(reasons.sort()).toEqual(Object.keys(REASONS).sort());
  });

  test("the words use no fact that the house does not tell", async () => {
    for (const [reason, pattern] of await written(language)) {
      const used = [...JSON.stringify(pattern).matchAll(/"type":"var","name":"(\w+)"/g)].map((match) => match[1]!);
      const told = [...(REASONS[reason] ?? []), "sentence"];
      expect(used.filter((name) => !told.includes(name)), reason).toEqual([]);
    }
  });

  test("with its facts, every refusal is a whole sentence", async () => {
    await setLanguage(language);
    for (const [reason, names] of Object.entries(REASONS)) {
      const facts = Object.fromEntries(names.map((name, index) => [name, index + 2]));
      const words = refusalWords({ reason, sentence: "The house said so.", facts });
      expect(words, reason).toMatch(/^[\p{Lu}\d][^{}$]*\.$/u);
    }
  });
});

const unbalanced = { reason: "roles-unbalanced", sentence: "These Roles …", facts: { investigators: 0, cultists: 4, lead: -1, most: 5 } };

test("numbers and names stand where they belong", async () => {
  expect(refusalWords({ reason: "free-chairs", sentence: "", facts: { free: 1, count: 5 } })).toBe("One of 5 seats is free. Invite someone, or add bots.");
  await setLanguage("de");
  expect(refusalWords({ reason: "chair-taken", sentence: "", facts: { name: "Anna" } })).toBe("Dort sitzt Anna. Wähle einen freien Platz.");
  expect(refusalWords({ reason: "not-ready", sentence: "", facts: { names: ["Anna", "Ben", "Eva"] } })).toBe("Noch nicht bereit: Anna, Ben und Eva.");
  expect(refusalWords(unbalanced)).toContain("muss die Summe der Ermittler um eins höher sein, und keine darf über 5 liegen.");
});

test("a reason of a newer house is told in the house's own words", async () => {
  await setLanguage("de");
  expect(refusalWords({ reason: "never-heard", sentence: "Mind the gap.", facts: {} })).toBe("Mind the gap.");
  expect(refusalWords({ reason: "trouble", sentence: "", facts: {} })).toMatch(/^Du bist offline/);
});
