/** Nothing betrays by form: what lies open on the screen is the same whatever the secret is. */

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import type { Request } from "../../../protocol/types";
import type { AnswerOption, Card } from "../protocol";
import { fromFixture } from "../../../store/table.svelte";
import type { Cultists, CultistsEverything } from "../store";
import Hold from "../hand/Hold.svelte";
import QuestionPanel from "./QuestionPanel.svelte";

afterEach(cleanup);

function message(name: string): CultistsEverything {
  return JSON.parse(readFileSync(resolve(import.meta.dirname, "../../../../fixtures", `${name}.json`), "utf-8")) as CultistsEverything;
}
const option = (code: string, kind: AnswerOption["kind"], confirm = false) => ({ code, kind, confirm, clause: "" }) as AnswerOption;

/** The panel for these answers, and the requests it sends. */
function asking(given: CultistsEverything, options: AnswerOption[], change?: (given: CultistsEverything) => void) {
  const copy = structuredClone(given);
  copy.view!.asked!.options = options;
  change?.(copy);
  const sent: Request[] = [];
  const store = fromFixture<Cultists>(copy, (request) => sent.push(request) > 0);
  return { ...render(QuestionPanel, { store }), sent, store };
}
/** The page without the names that the framework hands out by turns. */
const open = (container: Element) => container.innerHTML.replace(/\b(s|c)\d+(-\w+)?\b/g, "").replace(/svelte-\w+/g, "");

describe("a look at a Pulse deck", () => {
  const given = message("LookAtPulse-2");
  const show = option("show", "ShowDeath");
  const back = option("putback", "PutBack");
  const faces = (cards: Card[]) => (copy: CultistsEverything) => {
    copy.journal.findLast((event) => event.type === "PulseSeen")!.cards = cards;
  };

  it("looks the same whatever was found", () => {
    const pages = [
      asking(given, [back], faces(["alive", "alive"])),
      asking(given, [show, back], faces(["alive", "dead"])),
      asking(given, [show], faces(["dead", "dead"])),
    ].map(({ container }) => open(container));
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]).not.toMatch(/i-skull|i-heart/);
  });
  it("shows the faces only while held", async () => {
    const { container } = asking(given, [show, back], faces(["alive", "dead"]));
    const cover = container.querySelector("button.held")!;
    await fireEvent.keyDown(cover, { key: " " });
    expect(cover.innerHTML).toMatch(/i-skull/);
    await fireEvent.keyUp(cover, { key: " " });
    expect(cover.innerHTML).not.toMatch(/i-skull/);
    await fireEvent.pointerDown(cover, { button: 0 });
    expect(cover.innerHTML).toMatch(/i-skull/);
    await fireEvent(document, new Event("visibilitychange"));
    expect(cover.innerHTML).not.toMatch(/i-skull/);
  });
  it("sends only what is offered", async () => {
    const { container, sent } = asking(given, [back], faces(["alive"]));
    const [putBack, lay] = container.querySelectorAll<HTMLElement>(".acts .btn");
    await fireEvent.click(lay!);
    expect(sent).toEqual([]);
    await fireEvent.click(putBack!);
    expect(sent).toMatchObject([{ type: "answer", code: "putback" }]);
  });
});

describe("the end of an hour", () => {
  const given = message("AskForClaim-1");
  const end = option("confirm", "Confirm");
  const claim = option("claim", "Claim", true);

  it("looks the same for the cultist and for all others, step by step", async () => {
    const [cultist, other] = [asking(given, [end, claim]), asking(given, [end])];
    expect(open(cultist.container)).toBe(open(other.container));
    for (const { container } of [cultist, other]) await fireEvent.click(container.querySelectorAll(".acts .btn")[1]!);
    expect(open(cultist.container)).toBe(open(other.container));
    for (const { container } of [cultist, other]) await fireEvent.click(container.querySelectorAll(".acts .btn")[1]!);
    expect(cultist.sent).toMatchObject([{ type: "answer", code: "claim" }]);
    expect(other.sent).toEqual([]);
  });
});

describe("an encounter", () => {
  const given = message("Meet-1");
  const gift = (card: Card) => ({ ...option(`give:${card}>1`, "Give"), card, to: 1 }) as AnswerOption;
  const holding = (cards: Card[]) => (copy: CultistsEverything) => (copy.view!.hand = cards);

  it("looks the same with and without Dead cards", () => {
    const [one, other] = [
      asking(given, [gift("alive")], holding(["alive", "alive", "alive"])),
      asking(given, [gift("alive"), gift("dead")], holding(["alive", "dead", "dead"])),
    ];
    expect(open(one.container)).toBe(open(other.container));
  });
  it("gives the card that was raised, and covers it again", async () => {
    const { container, sent } = asking(given, [gift("alive"), gift("dead")], holding(["dead", "dead"]));
    const fan = container.querySelector("[role=slider]")!;
    await fireEvent.keyDown(fan, { key: "ArrowRight" });
    expect(container.innerHTML).not.toMatch(/i-skull/);
    await fireEvent.click(container.querySelector(".btn.candle")!);
    expect(sent).toMatchObject([{ type: "answer", code: "give:dead>1" }]);
  });
});

describe("what only this seat knows", () => {
  it("is on the page only while it is held", async () => {
    const { container } = render(Hold, { store: fromFixture<Cultists>(message("Night-1")) });
    const button = container.querySelector("button")!;
    expect(container.querySelector(".secrets")).toBeNull();
    for (const release of ["keyUp", "blur"] as const) {
      await fireEvent.keyDown(button, { key: " " });
      expect(container.querySelector(".secrets")).not.toBeNull();
      await fireEvent[release](button, { key: " " });
      expect(container.querySelector(".secrets")).toBeNull();
    }
  });
});

describe("every kind of question", () => {
  const names = [
    "Night-1", "Walk-1", "Teleport-1", "Meet-1", "Act-2", "LookAtPulse-1", "HoldVote-1", "ReconsiderBallot-2", "AskForClaim-2",
    "TakeControl-1", "HandleToken-1", "LookThroughFalseEyes-1", "GuessSeer-1",
  ];
  it.each(names)("%s is asked on paper", (name) => {
    const { container } = render(QuestionPanel, { store: fromFixture<Cultists>(message(name)) });
    expect(container.querySelectorAll(".paper")).toHaveLength(1);
    expect(container.querySelector("h1")!.textContent).not.toBe("");
  });
  it("lies on no paper when it is another's", () => {
    const { container } = asking(message("Walk-1"), []);
    expect(container.querySelector(".paper")).toBeNull();
    expect(container.querySelector("[role=status]")!.textContent).not.toBe("");
  });
});
