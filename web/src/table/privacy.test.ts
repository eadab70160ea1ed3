import { beforeEach, expect, it } from "vitest";
import walk from "../../fixtures/Walk-1.json";
import type { ChairState, Everything, TableState } from "../protocol/types";
import { fromFixture } from "../store/table.svelte";
import { isAlone, privacy, showsHand, showsRoute } from "./privacy.svelte";

const MOMENT = walk as unknown as Everything;
const bot = (chair: ChairState): ChairState => ({ ...chair, person: false, program: false, bot: "sleuth", away: false });
const chairs = MOMENT.table.chairs.map((chair, seat) => (seat === 0 ? { ...chair, person: true, bot: null } : bot(chair)));

function table(change: Partial<TableState> = {}, chair: number | null = 0) {
  return fromFixture({ ...MOMENT, chair, table: { ...MOMENT.table, stage: "playing", watching: 0, lesson: null, chairs, ...change } });
}

beforeEach(() => (privacy.covers = false));

it("opens hand and route to somebody who is alone with bots", () => {
  expect([isAlone(table()), showsHand(table()), showsRoute(table())]).toEqual([true, true, true]);
});

it("covers them if one wants it so, and keeps that in mind", () => {
  privacy.covers = true;
  expect([isAlone(table()), showsHand(table()), showsRoute(table())]).toEqual([true, false, false]);
  expect(localStorage.getItem("gloaming.cover")).toBe("yes");
  privacy.covers = false;
  expect(localStorage.getItem("gloaming.cover")).toBeNull();
});

it.each<[string, Partial<TableState>, number | null]>([
  ["somebody watches", { watching: 1 }, 0],
  ["a screen shows the table to a room", { screens: 1 }, 0],
  ["another person sits here", { chairs: chairs.map((chair, seat) => (seat === 2 ? { ...chair, person: true, bot: null } : chair)) }, 0],
  ["somebody's program sits here", { chairs: chairs.map((chair, seat) => (seat === 2 ? { ...chair, program: true, bot: null } : chair)) }, 0],
  ["a bot keeps the chair of somebody who is away", { chairs: chairs.map((chair, seat) => (seat === 2 ? { ...chair, person: true, away: true, covered: true, bot: null } : chair)) }, 0],
  ["a chair is nobody's yet", { chairs: chairs.map((chair, seat) => (seat === 2 ? { ...chair, bot: null } : chair)) }, 0],
  ["one only watches", {}, null],
  ["the game is over", { stage: "over" }, 0],
])("covers them where %s", (_, change, chair) => {
  expect([isAlone(table(change, chair)), showsHand(table(change, chair)), showsRoute(table(change, chair))]).toEqual([false, false, false]);
});

it("covers them as soon as nobody knows who is there", () => {
  const store = table();
  store.link = "lost";
  expect(showsHand(store)).toBe(false);
  expect(showsRoute(store)).toBe(false);
});

it("lights the route in a lesson, and lets the hand be held", () => {
  const lesson = { id: "first-night", beat: "", may: [], ways: [], last: "", answer: "", called: {}, reveals: [] };
  expect([showsRoute(table({ lesson })), showsHand(table({ lesson }))]).toEqual([true, false]);
});
