import { beforeEach, describe, expect, it } from "vitest";
import type { GameEvent } from "../protocol/types";
import { coverSecrets, logOf } from "./log";
import { Notes } from "./notes.svelte";
import { stamp } from "./order";
import { statementOf, type Draft } from "./statements";

const journal: GameEvent[] = [
  { type: "EnvelopeOpened", seat: 0, role: "cultist", route: 1, hand: ["dead"] },
  { type: "RoundBegan", round: 1, knife: 0 },
  { type: "Entered", seat: 0, place: "north" },
  { type: "Entered", seat: 0, place: "red" },
  { type: "Entered", seat: 1, place: "red" },
  { type: "Gave", seat: 0, card: "dead", to: 1 },
  { type: "Gave", seat: 1, card: null, to: 0 },
  { type: "RoundBegan", round: 2, knife: 1 },
  { type: "PulseSeen", seat: 0, target: 1, cards: ["dead"] },
];

describe("the log", () => {
  it("is told by the hour, with a way in one line", () => {
    const hours = logOf(journal, {}, 0);
    expect(hours.map(({ hour }) => hour)).toEqual([0, 1, 2]);
    expect(hours[1]!.entries[1]).toMatchObject({ by: ["north"], open: { type: "Entered", place: "red" } });
    expect(hours[1]!.entries).toHaveLength(5);
  });
  it("keeps to what the table lets one look up", () => {
    expect(logOf(journal, { public_log: "off" }, 0)).toEqual([]);
    expect(logOf(journal, { public_log: "current_round" }, 0).map(({ hour }) => hour)).toEqual([2]);
    const seen = (memory: "once" | "kept") => JSON.stringify(logOf(journal, { private_memory: memory }, 0)).includes("PulseSeen");
    expect(seen("once")).toBe(false);
    expect(seen("kept")).toBe(true);
  });
  it("covers what only this seat knows", () => {
    expect(coverSecrets(journal[0]!, 0)).toEqual({ open: null, secret: journal[0] });
    expect(coverSecrets(journal[5]!, 0)).toEqual({ open: { ...journal[5], card: null }, secret: journal[5] });
    expect(coverSecrets(journal[6]!, 0)).toEqual({ open: journal[6], secret: null });
    const open = logOf(journal, { private_memory: "kept" }, 0).flatMap(({ entries }) => entries.map((entry) => entry.open));
    expect(JSON.stringify(open)).not.toMatch(/dead|cultist/);
  });
});

describe("talk among events", () => {
  it("is laid at the end of its hour on arrival, and where it was said from then on", () => {
    const first = stamp(new Map(), [{ number: 1, chair: 0, round: 1, text: "a" }], journal, true);
    expect(first.get(1)).toBe(7);
    const later = stamp(first, [{ number: 1, chair: 0, round: 1 }, { number: 2, chair: 0, round: 2 }], journal, false);
    expect(later).toEqual(new Map([[1, 7], [2, 9]]));
  });
});

describe("statements", () => {
  const draft: Draft = { kind: "was", place: "red", hour: 2, card: "success", one: 1, other: 1 };
  it("are complete or nothing", () => {
    expect(statementOf(draft)).toEqual({ type: "was", place: "red", round: 2 });
    expect(statementOf({ ...draft, kind: "put" })).toEqual({ type: "put", card: "success", place: "red" });
    expect(statementOf({ ...draft, kind: "saw" })).toBeNull();
    expect(statementOf({ ...draft, kind: "saw", other: 2 })).toEqual({ type: "saw", one: 1, other: 2 });
    expect(statementOf({ ...draft, kind: "accuses", other: -1 })).toBeNull();
    expect(statementOf({ ...draft, kind: "vouches" })).toEqual({ type: "vouches", chair: 1 });
  });
});

describe("notes", () => {
  beforeEach(() => localStorage.clear());
  it("are kept for each table", () => {
    const notes = new Notes("MOON42");
    notes.write("Theo was late");
    notes.think(1, "suspect");
    expect(new Notes("MOON42")).toMatchObject({ text: "Theo was late", thoughts: { 1: "suspect" } });
    expect(new Notes("SUN234").of(1)).toBe("none");
  });
  it("survive what somebody else has put there", () => {
    localStorage.setItem("gloaming.notes.MOON42", '{"thoughts":{"1":"hates"},"text":5}');
    expect(new Notes("MOON42").of(1)).toBe("none");
  });
});
