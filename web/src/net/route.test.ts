import { expect, it } from "vitest";
import { cleanCode, parseRoute } from "./route";

it("reads codes as people type them", () => {
  expect(cleanCode(" moth 47")).toBe("MOTH47");
  expect(cleanCode("mo-th47x9")).toBe("MOTH47");
});

it.each([
  ["", { page: "home" }],
  ["#/", { page: "home" }],
  ["#/nowhere", { page: "home" }],
  ["#/table/moth47", { page: "table", code: "MOTH47", watch: false, replay: false, move: false, hand: false }],
  ["#/table/MOTH47/watch", { page: "table", code: "MOTH47", watch: true, replay: false, move: false, hand: false }],
  ["#/table/MOTH47/hand", { page: "table", code: "MOTH47", watch: false, replay: false, move: false, hand: true }],
  ["#/tv/moth47", { page: "tv", code: "MOTH47" }],
  ["#/tv/short", { page: "home" }],
  ["#/table/short", { page: "home" }],
  ["#/move/MOON42/a-b_c", { page: "move", code: "MOON42", ticket: "a-b_c" }],
  ["#/move/a-b_c", { page: "home" }],
  ["#/seat/MOTH47/a-b_c", { page: "seat", code: "MOTH47", ticket: "a-b_c" }],
  ["#/seat/MOTH47", { page: "home" }],
  ["#/narrator", { page: "narrator" }],
  ["#/reference", { page: "reference", game: "" }],
  ["#/reference/invasion/%7B%7D", { page: "reference", game: "invasion" }],
  ["#/fixture/over-1/replay", { page: "fixture", name: "over-1", replay: true, hand: false }],
])("finds the way to %s", (hash, route) => {
  expect(parseRoute(hash)).toEqual(route);
});
