import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import type { AnswerOption, Mine, SurfaceSeen, View } from "../protocol";
import { board, BOARDS, root } from "./boards.test.support";
import { bearing, nextBlocked, turned } from "./crossing";
import { heightNeeded, overlap, planOf, THUMB } from "./geometry";
import { labelOf, wordsOf } from "./labels";
import { cagesOf, standingOn } from "./standing";
import { placeOf } from "../words";
import type { CultistsEverything } from "../store";

const walk = JSON.parse(readFileSync(resolve(root, "web/fixtures/Walk-1.json"), "utf-8")) as CultistsEverything;
const OPEN: SurfaceSeen = {
  type: "SurfaceSeen", carried: {}, lying: {}, used: {}, gone: [], onlookers: {}, relics: 0, door_open: false, lamp_lit: null,
  lamp_kept: false, leader_vote: 0, leader: null, participants: [], covered: [], lost: 0,
}; // prettier-ignore
const MINE: Mine = { type: "Mine", blocked: "corridor_c", lifts: { lift_1: "light_blue", lift_2: "dark_blue_2" } };

function viewOf(at: string[], parts: View["parts"], change: Partial<View> = {}): View {
  return { ...walk.view!, at, ghost: at.map(() => false), fishman: null, cultist_tokens: [], shown_role: {}, power: true, event: "", parts, ...change };
}

describe("the polar station", () => {
  const map = board("polar-station-4-6");

  it("keeps Items that lie open off names, and people off Items", () => {
    for (const [width, height] of [[390, 544], [828, 612]] as const) {
      const plan = planOf(map, width, Math.max(height, heightNeeded(map)));
      for (const place of plan.places) {
        const label = labelOf(plan, place, ["Name", "N"], 2);
        const view = viewOf([place.id, place.id], { under_the_surface: { ...OPEN, lying: { [place.id]: ["dagger", "boots"] } } });
        const { people, items } = standingOn(plan, view, () => label.floor, () => 40, null);
        expect(items.length).toBe(2);
        for (const { x, y, r } of items) {
          const box = { x: x - r, y: y - r, w: 2 * r, h: 2 * r };
          for (const word of wordsOf(label)) expect(overlap(box, word), place.id).toBe(false);
        }
        for (const person of people)
          for (const item of items) expect(Math.hypot(person.x - item.x, person.y - item.y), place.id).toBeGreaterThan(item.r);
      }
    }
  });
});

describe("the revolving door", () => {
  const map = board("mine-4-6");

  it("turns from C to D, A, B and C again (MOC-DOOR-06)", () => {
    const order = ["corridor_c"];
    for (let turn = 0; turn < 4; turn++) order.push(nextBlocked(map, order.at(-1)!));
    expect(order).toEqual(["corridor_c", "corridor_d", "corridor_a", "corridor_b", "corridor_c"]);
  });

  it.each([[390, 544, [90, 180, 270, 0]], [828, 612, [0, 90, 180, 270]]] as const)("points at its corridor at %i by %i", (width, height, degrees) => {
    const plan = planOf(map, width, height);
    expect(map.crossing!.corridors.map((corridor) => bearing(plan, corridor))).toEqual(degrees);
  });

  it("turns on by a quarter, and never all the way back", () => {
    expect(turned(270, 0)).toBe(360);
    expect(turned(360, 90)).toBe(450);
    expect(turned(450, 0)).toBe(360);
  });
});

describe("lifts", () => {
  const map = board("mine-4-6");
  const parts = { mountains_of_chaos: MINE };

  it("are touched where they stand, or where a call brings them", () => {
    const plan = planOf(map, 828, 612);
    const call: AnswerOption = { code: "call:lift_1", kind: "CallLift", confirm: false, clause: "", lift: "lift_1" };
    expect(placeOf(call)).toBe("lift_1");
    const view = viewOf(["orange_2"], parts);
    const inside = (choices?: Map<string, AnswerOption>) => {
      const [cage] = cagesOf(plan, view, choices);
      return plan.places.find((place) => place.colour && overlap(place, cage!))!.id;
    };
    expect(inside()).toBe("light_blue");
    expect(inside(new Map([["lift_1", call]]))).toBe("orange_2");
  });
});

describe.each(BOARDS.filter((name) => name.startsWith("mine")))("the shafts of %s", (name) => {
  const map = board(name);

  it.each([[390, 495], [360, 430], [828, 612], [948, 430], [1400, 900]])("fit a thumb and hide no name at %i by %i", (width, height) => {
    const plan = planOf(map, width, width < 600 ? Math.max(height, heightNeeded(map)) : height);
    expect(plan.shafts.length).toBe(2);
    for (const { stops } of plan.shafts) {
      const sizes = new Set(Object.values(stops).map(({ w, h }) => `${Math.round(w)} ${Math.round(h)}`));
      expect(sizes.size).toBe(1);
      for (const [room, cage] of Object.entries(stops)) {
        expect(Math.min(cage.w, cage.h), room).toBeGreaterThanOrEqual(THUMB);
        const place = plan.places.find(({ id }) => id === room)!;
        expect(cage.x >= place.x && cage.x + cage.w <= place.x + place.w).toBe(true);
        expect(cage.y >= place.y && cage.y + cage.h <= place.y + place.h).toBe(true);
        const label = labelOf(plan, place, [map.rooms.find(({ id }) => id === room)!.name], 2);
        for (const word of [...wordsOf(label), ...label.things]) expect(overlap(cage, word), room).toBe(false);
      }
    }
  });
});
