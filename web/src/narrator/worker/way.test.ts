import { expect, it } from "vitest";
import { wayOf } from "./way";

const HERE = "https://night.example";
const KEPT = new Set(["/assets/index-a1.js"]);
const way = (path: string, navigates = false) => wayOf(new URL(path, HERE), HERE, navigates, KEPT);

it("keeps out of everything that belongs to a table", () => {
  for (const path of ["/api/games", "/api/socket", "/api/tables/MOTH47/replay", "/assets/Table-b2.js", "/narrator-worker.js", "/"]) expect(way(path)).toBeNull();
  for (const path of ["/tv/MOTH47", "/api/openapi.json", "/#/table/MOTH47", "/#/tv/MOTH47"]) expect(way(path, true), path).toBeNull();
});

it("answers for the page, its short address and what was kept", () => {
  expect([way("/", true), way("/#/", true), way("/#/narrator", true), way("/?x=1", true)]).toEqual(["page", "page", "page", "page"]);
  expect(way("/narrator", true)).toBe("short");
  expect(way("/assets/index-a1.js")).toBe("kept");
});

it("leaves other servers alone", () => {
  expect(wayOf(new URL("https://other.example/assets/index-a1.js"), HERE, false, KEPT)).toBeNull();
});
