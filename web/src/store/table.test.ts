import { describe, expect, it, vi } from "vitest";
import walk from "../../fixtures/Walk-1.json";
import type { Asked } from "../games/cultists/protocol";
import type { Cultists, CultistsEverything } from "../games/cultists/store";
import { change } from "../net/fake";
import { fromFixture } from "./table.svelte";

const EVERYTHING = walk as unknown as CultistsEverything;
const NEXT = EVERYTHING.version + 1;
const ASKED = EVERYTHING.view!.asked!;

describe("a change", () => {
  it("replaces the fields that it names and keeps all others", () => {
    const store = fromFixture<Cultists>(EVERYTHING);
    const before = store.view!;
    expect(store.apply(change(NEXT, { table: { watching: 4 }, view: { points: 7 } }))).toBe(true);
    expect(store.state?.watching).toBe(4);
    expect(store.state?.code).toBe(EVERYTHING.table.code);
    expect(store.view).toMatchObject({ ...before, points: 7 });
    expect(store.version).toBe(NEXT);
  });

  it("adds its events to the journal", () => {
    const store = fromFixture<Cultists>(EVERYTHING);
    store.apply(change(NEXT, { journal: [{ type: "Passed", seat: 2 }] }));
    expect(store.journal).toHaveLength(EVERYTHING.journal.length + 1);
    expect(store.journal.at(-1)).toEqual({ type: "Passed", seat: 2 });
  });

  it("does nothing when one before it was missed", () => {
    const store = fromFixture<Cultists>(EVERYTHING);
    expect(store.apply(change(NEXT + 1, { view: { points: 7 } }))).toBe(false);
    expect(store.view?.points).toBe(EVERYTHING.view?.points);
    expect(store.version).toBe(EVERYTHING.version);
  });

  it("that came already is not applied twice", () => {
    const store = fromFixture<Cultists>(EVERYTHING);
    expect(store.apply(change(EVERYTHING.version, { journal: [{ type: "Passed", seat: 0 }] }))).toBe(false);
    expect(store.journal).toHaveLength(EVERYTHING.journal.length);
  });
});

describe("the answer that is on its way", () => {
  const answered: Asked = { ...ASKED, options: [], answered: ASKED.options[0]! };

  it.each([
    ["is kept through news that is not about it", { points: 1 }, false],
    ["is settled when the table knows it", { asked: answered }, true],
    ["is settled when something else is asked", { asked: { ...ASKED, number: ASKED.number + 1 } }, true],
    ["is settled when nothing is asked", { asked: null }, true],
  ])("%s", (_, view, settled) => {
    const store = fromFixture<Cultists>(EVERYTHING);
    store.answer(ASKED.options[0]!.code);
    expect(store.pending).not.toBeNull();
    store.apply(change(NEXT, { view }));
    expect(store.pending === null).toBe(settled);
  });

  it("makes room for another one when it is refused", () => {
    const send = vi.fn(() => true);
    const store = fromFixture<Cultists>(EVERYTHING, send);
    store.answer(ASKED.options[0]!.code);
    store.refuse({ type: "refusal", reason: "not-offered", sentence: "No.", facts: {}, mark: "" });
    store.answer(ASKED.options[1]!.code);
    expect(send).toHaveBeenCalledTimes(2);
  });
});

it("runs the clock in this browser's own time", () => {
  const store = fromFixture<Cultists>({ ...EVERYTHING, table: { ...EVERYTHING.table, deadline: 9_000 } });
  expect(store.dueAt! - performance.now()).toBeGreaterThan(8_000);
  store.apply(change(NEXT, { table: { deadline: 0 } }));
  expect(store.dueAt).toBeNull();
});

it("knows its host", () => {
  expect(fromFixture<Cultists>(EVERYTHING).isHost).toBe(true);
  expect(fromFixture<Cultists>({ ...EVERYTHING, chair: 1 }).isHost).toBe(false);
  expect(fromFixture<Cultists>({ ...EVERYTHING, chair: null }).isHost).toBe(false);
});
