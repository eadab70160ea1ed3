// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { AnswerOption, View } from "../protocol";
import { fromFixture } from "../../../store/table.svelte";
import type { Cultists, CultistsEverything } from "../store";
import Board from "./Board.svelte";

afterEach(cleanup);

function fixture(name: string, change: (view: View) => void = () => {}): CultistsEverything {
  const message = JSON.parse(readFileSync(resolve(import.meta.dirname, `../../../../fixtures/${name}.json`), "utf-8")) as CultistsEverything;
  change(message.view!);
  return message;
}

function choicesOf(message: CultistsEverything): Map<string, AnswerOption> {
  const options = message.view!.asked!.options;
  return new Map(options.map((option) => [String(option.to ?? option.at), option]));
}

function drawn(message: CultistsEverything, size: [number, number] = [390, 468], more: object = {}) {
  const store = fromFixture<Cultists>(message);
  return render(Board, { store, size, choices: choicesOf(message), onchoose: () => {}, ...more }).container;
}

describe("the board", () => {
  it("draws every door and every place", () => {
    const message = fixture("Walk-1");
    for (const size of [[390, 468], [828, 612]] as [number, number][]) {
      const plan = drawn(message, size);
      expect(plan.querySelectorAll("[data-door]").length).toBe(message.board!.links.length);
      expect(plan.querySelectorAll("[data-place]").length).toBe(14);
      cleanup();
    }
  });

  it("lights what can be chosen, and shows fainter what lies further on", () => {
    const plan = drawn(fixture("Walk-1"), [390, 468], { onway: () => {} });
    expect(plan.querySelectorAll('[data-reach="now"]').length).toBe(3);
    expect(plan.querySelectorAll('[data-reach="further"]').length).toBeGreaterThan(3);
    expect(plan.querySelector('[data-badge="central"] text')?.textContent).toBe("1");
  });

  it("lets every place within reach be touched, and draws the way there", () => {
    const onway = vi.fn();
    const message = fixture("Walk-1");
    const plan = drawn(message, [390, 468], { onway, walksTo: "north_west" });
    const { ways } = message.view!.asked!.outlook!;
    expect(plan.querySelectorAll('rect[role="button"]').length).toBe(Object.keys(ways!).length);
    plan.querySelector('[data-place="north_west"]')!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(onway).toHaveBeenCalledExactlyOnceWith("north_west", ways!.north_west);
    expect(plan.querySelector("path.way")!.getAttribute("d")!.split("L").length).toBeGreaterThan(3);
  });

  it("says why to somebody who touches what a lesson veils, and makes no stop of it", () => {
    const onveiled = vi.fn();
    const plan = drawn(fixture("Walk-1"), [390, 468], { onveiled });
    const veiled = plan.querySelector('[data-place="north_west"]')!;
    veiled.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(onveiled).toHaveBeenCalledOnce();
    expect(veiled.getAttribute("tabindex")).toBeNull();
  });

  it("shows two heads where a meeting waits, and says so to those who do not see them", () => {
    const plan = drawn(fixture("Walk-2"));
    expect(plan.querySelector('[data-badge="green"] use')?.getAttribute("href")).toBe("#i-meet");
    expect(plan.querySelector('[data-place="green"]')?.getAttribute("role")).toBe("button");
  });

  it("is chosen from by click and by keyboard, in reading order", () => {
    const onchoose = vi.fn();
    const plan = drawn(fixture("Walk-1"), [390, 468], { onchoose });
    const buttons = [...plan.querySelectorAll<SVGRectElement>('rect[role="button"]')];
    const tops = buttons.map((button) => Number(button.getAttribute("y")));
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    buttons[0]!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    buttons[1]!.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    buttons[2]!.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }));
    expect(onchoose.mock.calls.map(([option]) => option.code).sort()).toEqual(["go:central", "go:south_east", "go:south_west"]);
  });

  it("lights everything for a ghost, and counts no doors", () => {
    const message = fixture("Teleport-1");
    const plan = drawn(message);
    expect(plan.querySelectorAll('[data-reach="now"]').length).toBe(message.view!.asked!.options.length);
    expect(plan.querySelectorAll("[data-badge] text").length).toBe(0);
  });

  it("joins rooms of one colour while Secret Doors last", () => {
    const open = drawn(fixture("Walk-1", (view) => (view.event = "secret_doors")));
    expect(open.querySelectorAll("path.arc").length).toBe(3);
    cleanup();
    expect(drawn(fixture("Walk-1")).querySelectorAll("path.arc").length).toBe(0);
  });

  it("gives a lantern to each living person when the power is off", () => {
    const message = fixture("Act-1");
    const living = message.view!.ghost.filter((ghost) => !ghost).length;
    expect(drawn(message).querySelectorAll("mask circle").length).toBe(living);
  });

  it("tells nothing of role, route or hand", () => {
    const message = fixture("Walk-1", (view) => {
      view.role = "SECRET";
      view.hand = ["SECRET" as never];
    });
    expect(drawn(message).innerHTML).not.toContain("SECRET");
  });
});
