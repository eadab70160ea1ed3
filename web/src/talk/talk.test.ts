import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import walk from "../../fixtures/Walk-1.json";
import type { GameEvent } from "../games/cultists/protocol";
import type { Line } from "../protocol/types";
import type { Cultists, CultistsEverything, CultistsOptions } from "../games/cultists/store";
import { voice } from "../games/cultists/voice";
import { fromFixture } from "../store/table.svelte";
import { coverSecrets, logOf } from "./log";
import { Notes } from "./notes.svelte";
import { placeOf } from "./order";
import { statementOf, type Draft } from "./statements";
import Talk from "./Talk.svelte";

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
const table = walk as unknown as CultistsEverything;
const log = (options: CultistsOptions) => logOf<Cultists>(journal, voice, { options, chair: 0 });

afterEach(cleanup);

describe("the log", () => {
  it("is told by the round, with a way in one line", () => {
    const rounds = log({});
    expect(rounds.map(({ round }) => round)).toEqual([0, 1, 2]);
    expect(rounds[1]!.entries[1]).toMatchObject({ before: [journal[2]], open: { type: "Entered", place: "red" } });
    expect(rounds[1]!.entries).toHaveLength(5);
  });
  it("keeps to what the table lets one look up", () => {
    expect(log({ public_log: "off" })).toEqual([]);
    expect(log({ public_log: "current_round" }).map(({ round }) => round)).toEqual([2]);
    const seen = (memory: "once" | "kept") => JSON.stringify(log({ private_memory: memory })).includes("PulseSeen");
    expect(seen("once")).toBe(false);
    expect(seen("kept")).toBe(true);
  });
  it("covers what only this seat knows", () => {
    const cover = (event: GameEvent) => coverSecrets(event, 0, voice.facets);
    expect(cover(journal[0]!)).toEqual({ open: null, secret: journal[0] });
    expect(cover(journal[5]!)).toEqual({ open: { ...journal[5], card: null }, secret: journal[5] });
    expect(cover(journal[6]!)).toEqual({ open: journal[6], secret: null });
    const open = log({ private_memory: "kept" }).flatMap(({ entries }) => entries.map((entry) => entry.open));
    expect(JSON.stringify(open)).not.toMatch(/dead|cultist/);
  });
});

describe("talk among events", () => {
  it("stands where it was said, counted in events that everyone has seen", () => {
    const lines: Line[] = [0, 1, 4, 7].map((after, index) => ({ number: index + 1, chair: 1, round: 1, text: "…", after }));
    expect(placeOf(lines, journal, voice.facets)).toEqual([0, 2, 5, 8]);
    const others = journal.filter(({ type }) => !voice.facets.isPrivate(type));
    expect(placeOf(lines, others, voice.facets)).toEqual([0, 1, 4, 7]);
  });
  it("says the same thing in other words another time", () => {
    const said = (number: number) => ({ number, chair: 1, round: 1, statement: { type: "doubts" as const, chair: 2 } });
    const store = fromFixture<Cultists>({ ...table, journal: [], table: { ...table.table, talk: [said(1), said(2), said(3)] } });
    const { container } = render(Talk, { store, voice });
    const words = [...container.querySelectorAll(".statement")].map(({ textContent }) => textContent);
    expect(new Set(words).size).toBe(3);
  });
});

describe("somebody's own words", () => {
  it("are marked with their language where the reader's is another", () => {
    const said = (number: number, language: string): Line => ({ number, chair: 1, round: 1, text: "Hm.", language });
    const store = fromFixture<Cultists>({ ...table, journal: [], table: { ...table.table, talk: [said(1, "de"), said(2, "en"), said(3, "")] } });
    const { container } = render(Talk, { store, voice });
    const spoken = [...container.querySelectorAll(".say")].map((line) => [line.querySelector("bdi")!.getAttribute("lang"), line.querySelector("abbr")?.title]);
    expect(spoken).toEqual([["de", "German"], ["en", undefined], [null, undefined]]);
  });
});

describe("statements", () => {
  const store = fromFixture<Cultists>({ ...table, view: { ...table.view!, roles_laid_out: ["seer|crybaby"] } });
  const place = store.board!.rooms[0]!.id;
  const form = voice.statements.kinds(store);
  const made = (kind: string, draft: Draft) => statementOf(kind, form[kind]!, draft, store);

  it("are complete or nothing", () => {
    expect(made("was", { place, round: 1 })).toEqual({ type: "was", place, round: 1 });
    expect(made("was", { place: "nowhere", round: 1 })).toBeNull();
    expect(made("put", { place })).toEqual({ type: "put", card: "success", place });
    expect(made("put", { place: store.board!.hallways[0]!.id })).toBeNull();
    expect(made("saw", { one: 1, other: 1 })).toBeNull();
    expect(made("saw", { one: 1, other: 2 })).toEqual({ type: "saw", one: 1, other: 2 });
    expect(made("accuses", {})).toBeNull();
    expect(made("claims", { role: "crybaby" })).toEqual({ type: "claims", role: "crybaby" });
    expect(made("denies", {})).toEqual({ type: "denies" });
  });
  it("give a reason, or none, and say whom else it is about where that means something", () => {
    expect(made("vouches", { chair: 1 })).toEqual({ type: "vouches", chair: 1 });
    expect(made("accuses", { chair: 1, why: "gut", about: 2 })).toEqual({ type: "accuses", chair: 1, why: "gut" });
    expect(made("accuses", { chair: 1, why: "met_the_dead", about: 2 })).toEqual({ type: "accuses", chair: 1, why: "met_the_dead", about: 2 });
    expect(made("vouches", { chair: 1, why: "met_the_dead" })).toBeNull();
  });
  it("accuse nobody of being oneself", () => {
    expect(made("accuses", { chair: store.chair })).toBeNull();
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
