import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import type { AnswerOption, Asked, Colour, View } from "../protocol";
import { board, BOARDS, root } from "./boards.test.support";
import { heightNeeded, inReadingOrder, planOf, THUMB, type Box } from "./geometry";
import { shortened } from "./halls";
import { labelOf } from "./labels";
import { spread, standingOn } from "./standing";
import { passages, reachOf, waysFrom } from "./ways";
import type { CultistsEverything } from "../store";

function viewOf(at: string[], change: Partial<View> = {}): View {
  const message = JSON.parse(readFileSync(resolve(root, "web/fixtures/Walk-1.json"), "utf-8")) as CultistsEverything;
  const ghost = at.map(() => false);
  return { ...message.view!, at, ghost, fishman: null, cultist_tokens: [], shown_role: {}, ...change };
}

function overlaps(a: Box, b: Box): boolean {
  return a.x + 0.5 < b.x + b.w && b.x + 0.5 < a.x + a.w && a.y + 0.5 < b.y + b.h && b.y + 0.5 < a.y + a.h;
}

describe.each(BOARDS)("%s", (name) => {
  const map = board(name);

  it.each([[390, 468], [360, 430], [599, 700]])("gives each place a thumb's room at %i by %i", (width, height) => {
    const plan = planOf(map, width, Math.max(height, heightNeeded(map)));
    expect(plan.tall).toBe(true);
    for (const place of plan.places) {
      expect(place.w, place.id).toBeGreaterThanOrEqual(THUMB);
      expect(place.h, place.id).toBeGreaterThanOrEqual(THUMB);
    }
  });

  it.each([[390, 468], [828, 612], [1400, 900]])("keeps places apart and in the house at %i by %i", (width, height) => {
    const { places, house } = planOf(map, width, height);
    places.forEach((a, index) => {
      expect(a.x).toBeGreaterThanOrEqual(house.x - 0.5);
      expect(a.y + a.h).toBeLessThanOrEqual(house.y + house.h + 0.5);
      for (const b of places.slice(index + 1)) expect(overlaps(a, b), `${a.id} and ${b.id}`).toBe(false);
    });
  });

  it.each([[390, 468], [828, 612]])("sets every door into the wall between its places at %i by %i", (width, height) => {
    const plan = planOf(map, width, height);
    expect(plan.doors.length).toBe(map.links.length);
    for (const door of plan.doors) {
      for (const id of door.between) {
        const { x, y, w, h } = plan.places.find((place) => place.id === id)!;
        const onEdge = door.upright
          ? Math.min(Math.abs(door.x - x), Math.abs(door.x - x - w))
          : Math.min(Math.abs(door.y - y), Math.abs(door.y - y - h));
        expect(onEdge, `${door.between.join()} at ${id}`).toBeLessThan(1);
      }
    }
  });

  it.each([[390, 468], [828, 612]])("shows eight people in one place within the house at %i by %i", (width, height) => {
    const plan = planOf(map, width, width < 600 ? Math.max(height, heightNeeded(map)) : height);
    const floorOf = (place: (typeof plan.places)[number]) => labelOf(plan, place, "Name").floor;
    for (const place of plan.places) {
      for (const fanned of [null, place.id]) {
        const { people } = standingOn(plan, viewOf(Array(8).fill(place.id)), floorOf, () => 40, fanned);
        expect(people.length).toBe(8);
        for (const { x, y } of people) {
          expect(x > plan.house.x && x < plan.house.x + plan.house.w).toBe(true);
          expect(y > plan.house.y && y < plan.house.y + plan.house.h).toBe(true);
        }
        const spots = new Set(people.map(({ x, y }) => `${Math.round(x / 6)} ${Math.round(y / 6)}`));
        expect(spots.size, place.id).toBe(8);
      }
    }
  });

  it("marks exactly what can be reached", () => {
    const view = viewOf([map.start, "green", "red", "red"], {
      parts: {},
      asked: {
        number: 1, clause: "", step: { type: "Walk", seat: 0, points: 9, start: map.start, met: [] }, options: [], answered: null,
        outlook: { meets: { green: [1] } },
      },
    });
    const next = passages(map, view).flatMap((between) => (between.includes(map.start) ? between.filter((id) => id !== map.start) : []));
    const go = (to: string): AnswerOption => ({ code: `go:${to}`, kind: "Go", confirm: false, clause: "", to, prospect: to === "green" ? { meets: [1] } : {} });
    const reach = reachOf(map, view, 0, new Map(next.map((to) => [to, go(to)])));
    expect(next.length).toBeGreaterThan(1);
    for (const to of next) expect(reach.get(to)).toMatchObject({ doors: 1, option: { to } });
    expect(reach.has(map.start)).toBe(false);
    expect(reach.size).toBe(map.rooms.length + map.hallways.length - 1);
    expect(reach.get("green")!.meets).toEqual([1]);
    expect(reach.get("red")!.meets).toEqual([]);
  });
});

describe("meetings", () => {
  const map = board("university-4-6");

  const asked = (more: Partial<Asked> = {}): Asked => ({ number: 1, clause: "", step: { type: "Walk", seat: 0, points: 3, start: "light_blue", met: [] }, options: [], answered: null, ...more });
  const step: AnswerOption = { code: "go:central", kind: "Go", confirm: false, clause: "", to: "central", prospect: { meets: [2] } };

  it("are told by the rules: of the next step with its answer, of what lies further on with the question", () => {
    const view = viewOf(["light_blue", "red"], { asked: asked({ outlook: { meets: { north_east: [1], central: [1] } } }) });
    const reach = reachOf(map, view, 0, new Map([["central", step]]));
    expect(reach.get("central")).toMatchObject({ doors: 1, meets: [2] });
    expect(reach.get("north_east")!.meets).toEqual([1]);
  });

  it("reach through rooms that count as one", () => {
    const joined = [["orange_1", "orange_2"]];
    const from = (outlook: object) => waysFrom(map, viewOf(["orange_1"], { asked: asked({ outlook }) }), 0, "orange_1", 1);
    const beyond = [...from({ joined }).keys()].filter((place) => !from({}).has(place));
    expect(beyond.length).toBeGreaterThan(0);
    for (const place of beyond) expect(waysFrom(map, viewOf(["orange_2"]), 0, "orange_2", 1).has(place)).toBe(true);
  });

  it("do not wait behind the Fishman, except for the knife", () => {
    const choices = new Map([["central", step]]);
    const without = reachOf(map, viewOf(["light_blue", "red"], { asked: asked(), knife: 1, fishman: "north_east" }), 0, choices);
    const holding = reachOf(map, viewOf(["light_blue", "red"], { asked: asked(), knife: 0, fishman: "north_east" }), 0, choices);
    expect(without.has("north_east")).toBe(false);
    expect(holding.has("north_east")).toBe(true);
  });
});

describe("what is not a door", () => {
  const map = board("university-4-6");
  const [link] = map.links;
  const locked = { ...map, links: [{ ...link!, kind: "locked_door" }, ...map.links.slice(1)] };

  it("is drawn closed and is no way", () => {
    const [a, b] = link!.between;
    expect(planOf(locked, 828, 612).doors[0]).toMatchObject({ between: [a, b], kind: "locked_door" });
    const view = viewOf([a]);
    expect(waysFrom(map, view, 0, a, 1).has(b)).toBe(true);
    expect(waysFrom(locked, view, 0, a, 1).has(b)).toBe(false);
  });
});

describe("the name of a hallway", () => {
  it("keeps the word that tells it from others", () => {
    expect(shortened("North-West Hallway", 70, 14)).toBe("North-West");
    expect(shortened("Corridor A", 30, 14)).toBe("C. A");
  });
});

describe("standing", () => {
  it("keeps discs apart while there is room", () => {
    const { spots } = spread({ x: 0, y: 0, w: 300, h: 90 }, 5, 19, 15);
    for (const [index, a] of spots.entries())
      for (const b of spots.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(2 * a.r);
  });

  it("reads from the top", () => {
    const place = (id: string, y: number, x: number) => ({ id, x, y, w: 1, h: 1, colour: null as Colour | null, ground: null, inner: { x, y, w: 1, h: 1 }, start: false });
    expect(inReadingOrder([place("c", 2, 0), place("b", 1, 5), place("a", 1, 0)]).map(({ id }) => id)).toEqual(["a", "b", "c"]);
  });
});
