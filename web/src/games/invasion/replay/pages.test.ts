import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import all from "../../../../fixtures/Inv-replay-all.json";
import mine from "../../../../fixtures/Inv-replay-0.json";
import over from "../../../../fixtures/Inv-over-replay.json";
import suspicions from "../../../../fixtures/Inv-suspicions.json";
import { setLanguage } from "../../../i18n";
import { answerWith, settled, type Answers } from "../../../replay/answers.test.support";
import { fromFixture } from "../../../store/table.svelte";
import type { Everything } from "../../../protocol/types";
import End from "../End.svelte";
import Replay from "../Replay.svelte";
import type { Invasion } from "../store";

const end = over as unknown as Everything;
let answers: Answers;

beforeEach(() => {
  answers = { replay: { all, "0": mine }, suspicions };
  answerWith(() => answers);
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await setLanguage("en");
});

const page = (component: typeof End | typeof Replay, message = end) => render(component, { store: fromFixture<Invasion>(message) });

describe("the end", () => {
  it("says who won and why, who had turned and when, and what each laid", async () => {
    const { container } = page(End);
    await settled();
    expect(container.querySelector("h1")?.textContent).toBe("You won. The aliens win. They were you and Ines.");
    expect(container.querySelector(".why-line")?.textContent).toBe(
      "The Mother Ships have gathered. You had been an alien since round 4. One more scientist would have saved the city.",
    );
    expect([...container.querySelectorAll(".who li")].map((line) => line.textContent?.trim())).toContain("Ines Alien since round 7");
    expect(container.querySelectorAll(".card.sabotage")).toHaveLength(1);
    expect(container.textContent).toContain("Ines let it come.");
    expect(container.textContent).toContain("Oskar accused Ines, supported by Agnes and Ruben. Only Human cards came up.");
    expect(container.textContent).toContain("It escalated: Under attack, Trap, Alien planning and New agent.");
    expect(container.querySelector('a[href="/api/tables/MOON42/record"]')).not.toBeNull();
    expect(container.textContent).toContain(end.table.seed);
  });

  it("shows whom each seat suspected, as one chooses", async () => {
    const { container } = page(End);
    await settled();
    const select = container.querySelector<HTMLSelectElement>(".suspicions select")!;
    expect(select.value).toBe("0");
    expect(container.querySelectorAll(".suspicion .steps")).toHaveLength(5);
    select.value = "spectator";
    select.dispatchEvent(new Event("change", { bubbles: true }));
    await settled();
    expect(container.querySelectorAll(".suspicion .steps")).toHaveLength(6);
  });

  it("says so where suspicions cannot be had", async () => {
    delete answers.suspicions;
    const { container } = page(End);
    await settled();
    expect(container.querySelector(".suspicions [role=alert]")).not.toBeNull();
    expect(container.querySelectorAll(".who li")).toHaveLength(6);
  });

  it("tells what it knows if the open journal cannot be had", async () => {
    answers = {};
    const { container } = page(End);
    await settled();
    expect(container.querySelectorAll(".mark.grave:not(.minor)")).toHaveLength(2);
    expect(container.querySelectorAll(".card.sabotage")).toHaveLength(0);
    expect(container.querySelector(".suspicions")).toBeNull();
  });

  it("says when a game was called off", async () => {
    const table = { ...end.table, stage: "aborted" as const, seed: "" };
    const view = { ...end.view!, winner: null, reason: null, unveiled: null };
    const { container } = page(End, { ...end, table, view, journal: [] });
    await settled();
    expect(container.querySelector("h1")?.textContent).toBe("The game was called off.");
    expect(container.querySelector("a[download]")).toBeNull();
  });

  it("speaks German", async () => {
    await setLanguage("de");
    const { container } = page(End);
    await settled();
    expect(container.querySelector("h1")?.textContent).toBe("Du hast gewonnen. Die Aliens gewinnen. Es wart ihr, du und Ines.");
    expect(container.textContent).not.toMatch(/\b(inv|end|clue|suspicion)-[a-z]/);
  });
});

describe("the replay page", () => {
  const key = (name: string, more: KeyboardEventInit = {}) => window.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, ...more }));

  it("begins with one's own eyes, and goes by keyboard", async () => {
    const { container } = page(Replay);
    await settled();
    const events = () => container.querySelectorAll(".log [data-event]").length;
    expect(container.querySelector("select")?.value).toBe("0");
    key("Home");
    await tick();
    const before = events();
    key("ArrowRight");
    await tick();
    expect(events()).toBe(before + 1);
    key("End");
    await tick();
    expect(events()).toBe(end.journal.length);
    key("Home");
    key("PageUp");
    key("PageUp");
    await tick();
    expect(container.querySelector(".now b")?.textContent).toContain("2");
  });

  it("opens every hand with everything open, and only one's own else", async () => {
    const { container } = page(Replay);
    await settled();
    const open = () => [...container.querySelectorAll(".side section li b")].map((name) => name.textContent).filter((name) => /^[A-Z]/.test(name ?? ""));
    expect(open()).toEqual(["Ann"]);
    const select = container.querySelector("select")!;
    select.value = "all";
    select.dispatchEvent(new Event("change", { bubbles: true }));
    await settled();
    expect(open()).toEqual(["Ann", "Theo", "Agnes", "Ruben", "Ines", "Oskar"]);
  });

  it("follows the moment with what was suspected, and foretells nothing", async () => {
    const { container } = page(Replay);
    await settled();
    const told = () => container.querySelectorAll(".suspicion ol li:not(.muted)").length;
    key("Home");
    await tick();
    [...container.querySelectorAll<HTMLButtonElement>("nav button")].find(({ textContent }) => textContent === "Suspicion")!.click();
    await settled();
    expect(told()).toBe(0);
    for (let round = 0; round < 6; round += 1) key("PageUp");
    await tick();
    const middle = told();
    expect(middle).toBeGreaterThan(0);
    key("End");
    await tick();
    expect(told()).toBeGreaterThan(middle);
  });
});
