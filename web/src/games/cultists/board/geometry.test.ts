import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import type { AnswerOption, Asked, Colour, View } from "../protocol";
import { board, BOARDS, root } from "./boards.test.support";
import { heightNeeded, inReadingOrder, planOf, THUMB, type Box } from "./geometry";
import { wordings } from "./halls";
import { labelOf } from "./labels";
import { spread, standingOn } from "./standing";
import { metOnTheWay, reachOf } from "./ways";
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
    const floorOf = (place: (typeof plan.places)[number]) => labelOf(plan, place, ["Name"]).floor;
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
});

describe("what lies in reach", () => {
  const ways = {
    central: { doors: 1, places: ["central"], answers: ["go:central"] },
    red: { doors: 2, places: ["central", "red"], answers: ["go:central", "go:red"] },
  };
  const asked = (more: Partial<Asked> = {}): Asked => ({
    number: 1, clause: "", step: { type: "Walk", seat: 0, points: 3, start: "light_blue", met: [] }, options: [], answered: null,
    outlook: { ways, meets: { red: [1], central: [2] } }, ...more,
  }); // prettier-ignore
  const step: AnswerOption = { code: "go:central", kind: "Go", confirm: false, clause: "", to: "central", prospect: { meets: [2] } };
  const choices = new Map([["central", step]]);

  it("is told by the rules: of the next step with its answer, of what lies further on with the question", () => {
    const reach = reachOf(viewOf(["light_blue", "red"], { asked: asked() }), 0, choices);
    expect(reach.get("central")).toMatchObject({ option: step, doors: 1, meets: [2], path: ["light_blue", "central"], trail: null });
    expect(reach.get("red")).toMatchObject({ option: null, doors: 2, meets: [1], path: ["light_blue", "central", "red"], trail: ways.red });
    expect([...reach.keys()]).toEqual(["central", "red"]);
  });

  it("begins where a way that is named door by door has come to", () => {
    const declaring = asked({ step: { type: "DeclarePath", seat: 0, path: ["orange_1"] } });
    expect(reachOf(viewOf(["light_blue"], { asked: declaring }), 0, choices).get("red")!.path[0]).toBe("orange_1");
  });

  it("names whom one meets before one is there", () => {
    const view = viewOf(["light_blue", "red", "central"], { asked: asked() });
    expect(metOnTheWay(view, ways.red)).toEqual([2]);
    expect(metOnTheWay(view, ways.central)).toEqual([]);
  });

  it("is nothing to those who are not asked, and counts no doors for ghosts", () => {
    expect(reachOf(viewOf(["light_blue"], { asked: asked() }), null, choices).size).toBe(0);
    const drifting = asked({ step: { type: "Teleport", seat: 0 }, outlook: undefined });
    expect(reachOf(viewOf(["light_blue"], { asked: drifting }), 0, choices).get("central")).toMatchObject({ doors: null, path: [] });
  });
});

describe("what is not a door", () => {
  it("is drawn closed", () => {
    const map = board("university-4-6");
    const [link] = map.links;
    const locked = { ...map, links: [{ ...link!, kind: "locked_door" }, ...map.links.slice(1)] };
    expect(planOf(locked, 828, 612).doors[0]).toMatchObject({ between: link!.between, kind: "locked_door" });
  });
});

describe("the name of a hallway", () => {
  it.each([
    ["North-West Hallway", ["Central Hallway", "South-West Hallway"], "", ["North-West Hallway", "North-West", "N. West"]],
    ["Couloir nord-ouest", ["Couloir central", "Couloir sud-ouest"], "", ["Couloir nord-ouest", "Nord-ouest", "N. ouest"]],
    ["Glace du Nord", ["Glace du Sud", "Glace de l’Est"], "N", ["Glace du Nord", "Nord", "N"]],
    ["Dalszy lód zachodni", ["Lód zachodni", "Lód północny", "Lód wschodni"], "DW", ["Dalszy lód zachodni", "Dalszy zachodni", "DW"]],
    ["Korytarz północno-zachodni", ["Korytarz południowo-zachodni"], "", ["Korytarz północno-zachodni", "Północno-zachodni"]],
    ["Corridor A", ["Corridor B", "Corridor C"], "A", ["Corridor A", "A"]],
  ])("keeps what tells %s from others", (name, others, short, names) => {
    expect(wordings(name, [name, ...others], short)).toEqual(names);
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
