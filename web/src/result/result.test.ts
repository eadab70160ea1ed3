import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import overCultists from "../../fixtures/over-replay.json";
import replayCultists from "../../fixtures/replay-all.json";
import overInvasion from "../../fixtures/Inv-over-replay.json";
import replayInvasion from "../../fixtures/Inv-replay-all.json";
import { resultOf as ofCultists } from "../games/cultists/replay/result";
import { storyOf as storyOfCultists } from "../games/cultists/replay/story";
import type { Cultists } from "../games/cultists/store";
import { resultOf as ofInvasion } from "../games/invasion/replay/result";
import { storyOf as storyOfInvasion } from "../games/invasion/replay/story";
import type { Invasion } from "../games/invasion/store";
import { has, languages, setLanguage } from "../i18n";
import type { Everything } from "../protocol/types";
import type { ReplayOf } from "../store/spoken";
import { fromFixture, type TableStore } from "../store/table.svelte";
import { cues } from "../sound/cues.svelte";
import { memory } from "../memory/memory.svelte";
import Cast from "./Cast.svelte";
import EndResult from "./EndResult.svelte";
import type { Result } from "./result";
import Unmasking from "./Unmasking.svelte";
import { witness } from "./witnessed";
import { resultWords } from "./words";

function cultists(chair: number | null = 0, more: object = {}): Result {
  const store = fromFixture<Cultists>({ ...overCultists, chair, ...more } as unknown as Everything);
  const journal = (replayCultists as unknown as ReplayOf<Cultists>).frames.flatMap((frame) => frame.journal);
  return ofCultists(store, storyOfCultists(journal, store.view!.unveiled))!;
}

function invasion(chair: number | null = 0): Result {
  const store = fromFixture<Invasion>({ ...overInvasion, chair } as unknown as Everything);
  const journal = (replayInvasion as unknown as ReplayOf<Invasion>).frames.flatMap((frame) => frame.journal);
  return ofInvasion(store, storyOfInvasion(journal, store.view!.unveiled))!;
}

const GAMES: Record<string, (chair?: number | null) => Result> = { cultists, invasion };

beforeEach(() => {
  memory.forget();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe.each(Object.entries(GAMES))("a result of %s", (name, result) => {
  const names = result().people.map((person) => person.name);

  it("names nobody in its own words, in any language", async () => {
    for (const { code } of languages) {
      await setLanguage(code);
      const { mark, title, why, decisive } = result();
      for (const words of [mark, title, why, decisive!.words]) {
        expect(words).not.toMatch(new RegExp(names.join("|")));
        expect(words).not.toMatch(/^[a-z]+-[a-z-]+$|[{}]/);
      }
    }
    await setLanguage("en");
  });
  it("is copied without names unless they are wanted", () => {
    expect(resultWords(result(), false)).not.toMatch(new RegExp(names.join("|")));
    expect(resultWords(result(), true)).toMatch(new RegExp(names.join("|")));
  });
  it("has a line for everyone, with something on it", () => {
    const scale = { width: 500, rounds: result().rounds, row: 60, size: "wide" as const };
    for (const { seat } of result().people) expect(result().line(seat, scale).strokes.some(({ path }) => path !== "")).toBe(true);
  });
  it("tells the book who was on which side and who won", () => {
    const seats = result().people.map(({ seat }) => seat);
    const mine = seats.map((seat) => result(seat).ended!);
    expect(new Set(mine.map(({ side }) => side)).size).toBe(2);
    expect(new Set(mine.map(({ won }) => won)).size).toBe(2);
    for (const [seat, { side, others, won }] of mine.entries()) {
      expect(others.map((other) => other.name)).toEqual(names.filter((_, index) => index !== seat));
      expect(others.filter(({ foe }) => foe).every((other) => other.won !== won)).toBe(true);
      expect(mine.filter((each) => each.side !== side).length).toBe(others.filter(({ foe }) => foe).length);
    }
    expect(mine[0]!.game).toBe(name);
  });
  it("has words for all its deeds, in every language", async () => {
    const deeds = result().people.flatMap(({ seat }) => result(seat).ended!.deeds);
    expect(deeds.length).toBeGreaterThan(0);
    for (const { code } of languages) {
      await setLanguage(code);
      for (const deed of deeds) expect(has(`title-${deed}`) && has(`title-${deed}.for`)).toBe(true);
    }
    await setLanguage("en");
  });
  it("is not written down for spectators", () => {
    expect(result(null).ended).toBeNull();
  });
});

it("is not written down where a bot played to the end, or in a lesson", () => {
  const { table } = overCultists as unknown as Everything;
  const covered = { ...table, chairs: table.chairs.map((chair) => ({ ...chair, covered: true })) };
  expect(cultists(0, { table: covered }).ended).toBeNull();
  expect(cultists(0, { table: { ...table, lesson: { may: [] } } }).ended).toBeNull();
});

describe("the cards", () => {
  const { people, back } = cultists();

  it("tell nothing while they lie face down", () => {
    const { container } = render(Cast, { people, back, open: () => false });
    expect(container.querySelectorAll("li")).toHaveLength(people.length);
    expect(container.textContent!.trim()).toBe("");
    expect(container.querySelector(".negative")).toBeNull();
  });
  it("turn one after the other, the guilty last, and then the page goes on", () => {
    const ondone = vi.fn();
    const { container } = render(Unmasking, { people, back, ondone });
    const turned = () => [...container.querySelectorAll("li")].map((card) => card.classList.contains("up"));
    const guilty = people.map(({ hostile }) => hostile);
    let before = 0;
    for (let time = 0; time < 12_000 && ondone.mock.calls.length === 0; time += 100) {
      vi.advanceTimersByTime(100);
      flushSync();
      const up = turned().filter(Boolean).length;
      expect(up - before).toBeLessThanOrEqual(1);
      before = up;
      if (turned().some((each, index) => each && guilty[index])) expect(turned().every((each, index) => each || guilty[index])).toBe(true);
    }
    expect(before).toBe(people.length);
    expect(ondone).toHaveBeenCalledOnce();
  });
  it("are hurried by a tap, and by another one left", () => {
    const ondone = vi.fn();
    const { container, getByRole } = render(Unmasking, { people, back, ondone });
    getByRole("button").click();
    flushSync();
    expect(container.querySelectorAll("li.up")).toHaveLength(people.length);
    expect(ondone).not.toHaveBeenCalled();
    getByRole("button").click();
    expect(ondone).toHaveBeenCalledOnce();
  });
});

describe("the end of a game", () => {
  const open = (live: boolean, still: boolean) => {
    vi.spyOn(window, "matchMedia").mockReturnValue({ matches: still } as MediaQueryList);
    const store = fromFixture<Cultists>(overCultists as unknown as Everything) as unknown as TableStore;
    if (live) witness(store);
    return render(EndResult, { store, result: cultists(), settled: true });
  };

  it("is played where it was seen, and rings when the cards are turned", () => {
    const rings = vi.spyOn(cues, "play").mockReturnValue();
    const { container, getByText } = open(true, false);
    expect(container.querySelector(".unmasking")).not.toBeNull();
    flushSync();
    expect(rings).not.toHaveBeenCalled();
    getByText("Turn them all").click();
    flushSync();
    getByText("See how it went").click();
    flushSync();
    expect(rings.mock.calls).toEqual([[cultists().ended!.won ? "won" : "lost"]]);
  });
  it.each([[false, false], [true, true]])("stands at once otherwise (seen %s, still %s)", (live, still) => {
    const { container } = open(live, still);
    expect(container.querySelector(".unmasking")).toBeNull();
    expect(container.querySelector(".result")).not.toBeNull();
  });
  it("says what it earned, and writes it down once", () => {
    expect(open(false, false).container.textContent).toContain("New title: The new face.");
    cleanup();
    expect(open(false, false).container.textContent).toContain("New title: The new face.");
    expect(memory.games).toHaveLength(1);
  });
});
