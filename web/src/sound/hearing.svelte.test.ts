import { afterEach, describe, expect, it, vi } from "vitest";
import { flushSync } from "svelte";
import act from "../../fixtures/Act-1.json";
import { facets as ofCultists } from "../games/cultists/facets";
import { heard as inCultists } from "../games/cultists/heard";
import kindsOfCultists from "../games/cultists/kinds.json";
import { facets as ofInvasion } from "../games/invasion/facets";
import { heard as inInvasion } from "../games/invasion/heard";
import kindsOfInvasion from "../games/invasion/kinds.json";
import { voice } from "../games/cultists/voice";
import type { Everything } from "../protocol/types";
import type { GameFacets } from "../store/facets";
import type { AnyEvent } from "../store/spoken";
import { fromFixture, type TableStore } from "../store/table.svelte";
import type { Voice } from "../talk/voice";
import { beating } from "./beating";
import { cues } from "./cues.svelte";
import { cueOf, heardOf, hearTable, type Heard } from "./hearing.svelte";

const GAMES: [name: string, facets: GameFacets, heard: Heard, kinds: { events: object }][] = [
  ["cultists", ofCultists, inCultists, kindsOfCultists],
  ["invasion", ofInvasion, inInvasion, kindsOfInvasion],
];

afterEach(() => void vi.restoreAllMocks());

describe.each(GAMES)("what is heard of %s", (_name, facets, heard, kinds) => {
  it("is public, and an event of the game", () => {
    for (const type of Object.keys(heard)) expect([type, type in kinds.events, facets.isPrivate(type)]).toEqual([type, true, false]);
  });
  it("is nothing that one seat alone may know", () => {
    const all = Object.keys(kinds.events);
    const secret = all.filter((type) => facets.isPrivate(type));
    expect(secret.length).toBeGreaterThan(2);
    for (const type of [...secret, "NeverHeardOf"]) expect(cueOf(type, facets, { ...heard, [type]: "death" })).toBeNull();
  });
  it("is the same for a seat that was told more", () => {
    const all = Object.keys(kinds.events);
    const open = all.filter((type) => !facets.isPrivate(type)).map((type) => ({ type }));
    const secret = all.filter((type) => facets.isPrivate(type)).map((type) => ({ type }));
    for (const event of open) expect(heardOf([event, ...secret], facets, heard)).toBe(heardOf([event], facets, heard));
  });
  it("does not change with what an event carries", () => {
    const [type] = Object.keys(heard).filter((each) => facets.ofEvent(each).sight === "veiled");
    const known = { type: type!, seat: 0, card: "dead", cards: ["dead"] } as AnyEvent;
    const veiled = { type: type!, seat: 0, card: null, cards: [null] } as AnyEvent;
    expect(heardOf([known], facets, heard)).toBe(heardOf([veiled], facets, heard));
  });
});

it("lets the weightiest of several things be heard", () => {
  const events = ["Entered", "BecameGhost", "Entered"].map((type) => ({ type }));
  expect(heardOf(events, ofCultists, inCultists)).toBe("death");
  expect(heardOf(events.slice(2), ofCultists, inCultists)).toBe("steps");
});

describe("at a table", () => {
  const played: string[] = [];
  const sit = (): TableStore => {
    played.length = 0;
    vi.spyOn(cues, "play").mockImplementation((cue) => void played.push(cue));
    const store = fromFixture(act as unknown as Everything);
    $effect.root(() => hearTable(() => store, () => voice as Voice));
    flushSync();
    return store;
  };
  const happens = (store: TableStore, type: string): void => {
    store.journal = [...store.journal, { type, seat: 1 } as AnyEvent];
    flushSync();
  };
  const asks = (store: TableStore, type: string, number: number): void => {
    const asked = store.view!.asked!;
    store.view = { ...store.view!, asked: { ...asked, number, step: { ...asked.step, type } } } as TableStore["view"];
    flushSync();
  };

  it("what was there on arrival is silent, and what happens then is heard", () => {
    const store = sit();
    expect(played).toEqual([]);
    happens(store, "Entered");
    expect(played).toEqual(["steps"]);
  });
  it("a private event makes no sound", () => {
    const store = sit();
    happens(store, "PulseSeen");
    happens(store, "GaveInTheDark");
    expect(played).toEqual([]);
  });
  it.each(["Night", "Meet", "AskForClaim", "LookAtPulse", "Whisper"])("nothing is heard while %s is asked", (type) => {
    const store = sit();
    asks(store, type, 900);
    happens(store, "Entered");
    store.pending = { question: 900, code: "" };
    flushSync();
    expect(played).toEqual([]);
  });
  it("what everyone is shown a scene of is heard, even if it comes out of a secret step", () => {
    const store = sit();
    asks(store, "LookAtPulse", 902);
    store.pace.playing = { scene: null, at: 0, until: 0, as: "scene", lasts: null };
    happens(store, "BecameGhost");
    expect(played).toEqual(["death"]);
  });
  it("a new question ticks, and an answer that was sent is sealed, once", () => {
    const store = sit();
    asks(store, "Walk", 901);
    expect(played).toEqual(["move"]);
    store.pending = { question: 901, code: "" };
    flushSync();
    store.pending = { question: 901, code: "" };
    flushSync();
    expect(played).toEqual(["move", "sealed"]);
  });
});

it("ticks for every ballot while its scene lasts, and no longer", () => {
  vi.useFakeTimers();
  const ticks = vi.spyOn(cues, "play").mockReturnValue();
  const stop = beating("ballot", [400, 800, 1200]);
  vi.advanceTimersByTime(900);
  stop();
  vi.advanceTimersByTime(2000);
  expect(ticks.mock.calls).toEqual([["ballot"], ["ballot"]]);
  vi.useRealTimers();
});
