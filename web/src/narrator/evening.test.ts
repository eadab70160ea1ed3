import { beforeEach, describe, expect, it } from "vitest";
import { after, anew, counted, EMPTY, FIRST, inForce, linesOf, phaseOf, players, settled, shortNights, START, told, undone, type Act, type Told } from "./evening";
import { keep, opened } from "./kept";
import { small } from "./small.test.support";

const all = (...acts: Act[]): Told => acts.reduce(told, START);
const ON: Act = { type: "on", phases: 2, last: 2 };

describe("what is chosen", () => {
  it("is the usual thing until somebody chooses", () => {
    expect(settled(small, {})).toEqual({ players: 5, board: "house" });
    expect(settled(small, { board: "garden" })).toEqual({ players: 5, board: "garden", roles: ["moth"] });
  });

  it("follows from what was chosen before it, and comes back with it", () => {
    const wished = { players: 7, board: "garden", roles: ["owl", "newt"] };
    expect(settled(small, wished)).toEqual({ players: 7, board: "house" });
    expect(settled(small, { ...wished, players: 6 })).toEqual({ players: 6, board: "garden", roles: ["owl"] });
  });

  it("may be nothing among many", () => {
    expect(settled(small, { board: "garden", roles: [] })).toEqual({ players: 5, board: "garden", roles: [] });
  });

  it("refuses choices that never come to rest", () => {
    let turn = 0;
    const restless = { ...small, choices: () => [{ name: "a", title: "", values: [{ value: turn++, words: "" }] }] };
    expect(() => settled(restless, {})).toThrow("never settle");
  });
});

describe("people", () => {
  it("are called by their names, or by their number", () => {
    const evening = after(after(EMPTY, { type: "name", seat: 2, name: " Ann " }), { type: "name", seat: 0, name: "Ben" });
    expect(players(evening, { players: 4 }, (number) => `#${number}`)).toEqual(["Ben", "#2", "Ann", "#4"]);
  });
});

describe("the hours", () => {
  it("go through their phases to the next, and after the last to the end", () => {
    const rooms = [1, 2, 3, 4].map((times) => all({ type: "go", room: "round" }, ...Array<Act>(times).fill(ON)).now);
    expect(rooms.map(({ room, moment: { round, phase } }) => [room, round, phase])).toEqual([["round", 1, 1], ["round", 2, 0], ["round", 2, 1], ["end", 2, 1]]);
  });

  it("show a phase also where a kept evening remembers more of them", () => {
    expect(phaseOf(small.phases({}, FIRST), { ...FIRST, phase: 9 })?.id).toBe("draw");
    expect(phaseOf([], FIRST)).toBeUndefined();
  });

  it("count from where each tally begins", () => {
    expect(counted(small, {}, FIRST).counted).toEqual({ oil: 2 });
    expect(counted(small, {}, all({ type: "count", id: "oil", count: 0 }).now.moment).counted).toEqual({ oil: 0 });
  });
});

describe("what was drawn", () => {
  const lasts = (id: string): boolean => id === "rain";
  const drawn = (id: string, ...more: Act[]) => inForce(all(ON, { type: "draw", id }, ...more).now, lasts);

  it("counts in its phase", () => {
    expect(inForce(EMPTY, lasts)).toBeNull();
    expect(drawn("wind")).toEqual({ id: "wind", fresh: true });
    expect(drawn("wind", ON)).toBeNull();
  });

  it("goes on until the next one if it lasts", () => {
    expect(drawn("rain", ON)).toEqual({ id: "rain", fresh: false });
    expect(drawn("rain", ON, ON, { type: "draw", id: "wind" })).toEqual({ id: "wind", fresh: true });
  });

  it("may have a night of its own, before those of the phase", () => {
    const [, phase] = small.phases({}, FIRST);
    const lines = [{ id: "a", words: "Sleep.", pause: 1 }];
    expect(shortNights(phase, { ...small.draws({}, FIRST)[0]!, night: lines }).map(({ id }) => id)).toEqual(["drawn-rain", "look"]);
    expect(shortNights(undefined, null)).toEqual([]);
  });
});

describe("a show of hands", () => {
  it("has a line for each person, by name", () => {
    const [vote] = small.hands({}, FIRST, ["Ann", "Ben"]);
    expect(linesOf(vote!, ["Ann", "Ben"])).toEqual([{ id: "vote-1", words: "Ann" }, { id: "vote-2", words: "Ben" }, { id: "none", words: "Nobody" }]);
  });

  it("is called, talked about, counted and over", () => {
    const raised = all({ type: "raise", id: "vote" }, { type: "talk", ends: 5000, left: null });
    expect(raised.now.show).toEqual({ id: "vote", ends: 5000, left: null, counting: false, entered: {} });
    const counting = [{ type: "hands" }, { type: "enter", line: "none", count: 2 }, { type: "enter", line: "vote-1", count: 1 }] as Act[];
    expect(counting.reduce(told, raised).now.show).toMatchObject({ ends: null, counting: true, entered: { none: 2, "vote-1": 1 } });
    expect(told(raised, { type: "lower" }).now.show).toBeNull();
    expect(told(START, { type: "enter", line: "none", count: 2 })).toEqual(START);
  });

  it("ends with its phase", () => {
    expect(all({ type: "raise", id: "vote" }, ON).now.show).toBeNull();
  });
});

describe("taking back", () => {
  it("goes step by step, and leaves alone who sits where and what is said aloud", () => {
    const far = all({ type: "game", game: "small" }, { type: "go", room: "round" }, ON, { type: "draw", id: "rain" }, { type: "count", id: "oil", count: 1 }, { type: "name", seat: 0, name: "Ann" }, { type: "aloud", aloud: false });
    const [one, two] = [undone(far), undone(undone(far))];
    expect([one.now.moment.counted, one.now.moment.drawn, one.now.names, one.now.aloud]).toEqual([{}, ["rain"], ["Ann"], false]);
    expect([two.now.moment.drawn, two.now.moment.phase]).toEqual([[], 1]);
    const start = undone(undone(two));
    expect(start.now.room).toBe("choose");
    expect(undone(start)).toBe(start);
  });

  it("forgets what lies far behind", () => {
    const many = Array.from({ length: 100 }, (_, count): Act => ({ type: "count", id: "oil", count }));
    expect(all(...many).before.length).toBe(60);
  });

  it("starts again with the same people and the same box", () => {
    const far = all({ type: "game", game: "small" }, { type: "choose", name: "players", value: 6 }, { type: "name", seat: 0, name: "Ann" }, { type: "go", room: "round" }, ON);
    expect(anew(far)).toEqual({ now: { ...EMPTY, game: "small", chosen: { players: 6 }, names: ["Ann"] }, before: [] });
  });

  it("does not lead from one box into another", () => {
    expect(all({ type: "game", game: "small" }, { type: "go", room: "round" }, { type: "game", game: "other" }).before).toEqual([]);
  });
});

describe("ticks", () => {
  it("come and go, and begin again with another choice", () => {
    const ticked = all({ type: "tick", id: "a" }, { type: "tick", id: "b" }, { type: "tick", id: "a" });
    expect(ticked.now.ticked).toEqual(["b"]);
    expect(told(ticked, { type: "choose", name: "players", value: 6 }).now.ticked).toEqual([]);
  });
});

describe("a reload", () => {
  beforeEach(() => localStorage.clear());

  it("finds the evening as it was, with all that can be taken back", () => {
    expect(opened()).toBe(START);
    const far = all({ type: "game", game: "small" }, { type: "go", room: "round" }, ON, { type: "draw", id: "rain" });
    expect(keep(far)).toBe(true);
    expect(opened()).toEqual(far);
  });

  it.each([
    "{broken",
    "null",
    JSON.stringify({ version: 99, now: EMPTY, before: [] }),
    JSON.stringify({ version: 1, now: { ...EMPTY, room: "cellar" }, before: [] }),
    JSON.stringify({ version: 1, now: { ...EMPTY, names: "Ann" }, before: [] }),
    JSON.stringify({ version: 1, now: { ...EMPTY, moment: { round: 1 } }, before: [] }),
    JSON.stringify({ version: 1, now: EMPTY }),
  ])("begins anew where it cannot read %s", (text) => {
    localStorage.setItem("gloaming.narrator", text);
    expect(opened()).toBe(START);
  });
});
