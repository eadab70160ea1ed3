import { describe, expect, it } from "vitest";
import { CLOSEST, FITTED, type Glass, type Sizes } from "../../../table/zoom.svelte";
import type { AnswerOption, View } from "../protocol";
import { moments, PHONES, type Moment } from "./cities.test.support";
import { betweenGlasses, glassAt, glassOver, scaleNeeded } from "./closing";
import { followed } from "./crew";
import { distance, inside, planOf, THUMB, type Plan, type Point } from "./geometry";
import { highlightOf, outlookAtRest, outlookOf } from "./highlights";
import { roadLetters } from "./letters";
import { pointedAt, reachOf } from "./pointing";
import { nextTowards } from "./roving";
import { standing } from "./standing";
import { targetAt, targetsOf, thingOf, type Target } from "./things";

const ALL = moments();
const moment = (name: string): Moment => ALL.find((each) => each.name === name)!;

function laidOut({ city, view }: Moment, width = 390, height = 376): { plan: Plan; targets: Target[]; view: View } {
  const plan = planOf(city, width, height);
  return { plan, view, targets: targetsOf(plan, view, standing(plan, view), view.asked?.options ?? []) };
}

describe("answers on the map", () => {
  const ON_MAP = ["PlaceThere", "Post", "MoveTo", "Send", "Control", "Invade", "Pick", "Escort", "Free", "FreeOne", "RescueHere", "Liberate"];

  it("are all those that name a spot, an agent, a district or a sector, and no others", () => {
    const kinds = new Map<string, boolean>();
    for (const { view } of ALL) for (const option of view.asked?.options ?? []) kinds.set(option.kind, thingOf(option, { active: "01" }) !== null);
    for (const [kind, shown] of kinds) expect(shown, kind).toBe(ON_MAP.includes(kind));
    expect([...kinds.keys()].filter((kind) => ON_MAP.includes(kind)).length).toBeGreaterThan(8);
  });

  it("lie on the sheet, each at a place of its own", () => {
    for (const each of ALL) {
      const { targets, plan } = laidOut(each);
      const mapped = (each.view.asked?.options ?? []).filter((option) => thingOf(option, each.view) !== null);
      expect(targets.length, each.name).toBe(mapped.length);
      for (const { at } of targets) expect(at[0] > 0 && at[1] > 0 && at[0] < plan.width && at[1] < plan.height, each.name).toBe(true);
    }
  });

  it("are found by a touch anywhere within a thumb's width, the nearest first", () => {
    const { plan, targets } = laidOut(moment("Control-1"));
    for (const target of targets) {
      const others = targets.filter((other) => other !== target).map(({ at }) => distance(at, target.at));
      const off = Math.min(THUMB / 2, ...others.map((gap) => gap / 2)) - 1;
      for (const turn of [0, 1, 2, 3, 4, 5]) {
        const touched = targetAt(plan, targets, [target.at[0] + off * Math.cos(turn), target.at[1] + off * Math.sin(turn)], THUMB / 2);
        expect(touched?.option.code).toBe(target.option.code);
      }
    }
    expect(targetAt(plan, targets, [2, 2], THUMB / 2)).toBeNull();
  });

  it("a sector is chosen by a touch on any of its districts", () => {
    const { plan, targets } = laidOut(moment("Sector-1"));
    for (const target of targets) {
      expect(target.thing.kind).toBe("sector");
      for (const id of target.districts) {
        expect(targetAt(plan, targets, plan.districts.get(id)!.label, THUMB / 2)?.option).toEqual(target.option);
      }
    }
  });
});

describe("a thumb's width for every answer", () => {
  /** How far the nearest other answer is, as it is seen. */
  const gap = (target: Target, targets: readonly Target[], { scale }: Glass) =>
    scale * Math.min(Infinity, ...targets.filter((other) => other !== target).map(({ at }) => distance(at, target.at)));

  describe.each(PHONES)("at %i by %i", (width, height) => {
    const sizes: Sizes = { frame: [width, height], sheet: [width, height] };

    it("comes after the question is asked, or after the first touch", () => {
      for (const each of ALL) {
        const { targets } = laidOut(each, width, height);
        const rings = targets.filter(({ thing }) => thing.kind !== "sector");
        const asked = glassOver(targets, sizes);
        for (const target of rings) {
          const touched = glassAt(target, targets, asked, sizes);
          expect(gap(target, rings, touched), `${each.name}: ${target.option.code}`).toBeGreaterThanOrEqual(THUMB - 0.5);
          const [x, y] = [target.at[0] * touched.scale + touched.x, target.at[1] * touched.scale + touched.y];
          expect(x >= 0 && y >= 0 && x <= width && y <= height, `${each.name}: ${target.option.code} in view`).toBe(true);
        }
      }
    });

    it("shows all answers at once, if it comes closer by itself", () => {
      let closer = 0;
      for (const each of ALL) {
        const { targets } = laidOut(each, width, height);
        const glass = glassOver(targets, sizes);
        if (glass === FITTED) continue;
        closer += 1;
        for (const { at } of targets) {
          const [x, y] = [at[0] * glass.scale + glass.x, at[1] * glass.scale + glass.y];
          expect(Math.min(x, y, width - x, height - y), each.name).toBeGreaterThan(THUMB / 4);
        }
      }
      expect(closer).toBeGreaterThan(2);
    });
  });

  it("needs no glass where answers lie far apart, and never more than there is", () => {
    expect(scaleNeeded([0, 0], [[100, 0], [0, 60]])).toBe(1);
    expect(scaleNeeded([0, 0], [[22, 0]])).toBe(2);
    expect(scaleNeeded([0, 0], [[1, 0]])).toBe(CLOSEST);
    expect(glassOver([], { frame: [390, 376], sheet: [390, 376] })).toBe(FITTED);
    expect(betweenGlasses(FITTED, { scale: 3, x: -90, y: -40 }, 0.5)).toEqual({ scale: 2, x: -45, y: -20 });
  });
});

describe("pointing", () => {
  const { city, view } = moment("Control-1");
  const plan = planOf(city, 828, 568);
  const pawns = standing(plan, view);
  const letters = roadLetters(plan).filter(({ from }) => from === 1);
  const at = (point: readonly [number, number], finger = false) => pointedAt(plan, pawns, letters, point, reachOf(finger, 1));

  it("finds agents, roads by their letters and their lines, spots, districts and the gathering point", () => {
    const [agent, spot] = Object.entries(view.agent_at)[0]!;
    expect(at(plan.spots.get(spot)!.at)).toEqual({ kind: "agent", id: agent });
    for (const letter of letters) expect(at(letter.at)?.kind === "agent" ? letter.letter : at(letter.at)?.id, letter.letter).toBe(letter.letter);
    const apart = (from: Point) => pawns.every((pawn) => distance(plan.spots.get(pawn.spot)!.at, from) > 50);
    const free = [...plan.spots.values()].find((spot) => apart(spot.at))!;
    expect(at(free.at)).toEqual({ kind: "spot", id: free.id });
    expect(at(plan.centre)).toEqual({ kind: "point", id: "" });
    expect(at([3, 3])).toBeNull();
  });

  it("finds every district at the place of its address, unless somebody or a letter is there", () => {
    let found = 0;
    for (const { id, label } of plan.districts.values()) {
      const thing = at(label);
      if (thing?.kind === "district") {
        expect(thing.id).toBe(id);
        found += 1;
      }
    }
    expect(found).toBeGreaterThan(0.85 * plan.districts.size);
  });
});

describe("what lights up", () => {
  it("for an agent: what it controls and where it could go", () => {
    const { city, view } = moment("Control-1");
    const plan = planOf(city, 828, 568);
    const [agent, spot] = Object.entries(view.agent_at)[0]!;
    const { districts, roads, spots } = highlightOf(plan, view, { kind: "agent", id: agent });
    expect(districts).toEqual(city.spots.find(({ id }) => id === spot)!.touches);
    expect(roads).toEqual(city.roads.filter((road) => road.spots.includes(spot)).map(({ letter }) => letter));
    expect(spots.length).toBeGreaterThan(0);
    for (const other of Object.values(view.agent_at)) expect(spots).not.toContain(other);
  });

  it("for a Move: the way along the road, and the districts there", () => {
    const { targets, plan, view } = laidOut(moment("Control-1"), 828, 568);
    const move = targets.find(({ option }) => option.kind === "MoveTo")!;
    const { way, districts } = outlookOf(plan, view, move.option, move.thing);
    expect(way[0]).toEqual(plan.spots.get(view.agent_at[view.active!]!)!.at);
    expect(way.at(-1)).toEqual(move.at);
    expect(districts).toEqual(plan.city.spots.find(({ id }) => id === move.thing.id)!.touches);
    expect(outlookAtRest(plan, view).roads.length).toBeGreaterThan(0);
  });

  it("for an Escort: the way to the other agent", () => {
    const { targets, plan, view } = laidOut(moment("Escort-1"), 828, 568);
    const { option, thing } = targets.find((target) => target.option.kind === "Escort")!;
    const { way } = outlookOf(plan, view, option as AnswerOption, thing);
    expect(way.at(-1)).toEqual(plan.spots.get(view.agent_at[thing.id]!)!.at);
  });

  it("for a scientist to be placed: the landing site", () => {
    const { city, view } = moment("PlaceScientist-1");
    const site = view.asked!.step.site!;
    expect(outlookAtRest(planOf(city, 390, 376), view).districts).toEqual([site]);
    expect(inside(planOf(city, 390, 376).districts.get(site)!.label, planOf(city, 390, 376).districts.get(site)!.outline)).toBe(true);
  });
});

describe("scientists", () => {
  it("are followed when one is escorted, and when one is saved", () => {
    const first = followed([], ["f1", "g2", "h3"], 0);
    expect(first.map(({ key, spot }) => [key, spot])).toEqual([[0, "f1"], [1, "g2"], [2, "h3"]]);
    const second = followed(first, ["f1", "h3", "k0"], 0);
    expect(second.find(({ spot }) => spot === "k0")?.key).toBe(1);
    const third = followed(second, ["f1", "h3"], 1);
    expect(third.find(({ spot }) => spot === null)).toEqual({ key: 1, spot: null, slot: 0 });
    expect(followed(third, ["f1"], 2).filter(({ spot }) => spot === null).map(({ key, slot }) => [key, slot])).toEqual([[1, 0], [2, 1]]);
  });

  it("come back to their spots when a replay goes back", () => {
    const saved = followed(followed([], ["f1", "g2"], 0), ["f1"], 1);
    expect(followed(saved, ["f1", "g2"], 0).map(({ key, spot }) => [key, spot])).toEqual([[0, "f1"], [1, "g2"]]);
  });
});

it("the arrow keys go to the next thing that lies that way", () => {
  const stops = [{ at: [0, 0] as const }, { at: [10, 1] as const }, { at: [4, 20] as const }, { at: [30, 0] as const }];
  expect(nextTowards(stops, stops[0]!, "ArrowRight")).toBe(stops[1]);
  expect(nextTowards(stops, stops[0]!, "ArrowDown")).toBe(stops[2]);
  expect(nextTowards(stops, stops[0]!, "ArrowLeft")).toBeNull();
  expect(nextTowards(stops, stops[0]!, "End")).toBe(stops[3]);
  expect(nextTowards(stops, stops[0]!, "x")).toBeNull();
});
