import { expect, test, vi } from "vitest";
import { at } from "./place";

test.each([
  ["https://games.example/", "/api/games"],
  ["https://games.example/#/table/7H7S5A", "/api/games"],
  ["https://example.org/games/", "/games/api/games"],
  ["https://example.org/games/index.html#/table/7H7S5A", "/games/api/games"],
  ["https://example.org/our/games/?x=1/2#/", "/our/games/api/games"],
])("a page at %s finds its house", (page, address) => {
  vi.stubGlobal("location", new URL(page));
  expect(at("api/games")).toBe(address);
});
