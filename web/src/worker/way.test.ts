import { expect, it } from "vitest";
import { wayOf } from "./way";

const HERE = "https://night.example/";
const KEPT = new Set(["assets/index-a1.js"]);
const way = (path: string, navigates = false) => wayOf(new URL(path, HERE), HERE, navigates, KEPT);

it("keeps out of whatever the server says", () => {
  for (const path of ["/api/games", "/api/socket", "/api/tables/MOTH47/replay", "/api/notices", "/worker.js", "/manifest.webmanifest", "/"]) expect(way(path), path).toBeNull();
  for (const path of ["/api/openapi.json", "/api/tables/MOTH47/record"]) expect(way(path, true), path).toBeNull();
});

it("answers for the page, its short address and what was kept", () => {
  expect([way("/", true), way("/#/", true), way("/#/narrator", true), way("/?x=1", true)]).toEqual(["page", "page", "page", "page"]);
  expect(way("/narrator", true)).toBe("short");
  expect(way("/assets/index-a1.js")).toBe("kept");
});

it("keeps files that are named by their content, and has a word for pages that need the server", () => {
  expect(way("/assets/Table-b2.js")).toBe("asset");
  expect([way("/#/table/MOTH47", true), way("/#/last", true), way("/tv/MOTH47", true)]).toEqual(["other", "other", "other"]);
});

it("leaves other servers alone", () => {
  expect(wayOf(new URL("https://other.example/assets/index-a1.js"), HERE, false, KEPT)).toBeNull();
});

it("stays in its folder where other pages live next to it", () => {
  const below = (path: string, navigates = false) => wayOf(new URL(path, HERE), `${HERE}games/`, navigates, KEPT);
  expect([below("/games/", true), below("/games/narrator", true), below("/games/assets/index-a1.js")]).toEqual(["page", "short", "kept"]);
  expect([below("/", true), below("/narrator", true), below("/assets/index-a1.js"), below("/gamesome/", true)]).toEqual([null, null, null, null]);
});
