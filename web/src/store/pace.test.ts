// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import walk from "../../fixtures/Walk-1.json";
import { change } from "../net/fake";
import type { Change, Everything } from "../protocol/types";
import type { Beat, Director } from "./pace.svelte";
import type { AnyEvent } from "./spoken";
import { fromFixture, type TableStore } from "./table.svelte";

const EVERYTHING = { ...(walk as unknown as Everything), journal: [] };
const ASKED = (EVERYTHING.view as { asked: { options: object[] } }).asked;
const SECOND = 1000;

/** Every event named like a treatment is shown by it, for a second; "full" until it is tapped. */
const director: Director = {
  beats: (journal, since) =>
    journal.slice(since).flatMap(({ type }, index): Beat[] => {
      const at = since + index;
      return type === "Entered" ? [] : [{ scene: type, at, until: at + 1, as: type === "full" ? "full" : "scene", lasts: type === "full" ? null : SECOND }];
    }),
};

let store: TableStore;
let version: number;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  store = fromFixture(EVERYTHING);
  version = EVERYTHING.version;
  stop = store.pace.direct(director);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** These events happen, and the round is another then. */
function happens(types: string[], more: Partial<Change> = {}): number {
  version += 1;
  expect(store.pace.hear(change(version, { journal: types.map((type) => ({ type })), view: { round: version }, ...more }))).toBe(true);
  return version;
}
const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * SECOND);
const playing = () => store.pace.playing?.scene ?? null;
const told = () => store.journal.map(({ type }) => type);
const hide = (hidden: boolean) => vi.spyOn(document, "visibilityState", "get").mockReturnValue(hidden ? "hidden" : "visible");

describe("the present", () => {
  it("is there at once where nothing is shown", () => {
    const round = happens(["Entered"]);
    expect(store.view?.round).toBe(round);
    expect([playing(), told()]).toEqual([null, ["Entered"]]);
  });

  it("waits behind the scene, with all that comes meanwhile, and comes in order", async () => {
    const before = store.view?.round;
    const first = happens(["vote", "Entered"], { table: { watching: 7 } });
    const second = happens(["Entered"]);
    expect([playing(), store.view?.round, store.state?.watching]).toEqual(["vote", before, EVERYTHING.table.watching]);
    expect(store.pace.holding).toBe(true);
    expect(told()).toEqual(["vote"]);
    expect(store.journalShown).toEqual([]);
    await wait(0.9);
    expect(store.view?.round).toBe(before);
    await wait(0.2);
    expect([playing(), store.view?.round, store.state?.watching]).toEqual([null, second, 7]);
    expect(first).toBeLessThan(second);
    expect(told()).toEqual(["vote", "Entered", "Entered"]);
    expect(store.journalShown).toEqual(store.journal);
    expect(store.pace.holding).toBe(false);
  });

  it("comes scene by scene, and the journal with it", async () => {
    const before = store.view?.round;
    happens(["token", "Entered", "dark"]);
    expect([playing(), told()]).toEqual(["token", ["token"]]);
    await wait(1.1);
    expect([playing(), told(), store.view?.round]).toEqual(["dark", ["token", "Entered", "dark"], before]);
    await wait(1.1);
    expect(store.view?.round).toBe(version);
  });

  it("is hurried by a tap, scene by scene", () => {
    happens(["one", "two"]);
    store.pace.hurry();
    expect(playing()).toBe("two");
    store.pace.hurry();
    expect([playing(), store.view?.round]).toEqual([null, version]);
  });

  it("stays away while somebody looks at something in the scene", async () => {
    happens(["drew"]);
    store.pace.stay(true);
    await wait(30);
    expect(playing()).toBe("drew");
    store.pace.stay(false);
    await wait(2);
    expect(playing()).toBe("drew");
    await wait(1.1);
    expect(playing()).toBeNull();
  });

  it("waits for a tap where the whole screen is taken", async () => {
    happens(["full"]);
    await wait(60);
    expect(playing()).toBe("full");
    store.pace.hurry();
    expect(store.view?.round).toBe(version);
  });

  it("knows when a change is missing, those that wait included", () => {
    happens(["vote"]);
    expect(store.pace.hear(change(version + 2))).toBe(false);
    expect(store.pace.hear(change(version + 1))).toBe(true);
  });
});

describe("who skips to it", () => {
  it("whoever comes back: everything is there, and nothing is played", async () => {
    happens(["vote"]);
    store.pace.replace({ ...EVERYTHING, version: 90, view: { ...EVERYTHING.view, round: 9 } as object });
    expect([playing(), store.view?.round, store.version]).toEqual([null, 9, 90]);
    await wait(5);
    expect(store.view?.round).toBe(9);
  });

  it("whoever has a clock of their own running: the question first, the scene over it", () => {
    const heardAt = performance.now();
    happens(["vote"], { view: { asked: ASKED, round: 99 }, table: { deadline: 20_000 } });
    expect([store.view?.round, playing(), store.pace.holding]).toEqual([99, "vote", false]);
    expect(store.dueAt).toBe(heardAt + 20_000);
  });

  it("nobody's clock is longer for the wait", async () => {
    const heardAt = performance.now();
    happens(["vote"], { table: { deadline: 20_000 }, view: { asked: { ...ASKED, options: [] } } });
    await wait(1.1);
    expect(store.dueAt).toBe(heardAt + 20_000);
  });

  it("a hidden tab, but what happens to its owner waits for them", async () => {
    happens(["vote"]);
    hide(true);
    document.dispatchEvent(new Event("visibilitychange"));
    expect([playing(), store.view?.round]).toEqual([null, version]);
    happens(["token", "full", "dark"]);
    expect([playing(), store.view?.round]).toEqual(["full", version]);
    hide(false);
    store.pace.hurry();
    expect(playing()).toBeNull();
  });

  it("a covered seat", () => {
    const chairs = EVERYTHING.table.chairs.map((chair, seat) => ({ ...chair, covered: seat === EVERYTHING.chair }));
    happens(["Entered"], { table: { chairs } });
    happens(["vote"]);
    expect([playing(), store.view?.round]).toEqual([null, version]);
  });

  it("whoever is far behind: only the last two scenes are left", async () => {
    happens(["first"]);
    for (let more = 0; more < 40; more++) happens([`scene ${more}`]);
    store.pace.hurry();
    const seen = [];
    for (; playing() !== null; store.pace.hurry()) seen.push(playing());
    expect(seen.at(-1)).toBe("scene 39");
    expect(seen.length).toBeLessThan(20);
    expect(store.view?.round).toBe(version);
    expect(told()).toHaveLength(41);
  });

  it("a page that shows no scenes", () => {
    happens(["vote"]);
    stop();
    expect([playing(), store.view?.round]).toEqual([null, version]);
    happens(["vote"]);
    expect(store.view?.round).toBe(version);
  });
});

describe("whoever watches", () => {
  it("hears of everything once: with its scene, or when the table shows it", async () => {
    const heard: [string, unknown][] = [];
    const leave = store.pace.watch((event: AnyEvent, beat) => heard.push([event.type, beat?.scene ?? null]));
    happens(["Entered", "vote", "Entered"]);
    expect(heard).toEqual([["Entered", null], ["vote", "vote"]]);
    await wait(1.1);
    expect(heard).toEqual([["Entered", null], ["vote", "vote"], ["Entered", null]]);
    leave();
    happens(["Entered"]);
    expect(heard).toHaveLength(3);
  });
});
