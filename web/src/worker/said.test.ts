import { resolve } from "node:path";
import { expect, it } from "vitest";
import { languagesIn } from "../../words";
import { saidIn } from "../../offline";
import { cleanNotice, noticeOf, offlinePage, wordsFor, type Said } from "./said";

const MESSAGES = resolve(import.meta.dirname, "../../../src/gloaming/words");
const SAID = saidIn(MESSAGES) as Record<string, Said>;
const IDS = ["notice-begins", "notice-over", "notice-waits", "offline-again", "offline-title", "offline-words"] as const;

it("has plain words for all of it in every language", () => {
  expect(Object.keys(SAID).sort()).toEqual(languagesIn(MESSAGES).sort());
  for (const [language, words] of Object.entries(SAID)) {
    expect(Object.keys(words).sort(), language).toEqual(IDS);
    for (const id of IDS) expect(words[id], `${language} ${id}`).toMatch(/^[^{}]{5,}$/);
  }
  expect(SAID.de!["notice-waits"]).not.toBe(SAID.en!["notice-waits"]);
});

it("speaks the first language that it knows", () => {
  expect(wordsFor(SAID, ["", "tlh", "de-AT", "fr"]).language).toBe("de");
  expect(wordsFor(SAID, ["tlh"]).language).toBe("en");
});

it("shows a table's code and one sentence, and nothing else that a push might carry", () => {
  const told = cleanNotice('{"table":"MOTH47","what":"waits","language":"de","role":"cultist"}       ')!;
  expect(told).toEqual({ table: "MOTH47", what: "waits", language: "de" });
  const [title, how] = noticeOf(told, wordsFor(SAID, ["de"]));
  expect([title, how.body, how.tag, how.lang]).toEqual(["Gloaming MOTH47", SAID.de!["notice-waits"], "MOTH47", "de"]);
});

it.each(["", "{}", "null", '{"table":"../../x","what":"waits"}', '{"table":"MOTH47","what":"your turn"}', "[]"])("makes nothing of %j", (text) => {
  expect(cleanNotice(text)).toBeNull();
});

it("has a page of its own for no connection, which asks nobody for anything", async () => {
  const page = offlinePage({ ...wordsFor(SAID, ["en"]), "offline-words": "<b>" });
  const html = await page.text();
  expect([page.status, page.headers.get("Cache-Control")]).toEqual([503, "no-store"]);
  expect(html).toContain("&#60;b&#62;");
  expect(html).not.toMatch(/src=|url\(|https?:/);
});
