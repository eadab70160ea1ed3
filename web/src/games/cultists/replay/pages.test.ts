import { cleanup, render, waitFor } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import all from "../../../../fixtures/replay-all.json";
import mine from "../../../../fixtures/replay-0.json";
import over from "../../../../fixtures/over-replay.json";
import suspicions from "../../../../fixtures/suspicions.json";
import End from "../End.svelte";
import Replay from "../Replay.svelte";
import type { GameEvent } from "../protocol";
import { fromFixture } from "../../../store/table.svelte";
import type { Cultists, CultistsEverything } from "../store";
import { voice } from "../voice";
import { keepToken, tokenOf } from "../../../net/kept";
import { answerWith, settled, type Answers } from "../../../replay/answers.test.support";
import { inWords } from "../../../replay/voice";

const end = over as unknown as CultistsEverything;
let answers: Answers;

beforeEach(() => {
  answers = { replay: { all, "0": mine }, suspicions };
  answerWith(() => answers);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the end", () => {
  it("draws a line for everybody and tells who gave the Dead cards", async () => {
    const { container } = render(End, { store: fromFixture<Cultists>(end) });
    await settled();
    expect(container.querySelectorAll(".who li")).toHaveLength(6);
    expect(container.querySelectorAll(".mark.grave")).toHaveLength(3);
    expect(container.querySelectorAll(".mark:not(.grave)")).toHaveLength(2);
    expect(container.querySelectorAll(".gift")).toHaveLength(1);
    expect(container.textContent).toContain(end.table.seed);
    expect(container.textContent).toContain(end.table.commitment);
    expect(container.querySelector('a[href="/api/tables/MOON42/record"]')).not.toBeNull();
  });

  it("tells what it knows if the open journal cannot be had", async () => {
    answers = {};
    const { container } = render(End, { store: fromFixture<Cultists>(end) });
    await settled();
    expect(container.querySelectorAll(".mark.grave")).toHaveLength(3);
    expect(container.querySelectorAll(".gift")).toHaveLength(0);
  });

  it("says when a game was called off, without a view too", async () => {
    const table = { ...end.table, stage: "aborted" as const, seed: "" };
    for (const view of [null, { ...end.view!, winner: null, reason: null, unveiled: null }]) {
      const { container } = render(End, { store: fromFixture<Cultists>({ ...end, table, view, journal: [] }) });
      await settled();
      expect(container.querySelector("h1")?.textContent).not.toBe("");
      expect(container.querySelector("a[download]")).toBeNull();
      cleanup();
    }
  });

  it("shows whom the others suspected: a Firestarter does not know the Cultists", async () => {
    const { container } = render(End, { store: fromFixture<Cultists>(end) });
    await settled();
    expect(container.querySelectorAll(".suspicion .steps")).toHaveLength(5);
    const keys = [...container.querySelectorAll(".suspicion ul button")].map((key) => key.getAttribute("aria-label"));
    expect(keys[1]).toMatch(/^Agnes: \d+%, and rightly so$/);
    expect(keys[0]).toMatch(/^Theo: \d+%$/);
  });

  it("takes everybody to their chair at the next table, and back to it later", async () => {
    keepToken(end.table.code, "old");
    const { container } = render(End, { store: fromFixture<Cultists>({ ...end, table: { ...end.table, again: { code: "BEAR77", chair: 2 } } }) });
    await settled();
    const again = container.querySelector<HTMLButtonElement>("nav button.candle")!;
    expect(again.textContent).toContain("Join Agnes at the new table");
    const fetched = vi.fn(async () => Response.json({ code: "BEAR77", chair: 2, token: "new" }));
    vi.stubGlobal("fetch", fetched);
    again.click();
    await waitFor(() => expect(location.hash).toBe("#/table/BEAR77"));
    expect(fetched).toHaveBeenCalledExactlyOnceWith(`/api/tables/${end.table.code}/again`, expect.objectContaining({ body: expect.stringMatching(/^\{"token":"old","key":"[\w-]{43}"\}$/) }));
    expect(tokenOf("BEAR77")).toBe("new");
    location.hash = "";
    again.click();
    await waitFor(() => expect(location.hash).toBe("#/table/BEAR77"));
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

describe("the replay page", () => {
  const key = (name: string, more: KeyboardEventInit = {}) =>
    window.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, ...more }));

  it("begins with one's own eyes, and goes by keyboard", async () => {
    const { container } = render(Replay, { store: fromFixture<Cultists>(end) });
    await settled();
    const slider = container.querySelector<HTMLInputElement>('input[type="range"]')!;
    const events = () => container.querySelectorAll(".log [data-event]").length;
    expect(container.querySelector("select")?.value).toBe("0");
    const before = events();
    key("ArrowRight");
    await tick();
    expect(events()).toBe(before + 1);
    key("End");
    await tick();
    expect(events()).toBe(end.journal.length);
    expect(slider.value).toBe(slider.max);
    key("Home");
    key("PageUp");
    key("ArrowRight", { shiftKey: true });
    await tick();
    expect(container.querySelectorAll(".log .hour")).toHaveLength(1);
  });

  it("says if other eyes cannot be had, and stays where it was", async () => {
    const { container } = render(Replay, { store: fromFixture<Cultists>(end) });
    await settled();
    const select = container.querySelector("select")!;
    select.value = "3";
    select.dispatchEvent(new Event("change", { bubbles: true }));
    await settled();
    expect(container.querySelector("[role=alert]")).not.toBeNull();
    expect(container.querySelector(".board")).not.toBeNull();
  });
});

describe("words", () => {
  it("name whose secret it is when all lies open", () => {
    const store = fromFixture<Cultists>({ ...end, chair: null });
    const secret: GameEvent = { type: "PulseSeen", seat: 3, target: 1, cards: ["alive"] };
    const plain = inWords(secret, fromFixture<Cultists>({ ...end, chair: 3 }), voice);
    expect(inWords(secret, store, voice)).not.toBe(plain);
    const open: GameEvent = { type: "Passed", seat: 3 };
    expect(inWords(open, store, voice)).toContain("Ruben");
  });
});
