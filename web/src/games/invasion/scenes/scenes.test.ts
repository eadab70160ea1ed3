import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { change as news } from "../../../net/fake";
import type { GameEvent } from "../protocol";
import { moment, moments, open, table, type Moment } from "../questions/answering.test.support";
import Scenes from "./Scenes.svelte";
import { lasts, sceneAt, scenesOf, type Scene } from "./scenes";
import { tell } from "./telling";

beforeEach(() => {
  vi.useFakeTimers();
  document.body.append(document.createElement("main")); // scenes lie over the board
});
afterEach(() => {
  cleanup();
  document.querySelector("main")?.remove();
  vi.useRealTimers();
});

/** All scenes of a journal, as they would come one by one. */
function all({ journal, chair }: Moment): Scene[] {
  return journal.flatMap((_, at) => sceneAt({ at, journal: journal as GameEvent[], chair, asking: null }) ?? []);
}

/** The last `count` events arrive while the page is open. */
function playing(name: string, count: number, change?: Parameters<typeof moment>[1]) {
  const { store } = table(moment(name, change));
  const journal = store.journal;
  store.journal = journal.slice(0, journal.length - count);
  const page = render(Scenes, { store });
  store.pace.hear(news(store.version + 1, { journal: journal.slice(journal.length - count) }));
  flushSync();
  return { ...page, store, scene: () => document.querySelector("main .scene") };
}

describe("what is worth a moment", () => {
  const last = (name: string, count: number) => {
    const message = moment(name);
    return scenesOf(message.journal as GameEvent[], message.journal.length - count, message.chair, null);
  };
  it("is a Mother Ship, with what it brings, but not its card once more", () => {
    expect(last("Ship-1", 3)).toEqual([{ kind: "ship", number: 1, cards: 10, escalation: 0 }]);
  });
  it("is an event with all that it brings about at once", () => {
    const [scene] = last("Declare-alien", 2);
    expect(scene).toMatchObject({ kind: "event", card: "expansion", escalation: 0, lines: [{ type: "TokensLaid" }] });
  });
  it("is a rescue: the cards, and whether somebody got through", () => {
    expect(last("Saved-1", 5).slice(0, 1)).toEqual([{ kind: "votes", success: 3, sabotage: 0, turned: [true, true, true], saved: 1 }]);
  });
  it("is an Escalation, card by card, and how the rescue ends after it", () => {
    const scenes = last("Saved-sabotaged", 12);
    expect(scenes.map(({ kind }) => kind)).toEqual(["votes", "event", "told", "ship", "saved"]);
    expect(scenes[0]).toMatchObject({ success: 2, sabotage: 1, saved: null });
    expect([scenes[1], scenes[3]]).toMatchObject([{ escalation: 1 }, { escalation: 2 }]);
    expect(last("Failed-1", 6).map(({ kind }) => kind)).toEqual(["event", "failed"]);
  });
  it("is an accusation, when it is decided", () => {
    expect(last("Accused-unfounded", 1)).toEqual([
      { kind: "verdict", accuser: 2, accused: 4, supporters: [1], cards: ["human"], outcome: "unfounded" },
    ]);
    expect(last("Accused-founded", 1)).toMatchObject([{ kind: "verdict", cards: ["assimilated"], outcome: "founded" }]);
    const alone: GameEvent[] = [{ type: "Accused", seat: 1, accused: 2 }, { type: "SupportHeard", supporters: [] }];
    expect(scenesOf(alone, 0, 0, null)).toMatchObject([{ kind: "verdict", outcome: "alone", cards: [] }]);
    // INV-RQ-40: the next one is asked.
    expect(scenesOf(alone, 0, 0, "AskForSupport")).toEqual([]);
  });
  it("is somebody who steps forward, and the night after a round", () => {
    expect(last("Declared-1", 1)).toMatchObject([{ kind: "declared" }]);
    expect(last("Consolidation-1", 9).map(({ kind }) => kind)).toEqual(["consolidation", "ship"]);
  });
  it("is what one draws oneself, not what others draw", () => {
    expect(last("Drew-1", 1)).toEqual([{ kind: "drew", count: 3 }]);
    const { journal } = moment("Drew-1");
    expect(scenesOf(journal as GameEvent[], journal.length - 1, 1, null)).toEqual([]);
  });
  it("is at most the end of a long absence", () => {
    const { journal, chair } = moment("over-ships");
    expect(scenesOf(journal as GameEvent[], 0, chair, null)).toHaveLength(7);
  });
});

describe("the words of a scene", () => {
  it("are whole in every game there is", () => {
    const told = new Set<string>();
    for (const name of moments.filter((each) => /^(over|Act|Failed)/.test(each))) {
      const { store } = table(moment(name));
      for (const scene of all(moment(name))) {
        const words = tell(scene, store);
        told.add(scene.kind);
        for (const text of [words.title, ...(words.lines ?? [])]) expect(text, scene.kind).toMatch(/^[A-Z0-9]/);
        if (scene.kind !== "told" && scene.kind !== "turn") expect(words.detail, scene.kind).toMatch(/^[A-Z0-9]/);
        expect([words.title, words.detail].join()).not.toMatch(/inv-|undefined|\{/);
        expect(lasts(scene)).toBeGreaterThan(2000);
      }
    }
    expect([...told].sort()).toEqual([
      "consolidation", "declared", "drew", "event", "failed", "invaded", "landed", "recognition", "saved", "ship", "told", "turn", "verdict", "votes",
    ]); // prettier-ignore
  });
});

describe("on the page", () => {
  it("a scene comes over the map, stays its time, and goes", async () => {
    const { scene } = playing("Ship-1", 3);
    expect(scene()!.textContent).toMatch(/Mother Ship 1 of 4/);
    await vi.advanceTimersByTimeAsync(5000);
    expect(scene()).not.toBeNull();
    await vi.advanceTimersByTimeAsync(1500);
    expect(scene()).toBeNull();
  });
  it("is skipped by its button, or by Escape", async () => {
    const { scene } = playing("Ship-1", 3);
    await fireEvent.click(scene()!.querySelector("button.skip")!);
    expect(scene()).toBeNull();
    cleanup();
    const again = playing("Declared-1", 1);
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(again.scene()).toBeNull();
  });
  it("plays nothing of what was there on arrival", () => {
    expect(playing("Ship-1", 0).scene()).toBeNull();
  });
  it.each([
    ["Drew-1", 1],
    ["Revelation-alien", 2],
  ])("%s covers what is secret: the same page for humans and aliens, until it is held", async (name, count) => {
    const alien = playing(name, count);
    const page = open(document.querySelector("main")!);
    expect(page).not.toMatch(/Assimilated<|i-human|Emil/);
    const patch = document.querySelector("button.patch")!;
    await fireEvent.pointerDown(patch, { button: 0 });
    expect(alien.scene()!.textContent).toMatch(name === "Drew-1" ? /Human\s+Human\s+Assimilated/ : /you saw Emil/);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(alien.scene(), "it stays while it is looked at").not.toBeNull();
    await fireEvent.pointerUp(patch);
    expect(open(document.querySelector("main")!)).toBe(page);
    cleanup();
    playing(name, count, (view) => Object.assign(view, { alien: false, known_aliens: [], hand: view.hand.map(() => "human") }));
    expect(open(document.querySelector("main")!)).toBe(page);
  });
});
