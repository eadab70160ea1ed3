import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepToken, seatsKept } from "./kept";
import { MyTables } from "./tables.svelte";

const card = (code: string, stage: string) => ({ code, game: "cultists", stage, people: [], characters: [], taken: [], free: 0, spectators: true, awaited: [] });
const HOUSE: Record<string, [status: number, body: unknown]> = {
  "/api/tables/AAAAAA": [200, card("AAAAAA", "over")],
  "/api/tables/BBBBBB": [200, card("BBBBBB", "playing")],
  "/api/tables/CCCCCC": [404, { reason: "unknown-table" }],
  "/api/tables/DDDDDD": [503, { reason: "not-saved" }],
};

beforeEach(() => {
  localStorage.clear();
  for (const code of ["AAAAAA", "BBBBBB", "CCCCCC", "DDDDDD"]) keepToken(code, "token");
  vi.stubGlobal("fetch", async (path: string) => {
    const [status, body] = HOUSE[path]!;
    return new Response(JSON.stringify(body), { status });
  });
});
afterEach(() => {
  for (const code of seatsKept()) new MyTables().remove(code);
  vi.unstubAllGlobals();
});

it("shows what is being played first, and keeps what can't be reached just now", async () => {
  const tables = new MyTables();
  await tables.load();
  expect(tables.list.map(({ code, card }) => [code, card?.stage ?? null])).toEqual([["BBBBBB", "playing"], ["AAAAAA", "over"], ["DDDDDD", null]]);
});

it("forgets what the house has forgotten, and what its owner takes from it", async () => {
  const tables = new MyTables();
  await tables.load();
  expect(seatsKept().sort()).toEqual(["AAAAAA", "BBBBBB", "DDDDDD"]);
  tables.remove("BBBBBB");
  expect(seatsKept().sort()).toEqual(["AAAAAA", "DDDDDD"]);
  expect(tables.list).toHaveLength(2);
});

it("tells the house no token for it", async () => {
  const asked: [string, RequestInit | undefined][] = [];
  const answer = fetch;
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => (asked.push([path, init]), answer(path)));
  await new MyTables().load();
  expect(asked).toHaveLength(4);
  expect(JSON.stringify(asked)).not.toContain("token");
});
