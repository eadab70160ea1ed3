import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Hold from "../hand/Hold.svelte";
import { layings, placings } from "../hand/memory";
import { facets } from "../facets";
import { moodOf } from "../../../table/mood";
import kinds from "../kinds.json";
import type { AnswerOption, Asked } from "../protocol";
import { eventCardName } from "../words";
import { asking, give, moment, moments, open, table } from "./answering.test.support";
import { actionsOf } from "./actions";
import { groupsOf } from "./places";
import { selection } from "./selection";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const asked = moments.filter((name) => (moment(name).view.asked?.options.length ?? 0) > 0);
const questions = (names: readonly string[]) => new Set(names.map((name) => moment(name).view.asked!.step.type));
const option = (code: string, kind: string, fields: object = {}) => ({ code, kind, confirm: false, clause: "", ...fields }) as AnswerOption;

describe("every kind of question", () => {
  it("is asked in some moment", () => {
    expect([...questions(asked)].sort()).toEqual(Object.keys(kinds.questions).sort());
  });
  it("has every kind of answer in some moment, but for the last event card of all", () => {
    const answers = new Set(asked.flatMap((name) => moment(name).view.asked!.options.map(({ kind }) => kind)));
    expect(Object.keys(kinds.answers).filter((kind) => !answers.has(kind as never))).toEqual(["Prevent"]);
  });
  it.each(asked)("%s: every answer can be given without the map", async (name) => {
    for (const answer of moment(name).view.asked!.options) {
      const panel = asking(moment(name));
      await give(panel, answer);
      expect(panel.sent).toEqual([{ type: "answer", question: panel.store.view!.asked!.number, code: answer.code }]);
      cleanup();
    }
  });
  it.each(asked)("%s says why it is asked", (name) => {
    const { container, store } = asking(moment(name));
    expect(container.querySelector("button.why")).not.toBeNull();
    expect(container.querySelector("h1, .window p")!.textContent).not.toBe("");
    expect(store.view!.asked!.clause).toMatch(/^INV-/);
  });
  it("lies on no paper when it is another's, or when one watches", () => {
    for (const name of ["Waiting-1", "Watching-1"]) {
      const { container } = asking(moment(name));
      expect(container.querySelector(".paper")).toBeNull();
      expect(container.querySelector("[role=status]")!.textContent).not.toBe("");
    }
  });
});

describe("what may be touched", () => {
  it.each([
    ["PlaceScientist-1", 2],
    ["Control-1", 12],
    ["Escort-1", 1],
    ["Sector-1", 4],
    ["Free-one", 3],
    ["Act-1", 5],
    ["Act-stated", 5],
  ])("%s lights %i things on the map", (name, count) => {
    asking(moment(name));
    expect(selection.places.size).toBe(count);
  });
  it("lights people for a team at once, for an accusation when its line is taken", async () => {
    asking(moment("Team-1"));
    expect([...selection.people.keys()].sort()).toEqual([0, 2, 3, 4]);
    cleanup();
    const { container } = asking(moment("Act-1"));
    expect(selection.people.size).toBe(0);
    await fireEvent.click(container.querySelector(`.act use[href="#i-accuse"]`)!.closest("button")!);
    expect([...selection.people.keys()].sort()).toEqual([0, 1, 3, 4]);
    expect(selection.places.size).toBe(0);
    await fireEvent.keyDown(globalThis.window, { key: "Escape" });
    expect(selection.places.size).toBe(5);
  });
  it("lights nothing while the table waits for a declaration", () => {
    const { store } = asking(moment("Control-1"));
    expect(selection.places.size).toBe(12);
    store.view = { ...store.view!, asked: moment("Declare-human").view.asked };
    flushSync();
    expect(selection.places.size).toBe(0);
  });
  it("has to do without as the last button, and not as the main one", () => {
    const { container } = asking(moment("Free-1"));
    const buttons = [...container.querySelectorAll(".acts > .btn")].map(({ textContent, className }) => [textContent!.trim(), className.includes("ink")]);
    expect(buttons).toEqual([["Free every district around it", true], ["Leave the aliens where they are", false]]);
  });
  it("lists a move by its roads, each spot once", () => {
    const { store } = table(moment("Control-1"));
    const groups = groupsOf(store.view!.asked!.options.filter(({ kind }) => kind === "MoveTo"), store);
    expect(groups.map(({ name, options }) => [name, options.length])).toEqual([
      ["Corso Monforte", 3],
      ["Bastioni", 9],
    ]);
  });
});

describe("a turn", () => {
  it("has its actions in the order of the panel", () => {
    expect(actionsOf(moment("Act-1").view.asked!.options).map(({ id, options }) => [id, options.length])).toEqual([
      ["control", 5],
      ["plan", 1],
      ["accuse", 4],
    ]);
    expect(actionsOf(moment("Act-stated").view.asked!.options).map(({ id }) => id)).toEqual(["invade", "plan"]);
  });
  it("wants a second tap before an accusation, and forgets the first on another choice", async () => {
    const { container, sent } = asking(moment("Act-1"));
    await fireEvent.click(container.querySelector(`.act use[href="#i-accuse"]`)!.closest("button")!);
    const [first, second] = container.querySelectorAll("[role=radio]");
    const act = () => container.querySelector(".acts .btn.ink")!;
    await fireEvent.click(first!);
    await fireEvent.click(act());
    await fireEvent.click(second!);
    await fireEvent.click(act());
    expect(sent).toEqual([]);
    await fireEvent.click(act());
    expect(sent).toMatchObject([{ code: "accuse:1" }]);
  });
  it("warns of an accusation in vain when that one is meant, or when all are", async () => {
    for (const [vain, before] of [[["accuse:0"], false], [["accuse:0", "accuse:1", "accuse:3", "accuse:4"], true]] as const) {
      const message = structuredClone(moment("Act-1"));
      for (const each of message.view.asked!.options) if ((vain as readonly string[]).includes(each.code)) each.prospect = { in_vain: true };
      const { container } = asking(message);
      await fireEvent.click(container.querySelector(`.act use[href="#i-accuse"]`)!.closest("button")!);
      const warned = () => container.textContent!.includes("Nobody is left to support you");
      expect(warned()).toBe(before);
      await fireEvent.click(container.querySelector("[role=radio]")!);
      expect(warned()).toBe(true);
      cleanup();
    }
  });
});

describe("before a turn", () => {
  const human = [option("confirm", "Confirm")];
  const alien = [...human, option("declare", "Declare", { confirm: true })];
  const given = (options: AnswerOption[]) => moment("Declare-alien", (view) => (view.asked!.options = options));

  it("looks the same for humans and aliens, while held too", async () => {
    const pages = [asking(given(human)), asking(given(alien))];
    expect(open(pages[0]!.container)).toBe(open(pages[1]!.container));
    for (const { container } of pages) await fireEvent.keyDown(container.querySelector(".window button")!, { key: " " });
    expect(open(pages[0]!.container)).toBe(open(pages[1]!.container));
    await vi.advanceTimersByTimeAsync(900);
    expect(pages.map(({ sent }) => sent)).toMatchObject([[{ code: "confirm" }], [{ code: "declare" }]]);
    expect(open(pages[0]!.container)).toBe(open(pages[1]!.container));
  });
  /** Chromium blurs what has the focus while Svelte takes it away, in the midst of an update. */
  it("may be taken away while it is held", async () => {
    const { container, store } = asking(given(human));
    const button = container.querySelector<HTMLElement>(".declare")!;
    await fireEvent.pointerDown(button, { button: 0 });
    const remove = vi.spyOn(Element.prototype, "remove").mockImplementation(function (this: Element) {
      if (this.contains(button)) button.dispatchEvent(new FocusEvent("blur"));
      this.parentNode?.removeChild(this);
    });
    store.view = { ...store.view!, asked: null };
    expect(flushSync).not.toThrow();
    remove.mockRestore();
    expect(container.querySelector(".declare")).toBeNull();
  });

  it("a hold that is too short declares nothing", async () => {
    const { container, sent } = asking(given(alien));
    const button = container.querySelector(".window button")!;
    await fireEvent.pointerDown(button, { button: 0 });
    await vi.advanceTimersByTimeAsync(500);
    await fireEvent.pointerUp(button);
    await vi.advanceTimersByTimeAsync(1500);
    expect(sent).toEqual([]);
  });
  it("a click that cannot hold asks twice", async () => {
    const { container, sent } = asking(given(alien));
    const button = container.querySelector(".window button")!;
    await fireEvent.click(button, { detail: 0 });
    expect(sent).toEqual([]);
    await fireEvent.click(button, { detail: 0 });
    expect(sent).toMatchObject([{ code: "declare" }]);
  });
  it.each([0, 3000])("says nothing by itself, with %i ms on the clock", async (deadline) => {
    const message = given(human);
    message.table.deadline = deadline;
    const { sent } = asking(message);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toEqual([]);
  });
  it("lets the turn begin at a click, once, and is the same line as after a reload", async () => {
    const { container, sent } = asking(given(alien));
    await fireEvent.click(container.querySelector(".window .go")!);
    await fireEvent.click(container.querySelector(".window .go")!);
    expect(sent).toMatchObject([{ code: "confirm" }]);
    const sealed = moment("Declare-alien", ({ asked: question }) => Object.assign(question as Asked, { options: [], answered: alien[0] }));
    expect(open(asking(sealed).container)).toBe(open(container));
  });
  it("has no button for a stated alien or a spectator", () => {
    for (const message of [moment("Declare-alien", (view) => (view.stated[5] = true)), { ...given([]), chair: null }]) {
      expect(asking(message).container.querySelector(".window button")).toBeNull();
    }
  });
});

describe("nothing betrays by form", () => {
  it("the two cards of a rescue look the same, whatever one may lay", () => {
    const lay = (card: string) => option(`lay:${card}`, "Lay", { card });
    const pages = [["success"], ["success", "sabotage"]].map(
      (cards) => open(asking(moment("Votes-1", (view) => (view.asked!.options = cards.map(lay)))).container),
    );
    expect(pages[0]).toBe(pages[1]);
    expect(pages[0]).not.toMatch(/i-success|i-sabotage/);
  });
  it("refuses a card that is not one's to lay, and sends nothing", async () => {
    const { container, sent } = asking(moment("Votes-1", (view) => (view.asked!.options = [option("lay:success", "Lay", { card: "success" })])));
    const fan = container.querySelector("[role=slider]")!;
    for (let tries = 0; tries < 2; tries++) {
      await fireEvent.keyDown(fan, { key: "ArrowRight" });
      await fireEvent.keyDown(fan, { key: " " });
      const found = fan.getAttribute("aria-valuetext") === "Sabotage";
      await fireEvent.keyUp(fan, { key: " " });
      if (found) break;
    }
    await fireEvent.click(container.querySelector(".btn.candle")!);
    expect(sent).toEqual([]);
  });
  it("the planner's cards are on the page only while held", async () => {
    const given = moment("Plan-2");
    const { container } = asking(given);
    const names = given.view.planning.map(eventCardName);
    for (const name of names) expect(container.innerHTML).not.toContain(name);
    const fan = container.querySelector("[role=slider]")!;
    await fireEvent.keyDown(fan, { key: " " });
    for (const name of names) expect(container.innerHTML).toContain(name);
    await fireEvent.blur(fan);
    for (const name of names) expect(container.innerHTML).not.toContain(name);
  });
  it("the last event card of all may come or be prevented", async () => {
    const single = moment("Plan-1", (view) => {
      view.planning = ["trap"];
      view.asked!.options = [option("upcoming:trap", "Upcoming", { card: "trap" }), option("prevent:trap", "Prevent", { card: "trap" })];
    });
    const { container, sent } = asking(single);
    await fireEvent.click(container.querySelector(".btn.dark")!);
    expect(sent).toMatchObject([{ code: "prevent:trap" }]);
  });
  it("the own side and cards are on the page only while held", async () => {
    const given = moment("Revelation-alien");
    const { container } = render(Hold, { store: table(given).store });
    const human = render(Hold, { store: table(moment("Revelation-alien", (view) => Object.assign(view, { alien: false, hand: ["human"], known_aliens: [] }))).store });
    expect(open(container)).toBe(open(human.container));
    const button = container.querySelector("button")!;
    await fireEvent.keyDown(button, { key: " " });
    expect(container.querySelector(".secrets")!.textContent).toMatch(/You are an alien.*Emil/s);
    await fireEvent.keyUp(button, { key: " " });
    expect(container.querySelector(".secrets")).toBeNull();
  });
});

describe("the mood of the panel", () => {
  it("does not tell who has sealed a rescue card", () => {
    const { view } = moment("Votes-1");
    const sealed = { ...view, asked: { ...view.asked!, options: [], answered: view.asked!.options[0]! } };
    expect(moodOf(sealed, 1, facets)).toEqual({ kind: "sealed", for: [4, 0] });
    expect(moodOf(moment("over-humans").view, 0, facets)).toEqual({ kind: "nothing" });
  });
  it("knows the steps in which nothing may be lit", () => {
    const secret = [...new Set(asked)].filter((name) => facets.isSecretStep(moment(name).view.asked!.step.type));
    expect([...questions(secret)].sort()).toEqual(["AskForDeclaration", "CastVotes", "LeaveOrders", "PlaceEvents"]);
  });
});

describe("what one remembers", () => {
  it("is one's own plannings and rescue cards, the last first", () => {
    const { store } = table(moment("over-humans"));
    expect(placings(store.journal)).toEqual([
      { round: 5, upcoming: ["mother_ship"], prevented: ["under_attack"] },
      { round: 4, upcoming: ["under_attack"], prevented: ["rendezvous"] },
      { round: 3, upcoming: ["mother_ship"], prevented: ["revelation"] },
    ]);
    expect(layings(store.journal)).toEqual([
      { round: 4, card: "sabotage" },
      { round: 3, card: "success" },
      { round: 3, card: "success" },
    ]);
  });
});
