// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { setLanguage } from "../../../i18n";
import type { View } from "../protocol";
import { fromFixture } from "../../../store/table.svelte";
import type { Cultists, CultistsEverything } from "../store";
import { selection } from "../questions/selection";
import Strip from "../side/Strip.svelte";
import Board from "./Board.svelte";

await setLanguage("en");
afterEach(cleanup);

/** The board as the table page shows it: with what the question lays out for touching. */
function drawn(name: string, change: (view: View) => void = () => {}) {
  const message = JSON.parse(readFileSync(resolve(import.meta.dirname, `../../../../fixtures/${name}.json`), "utf-8")) as CultistsEverything;
  change(message.view!);
  const store = fromFixture<Cultists>(message);
  selection.offer(store, message.view!.asked!.options);
  const onchoose = vi.fn();
  const { container } = render(Board, { store, size: [828, 612], choices: selection.places, onchoose });
  const at = (place: string) => container.querySelector<SVGRectElement>(`[data-place="${place}"]`)!;
  const touched = (place: string) => {
    onchoose.mockClear();
    at(place).dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return (onchoose.mock.calls[0]?.[0] as { code: string } | undefined)?.code;
  };
  return { store, view: message.view!, container, at, touched };
}

describe("the lifts", () => {
  it("are entered by a touch", () => {
    const { touched, at, container } = drawn("Mine-walk");
    expect(touched("lift_1")).toBe("lift:lift_1");
    expect(at("lift_1").getAttribute("aria-label")).toBe("Lift 1, in the Cafeteria, 1 door");
    expect(container.querySelectorAll("[data-lift]").length).toBe(2);
  });

  it("are left by a touch on a room, here or at the other end", () => {
    const { touched, at, view } = drawn("Mine-inside");
    expect(view.at[0]).toBe("lift_1");
    expect(touched("light_blue")).toBe("stepout:light_blue");
    expect(touched("orange_2")).toBe("ride:orange_2");
    expect(at("orange_2").getAttribute("aria-label")).toContain("ride there");
  });

  it("are called by a touch on the empty shaft", () => {
    const { touched, at, view, container } = drawn("Mine-call");
    const [, lift] = view.asked!.options.find(({ kind }) => kind === "CallLift")!.code.split(":");
    const room = container.querySelector(`[data-place="${view.at[0]}"]`)!;
    const side = (element: Element, name: string) => Number(element.getAttribute(name));
    expect(touched(lift!)).toBe(`call:${lift}`);
    expect(side(at(lift!), "x")).toBeGreaterThanOrEqual(side(room, "x"));
    expect(side(at(lift!), "y")).toBeGreaterThanOrEqual(side(room, "y"));
    expect(side(at(lift!), "y")).toBeLessThan(side(room, "y") + side(room, "height"));
  });
});

describe("the crossing", () => {
  it("says what is blocked and what comes next", () => {
    const { container, view } = drawn("Mine-walk");
    const crossing = container.querySelector("[data-blocked]")!;
    expect(crossing.getAttribute("data-blocked")).toBe(view.parts.mountains_of_chaos!.blocked);
    expect(crossing.getAttribute("aria-label")).toBe("Crossing: the revolving door blocks Corridor D now, and Corridor A after this hour’s movement");
  });
});

describe("the polar station", () => {
  it("shows Items face down, open and used up, each as what it is", () => {
    const { container, view, at } = drawn("Station-dropped");
    const { covered, lying, used } = view.parts.under_the_surface!;
    expect(container.querySelectorAll("[data-item]").length).toBe(covered.length + Object.keys(used).length);
    expect(container.querySelectorAll("[data-lying]").length).toBe(Object.values(lying).flat().length);
    const [place] = Object.keys(lying);
    expect(at(place!).getAttribute("aria-label")).toContain("on the floor: dagger");
    expect(at(covered[0]!).getAttribute("aria-label")).toContain("an Item, face down");
  });

  it("keeps the Organism asleep below three relics", () => {
    const awake = (relics: number) =>
      drawn("Station-walk", (view) => (view.parts.under_the_surface!.relics = relics)).container.querySelector(".organism")!.classList.contains("awake");
    expect([0, 1, 2, 3].map((relics) => (cleanup(), awake(relics)))).toEqual([false, false, false, true]);
  });

  it("draws the red door shut, or open", () => {
    const locks = (open: boolean) =>
      drawn("Station-walk", (view) => (view.parts.under_the_surface!.door_open = open)).container.querySelectorAll('[data-kind="locked_door"] .lock').length;
    expect(locks(false)).toBe(1);
    cleanup();
    expect(locks(true)).toBe(0);
  });

  it("sets Items beside the portraits", () => {
    const { store, view } = drawn("Station-walk", (view) => (view.parts.under_the_surface!.carried = { 2: ["boots", "lamp"] }));
    cleanup();
    const { container } = render(Strip, { store });
    expect(container.querySelectorAll(".belongings i").length).toBe(2);
    expect(container.querySelector('[aria-label*="carries boots and lamp"]')).not.toBeNull();
    expect(view.at.length).toBe(6);
  });
});
