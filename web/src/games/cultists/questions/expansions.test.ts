/** What the expansions ask and show: free actions, the ritual, votes for a leader, scenes; and nothing that betrays. */

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import type { Request } from "../../../protocol/types";
import type { AnswerOption, Board, Card, GameEvent } from "../protocol";
import { fromFixture } from "../../../store/table.svelte";
import type { Cultists, CultistsEverything } from "../store";
import { coverSecrets } from "../../../talk/log";
import { lastCount, sumWords } from "./ballots";
import { keptInOrder } from "./checks";
import { actionsOf } from "./groups";
import QuestionPanel from "./QuestionPanel.svelte";
import { scenesOf } from "./scenes/scenes";
import { tell } from "./scenes/telling";
import { voice } from "../voice";
import { selection } from "./selection";

afterEach(cleanup);

function message(name: string): CultistsEverything {
  return JSON.parse(readFileSync(resolve(import.meta.dirname, "../../../../fixtures", `${name}.json`), "utf-8")) as CultistsEverything;
}
function asked(name: string, change?: (given: CultistsEverything) => void) {
  const given = message(name);
  change?.(given);
  const sent: Request[] = [];
  const store = fromFixture<Cultists>(given, (request) => sent.push(request) > 0);
  return { ...render(QuestionPanel, { store }), store, sent };
}
const open = (container: Element) => container.innerHTML.replace(/\b(s|c)\d+(-\w+)?\b/g, "").replace(/svelte-\w+/g, "");
const press = (container: Element, words: string) =>
  fireEvent.click([...container.querySelectorAll("button")].find((button) => button.textContent!.includes(words))!);

describe("every question of the expansions", () => {
  const names = [
    "Free-act", "Free-linger", "Owl", "Lamp", "Leader-vote", "Ritual-choose", "Ritual-lay", "Ropes", "Profession-tie",
    "Profession-victim", "Profession-decks", "Hunter-guess",
  ];
  it.each(names)("%s is asked on paper, in words", (name) => {
    const { container } = asked(name);
    expect(container.querySelectorAll(".paper")).toHaveLength(1);
    expect(container.textContent).not.toMatch(/(question|option|act|mark|ritual|item|profession)-[a-z]/);
  });
});

describe("free actions", () => {
  it("stand beside the action, and leave people and rooms to it until one is taken", () => {
    const { store } = asked("Free-act");
    const { groups, pass } = actionsOf(store.view!.asked!.options, []);
    expect(groups.filter(({ free }) => free).map(({ id }) => id)).toContain("hand-over");
    expect(groups.filter(({ free }) => !free).length).toBeGreaterThan(0);
    expect(pass?.kind).toBe("Pass");
    selection.offer(store, store.view!.asked!.options);
    expect([...selection.people.values()].map(({ kind }) => kind)).not.toContain("Spot");
    expect([...selection.places.values()].map(({ kind }) => kind)).not.toContain("ShootCultist");
  });
  it("are chips above the buttons, and after the action lines of their own", async () => {
    const { container } = asked("Free-act");
    const free = container.querySelector(".acts .free")!;
    expect([...free.querySelectorAll("button.act")].map((chip) => chip.textContent)).toEqual(["Hand something over"]);
    const listed = [...container.querySelectorAll(".paper > ul button.act")].map((line) => line.textContent);
    expect(listed).toHaveLength(5);
    expect(listed.join()).not.toContain("Hand something over");
    cleanup();
    const linger = asked("Free-linger").container;
    expect(linger.querySelector(".free")).toBeNull();
    expect(linger.querySelectorAll(".paper > ul button.act")).toHaveLength(2);
  });
  it("hand over what is chosen, to whom is chosen", async () => {
    const { container, sent } = asked("Free-act");
    await press(container, "Hand something over");
    await press(container, "dagger");
    await fireEvent.click(container.querySelector("[role=radio]")!);
    await fireEvent.click(container.querySelector(".acts .btn.ink")!);
    expect(sent).toMatchObject([{ type: "answer", code: expect.stringMatching(/^handover:dagger>\d$/) as string }]);
  });
  it("end with one tap when there is nothing more to do", async () => {
    const { container, sent } = asked("Free-linger");
    await press(container, "That’s all");
    expect(sent).toMatchObject([{ code: "done" }]);
  });
});

describe("the ritual", () => {
  const laying = (cards: Card[]) => (given: CultistsEverything) => {
    given.view!.hand = cards;
    given.view!.asked!.options = [...new Set(cards)].map(
      (card) => ({ code: `laydown:${card}`, kind: "LayDown", card, confirm: true, clause: "" }) as AnswerOption,
    );
  };
  it("looks the same whatever is in the hand", () => {
    const [one, other] = [asked("Ritual-lay", laying(["success", "success"])), asked("Ritual-lay", laying(["success", "sabotage"]))];
    expect(open(one.container)).toBe(open(other.container));
  });
  it("wants two taps for a card", async () => {
    const { container, sent } = asked("Ritual-lay", laying(["success", "success"]));
    await fireEvent.keyDown(container.querySelector("[role=slider]")!, { key: "ArrowRight" });
    await fireEvent.click(container.querySelector(".btn.candle")!);
    expect(sent).toEqual([]);
    await fireEvent.click(container.querySelector(".btn.candle")!);
    expect(sent).toMatchObject([{ code: "laydown:success" }]);
  });
  it("elects a leader on the ballot of all votes, and sends nobody away", () => {
    const { container, store } = asked("Leader-vote");
    expect(container.querySelector("h1")!.textContent).toBe("Who should lead the ritual?");
    expect(sumWords(store, { votes: [0, 3, 1, 0, 0, 0], abstentions: 2, ballots: null }, true)).toContain("Theo leads");
    expect(sumWords(store, { votes: [0, 2, 2, 0, 0, 0], abstentions: 2, ballots: null }, true)).toContain("No leader");
  });
});

describe("a meeting", () => {
  const on = (name: string, place: (board: Board) => string) => {
    const { container } = asked(name, ({ board, view }) => (view!.asked!.step.place = place(board!)));
    const ground = container.querySelector<SVGElement>(".scene .floor")!.dataset["ground"];
    cleanup();
    return ground;
  };
  it("stands on the floor of its place", () => {
    expect(on("Mine-together", (board) => board.lifts![0]!.id)).toBe("lift");
    expect(on("Mine-together", (board) => board.crossing!.corridors[2]!)).toBe("corridor_2");
    expect(on("Lamp", (board) => board.hallways.find(({ kind }) => kind === "ice")!.id)).toBe("ice");
    expect(on("Lamp", (board) => board.hallways.find(({ kind }) => kind !== "ice")!.id)).toBe("hall");
    expect(on("Lamp", (board) => board.rooms.find(({ colour }) => colour === "orange")!.id)).toBe("orange");
  });
});

describe("votes", () => {
  it("count each ballot for what it weighs", () => {
    const ballots: GameEvent = { type: "BallotsOpened", ballots: [2, 3, 3, 2, null, null], weights: [1, 2, 1, 1, 1, 1] };
    expect(lastCount([ballots])).toMatchObject({ votes: { 2: 2, 3: 3 }, abstentions: 2 });
  });
  it("show the tie that the Mayor decides, though the knife is noted later", () => {
    const { store } = asked("Profession-tie");
    const tied = store.view!.asked!.step.tied as number[];
    const { votes, abstentions } = lastCount(store.journal, store.view!.asked!.step.count)!;
    for (const seat of tied) expect(votes[seat]).toBe(Math.max(...votes, abstentions));
  });
});

describe("scenes", () => {
  const { store } = asked("Ritual-over");
  const kinds = (events: GameEvent[]) => scenesOf(events, 0).map(({ kind }) => kind);
  it("tell what the expansions bring, each once", () => {
    expect(kinds([{ type: "ItemFound", seat: 1, place: "red", item: "lamp" }])).toEqual(["told"]);
    const relic: GameEvent = { type: "ItemFound", seat: 1, place: "red", item: "red_relic" };
    expect(kinds([relic, { type: "RelicPlaced", relics: 2 }])).toEqual(["told"]);
    expect(kinds([relic, { type: "RelicPlaced", relics: 3 }])).toEqual(["organism"]);
    expect(kinds([{ type: "CelebrityTested", seat: 1, alive: false }, { type: "BecameGhost", seat: 1, cause: "murder" }])).toEqual(["tested"]);
    expect(kinds([{ type: "RopesThrown", seat: 0, targets: [] }])).toEqual([]);
  });
  it("know the curse from other deaths", () => {
    const died: GameEvent = { type: "BecameGhost", seat: 2, cause: "own" };
    const shown = (role: string): GameEvent => ({ type: "RoleShown", seat: 2, role });
    const [curse, fire] = ["cursebearer", "firestarter"].map((role) => tell(scenesOf([died, shown(role)], 0)[0]!, store).title);
    expect(curse).toContain("curse");
    expect(fire).toBe(tell(scenesOf([died], 0)[0]!, store).title);
  });
  it("have words for all of them", () => {
    const events: GameEvent[] = [
      { type: "DoorOpened" }, { type: "RitualCalled" }, { type: "LeaderElected", leader: 1, count: [] }, { type: "LeaderElected", leader: null, count: [] },
      { type: "ProfessionWon", seat: 1, profession: "mayor" }, { type: "DetectiveLookedRound", seat: 1 },
      { type: "Revived", seat: 1, target: 2, cards: 1 }, { type: "BecameGhost", seat: 3, cause: "exorcist" },
      { type: "RopesThrown", seat: 0, targets: [1, 2] }, { type: "PulseTurned", seat: 1, card: "dead" },
    ];
    for (const event of events.slice(0, -1)) {
      const [scene] = scenesOf(event.type === "RopesThrown" ? events.slice(-2) : [event], 0);
      const { title, detail, lines = [] } = tell(scene!, store);
      for (const words of [title, detail, ...lines]) expect(words, event.type).toMatch(/^(?!scene-)[A-Z].+/);
    }
  });
});

describe("secrets", () => {
  it("of the owl, the ritual and the Detective stay covered in the log", () => {
    const owl: GameEvent = { type: "OwlSent", seat: 0, card: "sabotage", place: "red" };
    expect(coverSecrets(owl, 0, voice.facets)).toEqual({ open: { ...owl, card: null }, secret: owl });
    const laid: GameEvent = { type: "RitualCardLaid", seat: 0, card: "failure" };
    expect(coverSecrets(laid, 0, voice.facets).open).toMatchObject({ card: null });
    expect(coverSecrets({ type: "InformantSeen", seat: 0, informant: 2 }, 0, voice.facets).open).toBeNull();
    expect(coverSecrets({ type: "SupportTokenSeen", seat: 0, informant: true }, 0, voice.facets).open).toBeNull();
  });
  it("keep the order of a deck for the Profiler alone", () => {
    const look: GameEvent = { type: "StateChecked", seat: 0, target: 2, means: "check" };
    expect(keptInOrder([look, { type: "KeptInOrder", seat: 0, target: 2 }], 2)).toBe(true);
    expect(keptInOrder([look, { type: "KeptInOrder", seat: 0, target: 2 }, look], 2)).toBe(false);
  });
});
