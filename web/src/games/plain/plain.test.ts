import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setLanguage } from "../../i18n";
import type { Everything, GameFacts, Request } from "../../protocol/types";
import { answerWith } from "../../replay/answers.test.support";
import { fromFixture } from "../../store/table.svelte";
import { receive, type Plain } from "./guest";
import { lobbyOf } from "./lobby";
import End from "./End.svelte";
import { resultOf } from "./result";
import Table from "./Table.svelte";
import { eventWords, optionWords, outcomeOf, questionWords, statementWords, unveiledRows } from "./words";

/** A game that nobody has drawn a page for. */
const FACTS: GameFacts = {
  name: "harbour",
  title: "Harbour",
  players: [3, 6],
  lessons: [], levels: {}, styles: { offered: [], usual: "", kinds: [] },
  facets: {
    options: {
      LookAt: { names: { target: "seat" }, target: "target" },
      Tend: { hidden: ["lamp"] },
      Burn: { confirm: true },
      Finish: { quiet: true },
    },
    events: {
      LookedAt: { names: { seat: "seat", target: "seat" }, sight: "public" },
      LampSeen: { names: { seat: "seat", target: "seat" } },
      Drew: { names: { seat: "seat" }, sight: "veiled", veils: ["cards"] },
      Counted: { sight: "public", shown: ["scene"] },
    },
    questions: { Turn: { names: { seat: "seat" } }, Tending: {}, Declaring: { uniform: true } },
  },
  view: { names: { turn: "seat", leader: "seat", met: "seat[]", "unveiled.thief": "seat" }, public: ["round", "phase", "dark", "leader", "met", "books"], per_seat: ["books"] },
  clocks: { turn: 0 },
  house_rules: [],
  teams: ["watch", "thief"],
  reasons: ["gut", "odd_lamp"],
  topics: ["suspect", "side", "account"],
  clauses: ["HB-01"],
  words: {},
};

const chairs = ["Ann", "Ben", "Eva"].map((name, number) => ({
  name, character: number, person: true, program: false, bot: null, host: number === 0, ready: true, away: false, covered: false,
})); // prettier-ignore

const option = (kind: string, fields: object = {}) => ({ code: `${kind} ${JSON.stringify(fields)}`, kind, confirm: FACTS.facets.options[kind]?.confirm ?? false, clause: "", ...fields });
const asks = (type: string, ...options: object[]) => ({ number: 4, step: { type }, options, answered: null, clause: "HB-01" });
const LIT = option("Tend", { lamp: "lit" });
const DARK = option("Tend", { lamp: "dark" });

function laid(view: object, journal: object[] = [], facts: GameFacts = FACTS, about: object = {}, chair: number | null = 0) {
  const guest = receive(facts);
  const sent: Request[] = [];
  const state = { code: "MOON42", stage: "playing", settings: { game: facts.name, options: {}, clocks: {} }, chairs, talk: [], deadline: 0, commitment: "", sides: [], ...about };
  const whole = { round: 2, phase: "night", dark: 1, winner: null, asked: null, waiting_for: [0], ...view };
  const message = { type: "everything", version: 1, chair, table: state, board: {}, view: whole, journal };
  const store = fromFixture<Plain>(message as unknown as Everything, (request) => sent.push(request) > 0);
  return { guest, store, sent };
}

function table(view: object = {}, journal: object[] = [], facts: GameFacts = FACTS) {
  const there = laid(view, journal, facts);
  return { ...there, ...render(Table, { store: there.store }) };
}

afterEach(cleanup);
afterAll(() => setLanguage("en"));

const shown = (container: Element) => container.innerHTML;
const held = (container: Element) => container.querySelector<HTMLElement>(".covered")!;
const act = (container: Element) => container.querySelector<HTMLButtonElement>(".acts .btn.ink")!;

describe("what says nothing about itself", () => {
  it("is covered: a field of the view", async () => {
    const { container } = table({ strange: "betrayal" });
    expect(shown(container)).toContain("Dark");
    expect(shown(container)).not.toMatch(/strange|betrayal/i);
    const button = container.querySelector("button.hold")!;
    await fireEvent.keyDown(button, { key: " " });
    expect(container.querySelector(".secrets")!.textContent).toMatch(/Strange.*betrayal/s);
    await fireEvent.keyUp(button, { key: " " });
    expect(shown(container)).not.toMatch(/strange|betrayal/i);
  });
  it("is covered: an event, in the log and on the board", async () => {
    const { container } = table({}, [{ type: "Counted", dark: 7 }, { type: "Whispered", secret: "betrayal" }]);
    expect(shown(container)).toContain("Counted: 7.");
    expect(shown(container)).not.toMatch(/whispered|betrayal/i);
    await fireEvent.click([...container.querySelectorAll("[role=tab]")].find(({ textContent }) => textContent === "Log")!);
    expect(shown(container)).not.toMatch(/whispered|betrayal/i);
    const button = container.querySelector("button.hold")!;
    await fireEvent.keyDown(button, { key: " " });
    expect(container.querySelector(".secrets")!.textContent).toMatch(/Whispered: betrayal/);
  });
  it("is covered: an answer, until it is held", () => {
    const { container } = table({ asked: asks("Tending", option("Betray", { whom: "everyone" })) });
    expect(shown(container)).not.toMatch(/betray/i);
    expect(held(container)).not.toBeNull();
  });
});

describe("a question", () => {
  it("has a button for each of a few answers, and people to touch", async () => {
    const { container, sent, store } = table({ asked: asks("Turn", option("LookAt", { target: 1 }), option("Finish")) });
    expect(container.querySelector("h1")!.textContent).toBe("Turn");
    expect([...container.querySelectorAll(".acts > .btn")].map(({ textContent }) => textContent!.trim())).toEqual(["Look at: Ben", "Finish"]);
    await fireEvent.click(act(container));
    expect(sent).toEqual([{ type: "answer", question: 4, code: store.view!.asked!.options[0]!.code }]);
  });
  it("asks twice what cannot be taken back", async () => {
    const { container, sent } = table({ asked: asks("Turn", option("Burn")) });
    await fireEvent.click(act(container));
    expect(sent).toEqual([]);
    await fireEvent.click(act(container));
    expect(sent).toHaveLength(1);
  });
  it("looks the same for one hidden answer and for two, before and after it was held", async () => {
    const plain = (container: Element) => container.innerHTML.replace(/\b(s|c)\d+(-\w+)?\b/g, "");
    const pages = [[LIT], [LIT, DARK]].map((options) => table({ asked: asks("Tending", ...options) }).container);
    expect(plain(pages[0]!)).toBe(plain(pages[1]!));
    for (const page of pages) {
      await fireEvent.keyDown(held(page), { key: " " });
      await fireEvent.keyUp(held(page), { key: " " });
    }
    expect(plain(pages[0]!)).toBe(plain(pages[1]!));
    expect(shown(pages[1]!)).not.toContain("Tend:");
  });
  it("shows hidden answers while held, and seals the one that was chosen", async () => {
    const { container, sent } = table({ asked: asks("Tending", LIT, DARK) });
    expect(act(container).disabled).toBe(true);
    await fireEvent.keyDown(held(container), { key: " " });
    const lines = () => [...document.querySelectorAll("[data-choice]")];
    expect(lines().map(({ textContent }) => textContent).sort()).toEqual(["Tend: dark", "Tend: lit"]);
    while (!lines().find((line) => line.classList.contains("chosen"))!.textContent!.includes("dark")) await fireEvent.keyDown(held(container), { key: "ArrowDown" });
    expect(held(container).getAttribute("aria-valuetext")).toBe("Tend: dark");
    await fireEvent.keyUp(held(container), { key: " " });
    expect(lines()).toEqual([]);
    await fireEvent.click(act(container));
    expect(sent).toMatchObject([{ code: DARK.code }]);
  });
  it("covers the answers where all who are asked must look alike, and asks all of them twice if any", async () => {
    const { container, sent } = table({ asked: asks("Declaring", option("Finish")) });
    await fireEvent.keyDown(held(container), { key: " " });
    await fireEvent.keyUp(held(container), { key: " " });
    await fireEvent.click(act(container));
    expect(sent).toEqual([]);
    await fireEvent.click(act(container));
    expect(sent).toHaveLength(1);
  });
  it("names nobody who is waited for where all must look alike", () => {
    const waiting = (type: string) => table({ asked: asks(type), waiting_for: [1] }).container.querySelector(".quiet")!.textContent;
    expect(waiting("Turn")).toContain("Ben");
    cleanup();
    expect(waiting("Declaring")).not.toContain("Ben");
  });
  it("leads to its rule only where there is one", () => {
    expect(table({ asked: asks("Turn", option("Finish")) }).container.querySelector(".ask .why")).not.toBeNull();
    cleanup();
    const { container } = table({ asked: { ...asks("Turn", option("Finish")), clause: "HB-99" } });
    expect(container.querySelector(".ask .why")).toBeNull();
  });
});

describe("words", () => {
  const WORDS = `
question-turn = Whose lamp, { $seat }?
option-look-at = Look into { $targetWhose } lamp
event-looked-at = { $seatIs ->
    [you] You look into { $targetWhose } lamp.
   *[other] { $seat } looks into { $targetWhose } lamp.
}
harbour-word-dark = out
won-thief = The thief got away
said-why-odd-lamp = the lamp was odd
`;
  const spoken = { ...FACTS, words: { en: WORDS } };

  it("come from names and types", () => {
    const { guest, store } = table();
    expect(optionWords(option("LookAt", { target: 2 }), guest, store)).toBe("Look at: Eva");
    expect(eventWords({ type: "LookedAt", seat: 1, target: 2 } as never, guest, store)).toBe("Ben: looked at Eva.");
    expect(eventWords({ type: "LampSeen", seat: 0, target: 2, lamp: "lit" } as never, guest, store)).toBe("You: lamp seen (target Eva, lamp lit).");
    expect(questionWords({ type: "Turn" }, guest, store).title).toBe("Turn");
  });
  it("of the game's own go first, in the language of the page or else in English", async () => {
    const { guest, store } = table({}, [], spoken);
    const all = () => [
      optionWords(option("LookAt", { target: 2 }), guest, store),
      eventWords({ type: "LookedAt", seat: 0, target: 2 } as never, guest, store),
      optionWords(option("Tend", { lamp: "dark" }), guest, store),
      outcomeOf(guest, { ...store, view: { winner: "thief", reason: "unseen" } } as never).title,
    ];
    const english = ["Look into Eva’s lamp", "You look into Eva’s lamp.", "Tend: out", "The thief got away"];
    expect(all().map((words) => words.replace("'", "’"))).toEqual(english);
    await setLanguage("de");
    expect(all()[3]).toBe("The thief got away");
    await setLanguage("en");
  });
  it("are found for what is said, with the reasons of the game", () => {
    const { guest, store } = table({}, [], spoken);
    expect(statementWords({ type: "accuses", chair: 1, why: "odd_lamp" }, guest, store, 0)).toMatch(/Ben.*The lamp was odd\.$/);
    expect(statementWords({ type: "denies" }, guest, store, 0)).not.toMatch(/said-/);
    expect(statementWords({ type: "asks", chair: 1, topic: "suspect" }, guest, store, 0)).toBe("Ben, who do you suspect?");
  });
  it("tell who won and what lay hidden", () => {
    const { guest, store } = table({ winner: "thief", reason: "unseen", unveiled: { thief: 2 } });
    expect(outcomeOf(guest, store)).toEqual({ title: "Thief wins", why: "Unseen." });
    expect(unveiledRows(guest, store)).toEqual([{ field: "thief", label: "Thief", value: "Eva" }]);
  });
  it("name people and lists in the view", () => {
    const { container } = table({ leader: 1, met: [0, 2], books: [3, 0, 1] });
    const told = [...container.querySelectorAll("main dl div")].map((row) => row.textContent);
    expect(told).toEqual(["Dark1", "LeaderBen", "MetAnn and Eva", "BooksAnn 3, Ben 0, Eva 1"]);
  });
});

describe("the end", () => {
  beforeEach(() => answerWith(() => ({ replay: {} })));
  afterEach(() => void vi.unstubAllGlobals());
  const sides = ["watch", "watch", "thief"];
  const over = (winner: string, chair: number | null, about: object = {}) => laid({ winner, reason: "unseen" }, [], FACTS, { stage: "over", sides, ...about }, chair);
  const headline = (winner: string, chair: number | null, about: object = {}) => {
    const { container } = render(End, { store: over(winner, chair, about).store });
    const words = container.querySelector("h1")!.textContent;
    cleanup();
    return words;
  };

  it("says whether you won, if you played and the game knows sides", () => {
    expect(headline("thief", 2)).toBe("You won. Thief wins");
    expect(headline("thief", 0)).toBe("You lost. Thief wins");
    expect(headline("thief", null)).toBe("Thief wins");
    expect(headline("nobody", 0)).toBe("Nobody wins");
    expect(headline("thief", 0, { sides: [] })).toBe("Thief wins");
  });
  it("has a picture to share, with everyone on their side, and a line for the porter's book", () => {
    const { guest, store } = over("thief", 0);
    const result = resultOf(guest, store)!;
    expect([result.mark, result.title, result.why]).toEqual(["Round 2", "Thief wins", "Unseen."]);
    expect(result.people.map(({ note, hostile }) => [note, hostile])).toEqual([["Watch", false], ["Watch", false], ["Thief", true]]); // prettier-ignore
    expect(result.ended).toMatchObject({ game: "harbour", side: "watch", won: false, others: [{ name: "Ben", foe: false }, { name: "Eva", foe: true, won: true }] });
    expect(render(End, { store }).container.querySelector(".result .btn")!.textContent).toContain("Share the result");
    expect(resultOf(guest, laid({}, [], FACTS, { sides }).store)).toBeNull();
    expect(resultOf(guest, over("thief", null).store)!.ended).toBeNull();
  });
});

it("has a lobby: how many play, house rules and clocks as the server tells them", () => {
  const rule = { name: "last_lamp", values: [true, false], clause: "" };
  const { guest, store } = table({}, [], { ...FACTS, house_rules: [rule] });
  const lobby = lobbyOf(guest);
  expect(lobby.facts(store as never).map(({ words }) => words)).toEqual(["3 players", "Teams: watch and thief"]);
  expect(lobby.rules.groups([rule, { ...rule, name: "number", values: [3] }], {}).flatMap(({ rules }) => rules)).toEqual([rule]);
  expect([lobby.rules.title("last_lamp"), lobby.rules.value("last_lamp", false)]).toEqual(["Last lamp", "No"]);
  expect(lobby.clocks).toEqual({ turn: 0 });
});
