import { cleanup, render, waitFor } from "@testing-library/svelte";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import everyday from "../../../tools/languages/everyday_english.json";
import { setLanguage } from "../i18n";
import { languages } from "../i18n/messages";
import Fixture from "./Fixture.svelte";

const told = import.meta.glob<unknown>("../../fixtures/*.json", { import: "default", eager: true });
const fixtures = Object.fromEntries(Object.entries(told).map(([path, fixture]) => [path.split("/").at(-1)!.replace(".json", ""), fixture]));
const shown = Object.keys(fixtures).filter((name) => !/replay-(0|all)$|suspicions$/.test(name)); // those are asked for by others
/** A sentence that stands in the code itself is English in every language, so one finds it: Greek, which shares no word. */
const others = process.env.WIDE ? languages.map(({ code }) => code).filter((code) => code !== "en") : ["el"];

const SAID = ["aria-label", "aria-valuetext", "aria-roledescription", "title", "placeholder", "alt"];
/** What somebody typed stays as it is; languages to choose from are called by themselves. */
const THEIRS = "[lang]:not(html), bdi, option, code, script, style";

/** Everything that a page says, to the eye or to the ear. */
function texts(page: Element): string[] {
  const found: string[] = [];
  const words = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) if (!words.currentNode.parentElement?.closest(THEIRS)) found.push(words.currentNode.textContent ?? "");
  for (const element of page.querySelectorAll(SAID.map((name) => `[${name}]`).join(",")))
    if (!element.closest(THEIRS)) found.push(...SAID.map((name) => element.getAttribute(name) ?? ""));
  return found.filter((text) => text.trim() !== "");
}

/** Texts with a word that is English and nothing else. */
function english(language: string, said: string[]): string[] {
  const own = new Set<string>(everyday.also[language as keyof typeof everyday.also]);
  const foreign = new Set(everyday.words.filter((word) => !own.has(word)));
  const bare = (text: string) => everyday.names.reduce((left, name) => left.replaceAll(name, ""), text.replace(/--[\w-]+/g, "")); // nor is an option of a command a word
  return said.filter((text) => (bare(text).toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => foreign.has(word)));
}

beforeAll(() => {
  vi.stubGlobal("fetch", async (address: string) => {
    const found = fixtures[decodeURIComponent(new URL(address, "http://localhost").pathname.split("/").at(-1)!.replace(".json", ""))];
    return { ok: found !== undefined, status: found === undefined ? 404 : 200, json: async () => found ?? {} };
  });
});
afterAll(() => vi.unstubAllGlobals());
afterEach(async () => {
  cleanup();
  await setLanguage("en");
});

it("knows English when it meets it", () => {
  expect(english("de", ["Wo ist die Hand?", "Where is the hand?", "Under the Surface"])).toEqual(["Where is the hand?"]);
  expect(english("pl", ["Idź do Biblioteki"])).toEqual([]);
});

describe("no English word is left in another language", () => {
  it.each(shown)("%s", async (name) => {
    location.hash = `#/fixture/${name}`; // by which a replay knows what lies next to it
    const { container } = render(Fixture, { name, replay: name.endsWith("replay"), hand: false });
    await waitFor(() => expect(texts(container).length).toBeGreaterThan(10), { timeout: 20_000 }); // its pages come when they are needed
    for (const code of others) {
      await setLanguage(code);
      await waitFor(() => {
        const left = english(code, texts(container));
        expect(left, `${code}: ${left.join("\n")}`).toEqual([]);
      }); // what fades out may still stand there in another language for a moment
    }
  });
});
