import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import act from "../../fixtures/Act-1.json";
import CultistsHold from "../games/cultists/hand/Hold.svelte";
import { flightsOf } from "../games/cultists/questions/scenes/flights";
import CultistsScenes from "../games/cultists/questions/scenes/Scenes.svelte";
import type { GameEvent } from "../games/cultists/protocol";
import type { Cultists, CultistsEverything } from "../games/cultists/store";
import { voice } from "../games/cultists/voice";
import type { GameEvent as InvasionEvent } from "../games/invasion/protocol";
import { flightsOf as invasionFlightsOf } from "../games/invasion/scenes/flights";
import { change } from "../net/fake";
import { fromFixture, type TableStore } from "../store/table.svelte";
import { opening } from "../talk/opening.svelte";
import type { Voice } from "../talk/voice";
import NowLine from "./NowLine.svelte";

afterEach(cleanup);

const EVERYTHING = act as unknown as CultistsEverything;
const ME = EVERYTHING.chair!;
const table = () => fromFixture<Cultists>({ ...EVERYTHING, journal: [] });

async function happens(store: { version: number; pace: TableStore["pace"] }, ...journal: GameEvent[]): Promise<void> {
  store.pace.hear(change(store.version + 1, { journal }));
  await tick();
  flushSync();
}
const lays = (card: "success" | "sabotage" | null, seat = ME): GameEvent => ({ type: "RoomFilled", seat, place: "red", card }) as GameEvent;

describe("the line just now", () => {
  const open = () => {
    const store = table();
    const { container } = render(NowLine, { store: store as never, voice: voice as Voice });
    return { store, line: () => container.textContent!.trim(), press: () => fireEvent.click(container.querySelector("button")!) };
  };
  it("is empty until something happens, and tells the newest", async () => {
    const { store, line } = open();
    expect(line()).toBe("");
    await happens(store, { type: "Passed", seat: 1 }, { type: "Passed", seat: 2 });
    const passed = (seat: number) => voice.eventWords({ type: "Passed", seat }, store);
    expect(line()).toBe(`Just now ${passed(1)} ${passed(2)}`);
    await happens(store, { type: "Passed", seat: ME });
    expect(line()).toBe(`Just now ${passed(ME)}`);
  });
  it("says no more of a card than everybody may read, and nothing of what is for this seat alone", async () => {
    const { store, line } = open();
    await happens(store, lays("success"));
    const said = line();
    expect(said).not.toMatch(/Success/);
    await happens(store, lays("sabotage"));
    expect(line()).toBe(said);
    await happens(store, { type: "PulseSeen", seat: ME, target: 1, cards: ["dead"] });
    expect(line()).toBe(said);
  });
  it("waits for the scene that shows it, and what was there before stands", async () => {
    const { store, line } = open();
    await happens(store, { type: "Passed", seat: 1 });
    const before = line();
    const undo = store.pace.direct({ beats: (journal, since) => [{ scene: null, at: since, until: journal.length, as: "turn", lasts: null }] });
    await happens(store, { type: "Passed", seat: 2 });
    expect(line()).toBe(before);
    store.pace.hurry();
    await tick();
    expect(line()).toBe(`Just now ${voice.eventWords({ type: "Passed", seat: 2 }, store)}`);
    undo();
  });
  it("opens the log", async () => {
    const { store, press } = open();
    await happens(store, { type: "Passed", seat: 1 });
    await press();
    expect(opening.wanted).toEqual({ tab: "log" });
  });
});

describe("what is held", () => {
  const open = () => {
    const store = table();
    const { container } = render(CultistsHold, { store });
    const button = () => container.querySelector<HTMLElement>("button.hold")!;
    return { store, button, dot: () => container.querySelector(".dot") !== null, text: () => container.textContent! };
  };
  it("has a dot until it is looked at, and tells the face only while it is held", async () => {
    const { store, button, dot, text } = open();
    expect(dot()).toBe(false);
    await happens(store, lays("sabotage"));
    expect(dot()).toBe(true);
    expect(text()).not.toMatch(/Sabotage/);
    await fireEvent.keyDown(button(), { key: " " });
    expect(text()).toContain(voice.eventWords(lays("sabotage"), store));
    await fireEvent.keyUp(button(), { key: " " });
    expect(dot()).toBe(false);
    expect(text()).not.toMatch(/Sabotage/);
  });
  it("has the same dot whatever the card is, and none for a card of somebody else", async () => {
    const dots = [];
    for (const event of [lays("success"), lays("sabotage"), lays(null, (ME + 1) % 5)]) {
      const { store, dot } = open();
      await happens(store, event);
      dots.push(dot());
      cleanup();
    }
    expect(dots).toEqual([true, true, false]);
  });
});

describe("what flies", () => {
  it("is a back, whatever the card is", () => {
    const gave = (card: string | null): GameEvent => ({ type: "Gave", seat: 1, to: 2, card }) as GameEvent;
    const flights = ["alive", "dead", null].map((card) => JSON.stringify(flightsOf(gave(card), [])));
    expect(new Set(flights).size).toBe(1);
    expect(flightsOf(gave("dead"), [])).toEqual([{ glyph: "b-encounter", from: { seat: 1 }, to: { seat: 2 } }]);
  });
  it("is the knife, from the one who had it", () => {
    const hours = [4, 0].map((knife, index) => ({ type: "RoundBegan", round: index + 1, knife }) as GameEvent);
    expect(flightsOf(hours[0]!, hours)).toEqual([{ glyph: "i-knife", from: "middle", to: { portrait: 4 } }]);
    expect(flightsOf(hours[1]!, hours)).toEqual([{ glyph: "i-knife", from: { portrait: 4 }, to: { portrait: 0 } }]);
  });
  it("is a token: open to the clock, covered where it is covered", () => {
    const drawn = { type: "TokenDrawn", token: "mirror" } as GameEvent;
    expect(flightsOf(drawn, [drawn])).toEqual([{ glyph: "i-mirror", from: "middle", to: { thing: "clock" } }]);
    const handled = (removed: boolean) => flightsOf({ type: "TokenHandled", seat: 3, removed } as GameEvent, [])[0]!;
    expect(handled(true).glyph).toBe(handled(false).glyph);
    expect(handled(true).to).not.toEqual(handled(false).to);
  });
  it("are the architect's compasses, from one to the next", () => {
    const named = [1, 2].map((seat) => ({ type: "ArchitectNamed", seat }) as InvasionEvent);
    expect(invasionFlightsOf(named[0]!, named)).toEqual([{ glyph: "i-architect", from: "middle", to: { portrait: 1 } }]);
    expect(invasionFlightsOf(named[1]!, named)).toEqual([{ glyph: "i-architect", from: { portrait: 1 }, to: { portrait: 2 } }]);
  });
  it("waits for the end of the scene that tells of it, and is not there for those who wish for less motion", async () => {
    const { happyDOM } = window as unknown as { happyDOM: { settings: { device: { prefersReducedMotion: string } } } };
    const departed = vi.fn();
    Element.prototype.animate = function () {
      departed(this.querySelector("use")?.getAttribute("href"));
      return {} as Animation;
    };
    const page = document.body.appendChild(document.createElement("div"));
    page.innerHTML = '<ul><li data-chair="0"></li><li data-chair="1"></li></ul><main></main>';
    page.querySelectorAll("li, main").forEach((each) => (each.getBoundingClientRect = () => new DOMRect(0, 0, 40, 40)));
    const store = table();
    store.journal = [{ type: "RoundBegan", round: 1, knife: 0 } as GameEvent];
    render(CultistsScenes, { store });
    await happens(store, { type: "RoundBegan", round: 2, knife: 1 } as GameEvent);
    expect(store.pace.playing).not.toBeNull();
    expect(departed).not.toHaveBeenCalled();
    store.pace.hurry();
    flushSync();
    expect(departed.mock.calls).toEqual([["#i-knife"]]);
    happyDOM.settings.device.prefersReducedMotion = "reduce";
    await happens(store, { type: "Gave", seat: 0, to: 1, card: null } as GameEvent);
    expect(departed).toHaveBeenCalledTimes(1);
    page.remove();
  });
});
