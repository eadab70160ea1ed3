import { describe, expect, it } from "vitest";
import { number, plain, search } from "./search";

const RULES = [
  { id: "why-a-1", words: "A ghost needs no doors." },
  { id: "why-a-2", words: "Every door costs one step. The ghostly hour has none." },
  { id: "why-a-3", words: "Türen kosten nichts, sagt der Geist im Café." },
  { id: "why-a-4", words: "The knife holder votes twice." },
];
const found = (question: string): string[] => search(RULES, question).map(({ id }) => id.slice(-1));

describe("a search", () => {
  it("finds nothing for nothing", () => {
    expect([found(""), found("  ?!"), found("portal")]).toEqual([[], [], []]);
  });

  it("puts the word itself before its beginning, and that before the inside", () => {
    expect(found("ghost")).toEqual(["1", "2"]);
    expect(found("door")).toEqual(["2", "1"]);
    expect(found("eist")).toEqual(["3"]);
  });

  it("knows no case and no accents", () => {
    expect(found("CAFE turen")).toEqual(["3"]);
    expect(found("café")).toEqual(["3"]);
    expect([plain("Straße"), plain("Ψηφος")]).toEqual(["strasse", "ψηφοσ"]);
  });

  it("wants all words, or else most of them", () => {
    expect(found("door ghost")).toEqual(["1", "2"]);
    expect(found("knife ghost twice")).toEqual(["4"]);
  });

  it("does not look for small pieces inside of words", () => {
    expect(found("he")).toEqual([]);
  });

  it("knows a rule by its number", () => {
    expect(number("why-ac-vote-07")).toBe("AC-VOTE-07");
    expect(search([{ id: "why-ac-vote-07", words: "Tied." }], "AC-VOTE-07").length).toBe(1);
  });
});
