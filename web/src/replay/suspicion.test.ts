import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import cultistsSaid from "../../fixtures/suspicions.json";
import invasionSaid from "../../fixtures/Inv-suspicions.json";
import cultistsKinds from "../games/cultists/kinds.json";
import invasionKinds from "../games/invasion/kinds.json";
import { voice } from "../games/invasion/voice";
import { languages, setLanguage } from "../i18n";
import type { Suspicion as Told } from "../protocol/types";
import { clueWords, linesOf, percent, reasons, shareAt } from "./suspicion";
import Suspicion from "./Suspicion.svelte";
import type { LinePerson } from "./timeline";

const suspicions = { cultists: cultistsSaid, invasion: invasionSaid } as unknown as Record<string, Record<string, Told>>;
const NAMES = ["Ann", "Theo", "Agnes", "Ruben", "Ines", "Oskar"];
const people: LinePerson[] = NAMES.map((name, seat) => ({
  seat, name, character: seat, automa: false, me: seat === 0, ghost: false, note: "", hostile: seat === 4,
})); // prettier-ignore
const company = { state: { chairs: NAMES.map((name) => ({ name })) }, chair: 0 };
const timeOf = (frame: number) => frame / 50;

afterEach(async () => {
  cleanup();
  await setLanguage("en");
});

describe("clues", () => {
  const all = [...cultistsKinds.clues, ...invasionKinds.clues];

  it.each(languages.map(({ code }) => code))("of both games have words in %s", async (language) => {
    await setLanguage(language);
    const words = [0, 2, null].flatMap((about) => all.map((name) => clueWords({ name, seat: 1, about }, company)));
    expect(words.filter((sentence) => /^clue-|\{/.test(sentence))).toEqual([]);
    expect(words.filter((sentence) => sentence.length < 3)).toEqual([]);
  });

  it("of every moment can be told, of every seat", () => {
    for (const [game, bySeat] of Object.entries(suspicions))
      for (const { seat, moments } of Object.values(bySeat))
        for (const moment of moments) {
          const told = reasons(moment, seat, game, company);
          expect(told.length, JSON.stringify(moment)).toBeGreaterThan(0);
          expect(told.length).toBeLessThanOrEqual(2);
          expect(told.join()).not.toMatch(/clue-/);
        }
  });

  it("that differ only in whom they speak for share their words", () => {
    const [mate, right] = ["vote_mate", "vote_right"].map((name) => clueWords({ name, seat: 1, about: 2 }, company));
    expect(mate).toBe(right);
    expect(mate).toContain("Theo");
    expect(mate).toContain("Agnes");
  });

  it("that only pull the other way are left out", () => {
    const clue = { seat: 1, about: null, at: 0, talk: false };
    const clues = [
      { ...clue, name: "rescued", amount: 2 },
      { ...clue, name: "diligent", amount: -1.2 },
      { ...clue, name: "drew", amount: 0.1 },
    ];
    const moment = { frame: 3, round: 1, seat: 1, before: 0.2, after: 0.4, clues };
    expect(reasons(moment, null, "invasion", company)).toEqual([clueWords(clues[0]!, company)]);
  });

  it("of one's own turning are told as what they are", () => {
    const own = suspicions.invasion!["0"]!;
    const moment = own.moments.find(({ seat }) => seat === 0)!;
    expect(moment.after).toBe(1);
    expect(reasons(moment, own.seat, "invasion", company)).toEqual(["drew Assimilated, and knew it"]);
  });
});

describe("shares", () => {
  it("are all or nothing only where it is certain", () => {
    expect([0, 0.0004, 0.305, 0.9996, 1].map(percent)).toEqual([0, 1, 31, 99, 100]);
  });

  it("become a line for everybody else, as it was held", () => {
    const own = suspicions.invasion!["0"]!;
    const lines = linesOf(own, people, timeOf);
    expect(lines.map(({ key }) => key)).toEqual([1, 2, 3, 4, 5]);
    for (const { key, steps } of lines) {
      expect(steps[0]).toEqual({ time: 0, share: own.held[0]!.hostile[key as number] });
      expect(steps.at(-1)!.share).toBe(shareAt(own, key as number, own.frames));
    }
    expect(linesOf(suspicions.invasion!.spectator!, people, timeOf)).toHaveLength(6);
  });
});

describe("the panel", () => {
  const suspicion = suspicions.invasion!["0"]!;
  const props = { suspicion, people, game: "invasion", told: company, voice, rounds: 11, timeOf };
  const moments = (container: HTMLElement) => [...container.querySelectorAll("ol li:not(.muted)")];

  it("tells every great moment in words, with its number in the chart", () => {
    const { container } = render(Suspicion, props);
    expect(moments(container)).toHaveLength(suspicion.moments.length);
    const others = suspicion.moments.filter(({ seat }) => seat !== 0);
    expect(container.querySelectorAll(".notch")).toHaveLength(others.length);
    const { seat, before, after } = others[0]!;
    const first = moments(container)[suspicion.moments.indexOf(others[0]!)]!.textContent!;
    expect(first).toContain(NAMES[seat]!);
    expect(first).toContain(`${percent(before)}% → ${percent(after)}%`);
  });

  it("foretells nothing in a replay, and goes to a moment that is chosen", async () => {
    const middle = suspicion.moments[4]!;
    const onframe = vi.fn();
    const { container } = render(Suspicion, { ...props, frame: middle.frame, furthest: middle.frame, onframe });
    const shown = suspicion.moments.filter(({ frame }) => frame <= middle.frame);
    expect(moments(container)).toHaveLength(shown.length);
    const current = container.querySelectorAll('[aria-current="true"]');
    expect(current).toHaveLength(1);
    container.querySelector<HTMLElement>("ol button")!.click();
    expect(onframe).toHaveBeenCalledWith(suspicion.moments[0]!.frame);
  });

  it("says how each stands at the moment shown, and who it really was", () => {
    const frame = suspicion.moments[4]!.frame;
    const { container } = render(Suspicion, { ...props, frame });
    const keys = [...container.querySelectorAll("ul button")].map((key) => key.getAttribute("aria-label")!);
    expect(keys).toHaveLength(5);
    expect(keys[0]).toBe(`Theo: ${percent(shareAt(suspicion, 1, frame))}%`);
    expect(keys[3]).toMatch(/^Ines: \d+%, and rightly so$/);
  });

  it("lets one line stand out at a tap, and back", async () => {
    const { container } = render(Suspicion, props);
    const key = container.querySelector<HTMLElement>("ul button")!;
    key.click();
    await tick();
    expect(container.querySelectorAll(".line.dim")).toHaveLength(4);
    key.click();
    await tick();
    expect(container.querySelectorAll(".line.dim")).toHaveLength(0);
  });
});
