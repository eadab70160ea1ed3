import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import all from "../../fixtures/replay-all.json";
import mine from "../../fixtures/replay-0.json";
import over from "../../fixtures/over-replay.json";
import type { View } from "../games/cultists/protocol";
import { ReplayStore } from "./replay.svelte";
import { WEIGHTY } from "../games/cultists/replay/marks";
import type { Cultists, CultistsEverything } from "../games/cultists/store";
import type { ReplayOf } from "../store/spoken";

const open = all as unknown as ReplayOf<Cultists>;
const seat0 = mine as unknown as ReplayOf<Cultists>;
const end = over as unknown as CultistsEverything;

function shown(data = open, eyes: "all" | 0 = "all"): ReplayStore<Cultists> {
  const replay = new ReplayStore<Cultists>(WEIGHTY);
  replay.show(data, eyes, end.table);
  return replay;
}

describe("a replay", () => {
  it("puts every frame on top of those before it", () => {
    const replay = shown();
    let view = {} as View;
    let events = 0;
    open.frames.forEach((frame, number) => {
      view = { ...view, ...frame.view };
      events += frame.journal.length;
      replay.seek(number);
      expect(replay.table.view).toEqual(view);
      expect(replay.table.journal).toHaveLength(events);
      expect([replay.table.view?.round, replay.table.view?.phase]).toEqual([frame.round, frame.phase]);
    });
  });

  it("ends where the game ended for that seat", () => {
    const replay = shown(seat0, 0);
    replay.seek(replay.last);
    expect(replay.table.view).toEqual(end.view);
    expect(replay.table.journal).toEqual(end.journal);
    expect(replay.table.chair).toBe(0);
    expect(replay.table.board).toEqual(end.board);
  });

  it("has what was said after the events of its frame", () => {
    const line = { number: 1, chair: 2, round: 1, statement: { type: "denies" as const } };
    const frames = open.frames.map((frame, number) => ({ ...frame, said: number === 7 ? [line] : [] }));
    const replay = shown({ ...open, frames });
    expect(replay.talk).toEqual([{ line, at: replay.frameEnd(7) }]);
  });

  it("goes back to exactly what was", () => {
    const replay = shown();
    replay.seek(100);
    const then = replay.table.view;
    replay.seek(replay.last);
    replay.seek(100);
    expect(replay.table.view).toEqual(then);
  });

  it("keeps within the game", () => {
    const replay = shown();
    replay.byAnswer(-1);
    expect(replay.frame).toBe(0);
    replay.seek(10_000);
    replay.byAnswer(1);
    expect(replay.frame).toBe(open.frames.length - 1);
    expect(replay.atEnd).toBe(true);
  });

  it("tells the events one by one, forwards and backwards, and passes over sealed answers", () => {
    const replay = shown();
    replay.seekEvent(-1);
    const first = replay.told;
    const forwards = [];
    while (!replay.atEnd) {
      replay.byEvent(1);
      forwards.push(replay.event);
      expect(replay.table.journal.at(-1)).toEqual(replay.event);
      expect(open.frames[replay.frame]?.journal).toContainEqual(replay.event);
    }
    expect(forwards).toEqual(replay.journal.slice(first));
    replay.byEvent(-1);
    expect(replay.event).toEqual(replay.journal.at(-2));
  });

  it("goes from hour to hour", () => {
    const replay = shown();
    const began = [];
    for (let hour = 1; hour <= 10; hour += 1) {
      replay.byHour(1);
      began.push(replay.table.view?.round);
    }
    expect(began).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    replay.byHour(-1);
    expect(replay.table.view?.round).toBe(9);
    for (let hour = 0; hour < 12; hour += 1) replay.byHour(-1);
    expect(replay.frame).toBe(0);
  });

  it("stays at the same answer through other eyes", () => {
    const replay = shown();
    replay.seek(120);
    const public_ = { at: replay.table.view?.at, round: replay.table.view?.round };
    replay.show(seat0, 0, end.table);
    expect(replay.frame).toBe(120);
    expect({ at: replay.table.view?.at, round: replay.table.view?.round }).toEqual(public_);
    expect(replay.table.view?.unveiled).toBeNull();
    expect(replay.table.view?.hand).not.toEqual([]);
  });

  it("remembers how far was watched", () => {
    const replay = shown();
    replay.seek(50);
    replay.seek(20);
    expect(replay.furthest).toBe(50);
  });

  it("sends nothing", () => {
    const replay = shown(seat0, 0);
    const asked = seat0.frames.findIndex((frame) => frame.view.asked?.options.length);
    replay.seek(asked);
    const before = replay.table.view;
    replay.table.answer(before!.asked!.options[0]!.code);
    expect(replay.table.view).toBe(before);
  });
});

describe("playing", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("tells the whole game and stops at its end", () => {
    const replay = shown();
    replay.speed = 4;
    replay.toggle();
    expect(replay.playing).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(replay.told).toBeGreaterThan(9);
    vi.runAllTimers();
    expect(replay.atEnd).toBe(true);
    expect(replay.playing).toBe(false);
  });

  it("pauses, and begins again from the end", () => {
    const replay = shown();
    replay.toggle();
    vi.advanceTimersByTime(3000);
    replay.toggle();
    const told = replay.told;
    vi.advanceTimersByTime(10_000);
    expect(replay.told).toBe(told);
    replay.seek(replay.last);
    replay.toggle();
    expect(replay.frame).toBe(0);
    replay.pause();
  });
});
