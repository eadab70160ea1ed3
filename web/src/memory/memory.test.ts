import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { has, languages, setLanguage } from "../i18n";
import { endedFrom, type Ended } from "./ended";
import { gamesIn, memory, VERSION, written } from "./memory.svelte";
import { rivalsOf, sidesOf } from "./tally";
import { earnedBy, titlesOf } from "./titles";

const other = (name: string, more: object = {}) => ({ name, face: 1, bot: false, foe: true, won: false, caught: false, ...more });
const game = (id: string, more: Partial<Ended> = {}): Ended => ({
  id, day: "2026-11-16", game: "cultists", side: "investigators", won: true, rounds: 7, reason: "vote", deeds: [], others: [], ...more,
}); // prettier-ignore

beforeEach(() => memory.forget());
afterEach(() => vi.unstubAllGlobals());

describe("the book", () => {
  it("has a game once, however many times its end is opened, and tells its titles again", () => {
    expect(memory.add(game("A", { deeds: ["sharp-eye"] }))).toEqual(["sharp-eye", "newcomer"]);
    expect(memory.add(game("B", { deeds: ["sharp-eye"] }))).toEqual([]);
    expect(memory.add(game("A", { deeds: ["sharp-eye"] }))).toEqual(["sharp-eye", "newcomer"]);
    expect(memory.games.map(({ id }) => id)).toEqual(["A", "B"]);
    expect(memory.lasts).toBe(true);
  });
  it("comes back whole from its file, and games that are here already are not doubled", () => {
    memory.add(game("A"));
    memory.add(game("B", { day: "2026-11-18", others: [other("Theo", { caught: true })] }));
    const file = written(memory.games);
    memory.forget();
    expect(localStorage.getItem("gloaming.memory")).toBeNull();
    memory.add(game("C", { day: "2026-11-17" }));
    expect(memory.merge(file)).toBe(2);
    expect(memory.merge(file)).toBe(0);
    expect(memory.games.map(({ id }) => id)).toEqual(["A", "C", "B"]);
    expect(memory.games[2]!.others).toEqual([other("Theo", { caught: true })]);
  });
  it("is written for the next page too", () => {
    memory.add(game("A"));
    memory.games = [];
    memory.look();
    expect(memory.games.map(({ id }) => id)).toEqual(["A"]);
  });
  it("goes on in memory where nothing can be kept, and says so", () => {
    const setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    vi.stubGlobal("localStorage", { getItem: () => null, removeItem: () => undefined, setItem });
    memory.add(game("A"));
    memory.add(game("B"));
    expect([memory.games.length, memory.lasts]).toEqual([2, false]);
  });
  it("of a later Gloaming is left alone", () => {
    const later = JSON.stringify({ version: VERSION + 1, games: [] });
    localStorage.setItem("gloaming.memory", later);
    memory.add(game("A"));
    expect(localStorage.getItem("gloaming.memory")).toBe(later);
    expect([memory.games.length, memory.lasts]).toEqual([1, false]);
  });
});

describe("a file that is handed in", () => {
  it.each(["", "{}", "[]", "null", '{"version":1}', '{"version":1,"games":[{}]}', '{"version":0,"games":[]}', '{"version":99,"games":[]}'])("is refused if it is %s", (text) => {
    memory.add(game("A"));
    expect(memory.merge(text)).toBeNull();
    expect(memory.games.length).toBe(1);
  });
  it("is read with nothing in it but what belongs there", () => {
    const read = endedFrom({ ...game("A"), more: "<script>", others: [{ ...other("Theo"), more: 1 }] })!;
    expect(Object.keys(read)).not.toContain("more");
    expect(Object.keys(read.others[0]!)).not.toContain("more");
    expect(endedFrom({ ...game("A"), reason: "x".repeat(81) })).toBeNull();
    expect(endedFrom({ ...game("A"), others: [{ name: 7 }] })).toBeNull();
  });
  it("of an older version is brought up to date, step by step", () => {
    const steps = [
      (book: Record<string, unknown>) => ({ ...book, games: (book.nights as object[]).map((night) => ({ ...game("A"), ...night })) }),
      (book: Record<string, unknown>) => ({ ...book, games: (book.games as Ended[]).map((each) => ({ ...each, side: each.side.toUpperCase() })) }),
    ];
    const [read] = gamesIn(JSON.stringify({ version: 1, nights: [{ side: "cult" }] }), steps)!;
    expect(read!.side).toBe("CULT");
    expect(gamesIn(JSON.stringify({ version: 3, games: [game("A", { side: "cult" })] }), steps)![0]!.side).toBe("cult");
  });
});

describe("titles", () => {
  const lost = game("L", { won: false, others: [other("Vera", { won: true })] });
  it.each<[string, Ended, Ended[]]>([
    ["newcomer", game("A"), []],
    ["regular", game("Z"), Array.from({ length: 9 }, (_, index) => game(String(index)))],
    ["both-sides", game("B", { side: "cultists" }), [game("A")]],
    ["streak", game("C"), [game("A"), game("B")]],
    ["rematch", game("B", { others: [other("Vera")] }), [lost]],
  ])("%s is earned, and only once", (title, now, before) => {
    expect(earnedBy(now, before)).toContain(title);
    expect(earnedBy({ ...now, id: "again" }, [...before, now])).not.toContain(title);
    expect(titlesOf([...before, now])).toContain(title);
  });
  it("are not earned by losing, or against somebody else", () => {
    expect(earnedBy(game("B", { side: "cultists", won: false }), [game("A")])).toEqual([]);
    expect(earnedBy(game("B", { others: [other("Emil")] }), [lost])).toEqual([]);
    expect(earnedBy(game("C"), [game("A"), game("B", { won: false })])).toEqual([]);
  });
  it("have words in every language, and what each was for", async () => {
    for (const { code } of languages) {
      await setLanguage(code);
      for (const title of ["newcomer", "regular", "both-sides", "streak", "rematch"]) expect(has(`title-${title}`) && has(`title-${title}.for`)).toBe(true);
    }
    await setLanguage("en");
  });
});

describe("the tally", () => {
  const games = [
    game("A", { others: [other("Theo", { caught: true }), other("Ann", { foe: false, won: true })] }),
    game("B", { won: false, side: "cultists", others: [other("Theo", { won: true }), other("Theo", { bot: true, won: true })] }),
    game("C", { won: false, others: [other("Theo", { won: true, face: 4 })] }),
  ];
  it("counts sides", () => {
    expect(sidesOf(games)).toEqual([
      { game: "cultists", side: "investigators", played: 2, won: 1 },
      { game: "cultists", side: "cultists", played: 1, won: 0 },
    ]);
  });
  it("knows the rivals by name and face, and a bot of that name is somebody else", () => {
    expect(rivalsOf(games)).toEqual([
      { name: "Theo", face: 4, bot: false, met: 3, beatYou: 2, beaten: 1, caught: 1 },
      { name: "Theo", face: 1, bot: true, met: 1, beatYou: 1, beaten: 0, caught: 0 },
    ]);
  });
});
