/** Notes beside a question, as the table shows them. What lies open is chosen by what everybody knows: it is the same for two
 *  seats that differ in what they hold alone. What a role makes of it is for those who hold to look. */

import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { flushSync, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { t } from "../i18n";
import type { Everything } from "../protocol/types";
import { fromFixture, type TableStore } from "../store/table.svelte";
import { coach } from "../table/coach.svelte";
import { plainRule } from "../table/rules";
import CultistsHold from "./cultists/hand/Hold.svelte";
import cultistsKinds from "./cultists/kinds.json";
import CultistsPanel from "./cultists/questions/QuestionPanel.svelte";
import { heldLine as cultistsLine } from "./cultists/wording/notes";
import InvasionHold from "./invasion/hand/Hold.svelte";
import InvasionPanel from "./invasion/questions/QuestionPanel.svelte";
import { actionsOf } from "./invasion/questions/actions";
import { heldLine as invasionLine } from "./invasion/wording/notes";

const FOLDER = resolve(import.meta.dirname, "../../fixtures");

type Shown = Component<{ store: never }>;
interface Moment extends Everything {
  view: { asked: { options: { kind: string; clause: string }[]; clause: string; step: { type: string } } | null } & Record<string, unknown>;
}

const read = (file: string): Moment => JSON.parse(readFileSync(resolve(FOLDER, file), "utf-8")) as Moment;
const files = readdirSync(FOLDER).filter((file) => file.endsWith(".json"));
const moments = files.filter((file) => {
  const message = read(file);
  return "table" in message && message.chair !== null && message.view?.asked;
});
const asked = moments.filter((file) => read(file).view.asked!.options.length > 0);
const isInvasion = (file: string): boolean => file.startsWith("Inv-");

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  coach.beginAgain();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const store = (message: Moment): TableStore => fromFixture(message);
function panel(message: Moment, invasion: boolean) {
  const shown = render((invasion ? InvasionPanel : CultistsPanel) as unknown as Shown, { store: store(message) as never });
  flushSync();
  return shown;
}
function hold(message: Moment, invasion: boolean) {
  return render((invasion ? InvasionHold : CultistsHold) as unknown as Shown, { store: store(message) as never });
}
/** All that is open on the page, without the names that the framework hands out by turns. */
const open = (element: Element) => element.innerHTML.replace(/\b(s|c)\d+(-\w+)?\b/g, "").replace(/svelte-\w+/g, "");

const ROLES = Object.keys(cultistsKinds.roles);

/** The same moment for a seat that holds something else: everything that it alone knows is changed. */
function worlds(file: string, roles: readonly string[] = ["investigator", "cultist", ROLES[file.length % ROLES.length]!]): Moment[] {
  const message = read(file);
  const changed = (secrets: Record<string, unknown>): Moment => {
    const copy = structuredClone(message);
    Object.assign(copy.view, secrets);
    return copy;
  };
  if (isInvasion(file)) {
    const hand = message.view.hand as string[];
    return [true, false].map((alien) => changed({ alien, known_aliens: alien ? [0, 1] : [], hand: hand.map(() => (alien ? "assimilated" : "human")) }));
  }
  const turned: Record<string, string> = { alive: "dead", success: "sabotage", dead: "alive", sabotage: "success", failure: "success" };
  const hand = message.view.hand as string[];
  return roles.map((role, index) =>
    changed({
      role,
      route: (index % 8) + 1,
      hand: index % 2 ? hand.map((card) => turned[card] ?? card) : hand,
      known_cultists: index % 2 ? [0] : [],
      start_cards: index % 3 ? [] : (message.view.at as unknown[]).map(() => "dead"),
    }),
  );
}

describe("whatever a seat holds", () => {
  test.each(moments)("%s: notes, question and cover look the same", (file) => {
    const pages = worlds(file).map((message) => {
      coach.beginAgain();
      const shown = [panel(message, isInvasion(file)), hold(message, isInvasion(file))].map(({ container }) => open(container)).join();
      cleanup();
      return shown;
    });
    expect(new Set(pages).size).toBe(1);
  });

  test.each(asked)("%s: there is a line for those who hold to look", (file) => {
    for (const message of worlds(file, ROLES)) {
      const line = isInvasion(file) ? invasionLine(store(message) as never) : cultistsLine(store(message) as never);
      expect(line, String(message.view.role)).toMatch(/^[A-Z].*[.?]$/);
    }
  });
  test.each(["Act-1.json", "Inv-Act-1.json"])("%s: it is read while one holds, and no longer", async (file) => {
    const { container } = hold(read(file), isInvasion(file));
    const button = container.querySelector("button.hold")!;
    await fireEvent.pointerDown(button, { button: 0 });
    expect(container.querySelector(".peek .advice")!.textContent).toMatch(/\w/);
    await fireEvent.keyUp(button, { key: " " });
    await fireEvent(document, new Event("visibilitychange"));
    expect(container.querySelector(".advice")).toBeNull();
  });
});

describe("a note", () => {
  const walk = () => panel(read("Walk-1.json"), false);

  test.each(asked)("%s: one comes up beside it", (file) => {
    expect(panel(read(file), isInvasion(file)).container.querySelectorAll("[role=note]")).toHaveLength(1);
  });

  test("stands before the question, takes no focus, and is told after it", () => {
    const { container } = walk();
    const [note, question] = [container.querySelector("[role=note]")!, container.querySelector("h1")!];
    expect(note.compareDocumentPosition(question) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(note.contains(document.activeElement)).toBe(false);
    const told = container.querySelector("[aria-live=polite].sr")!;
    expect(told.textContent).toBe("");
    vi.advanceTimersByTime(2000);
    flushSync();
    expect(told.textContent).toBe(note.querySelector("p")!.textContent);
  });

  test("has a second line for those who ask", async () => {
    const { container, getByText } = walk();
    expect(container.textContent).not.toContain(t("note-walk-more"));
    await fireEvent.click(getByText(t("coach-more")));
    expect(container.textContent).toContain(t("note-walk-more"));
  });

  test.each(["Got it", "Escape"])("goes with %s, and does not come again", async (way) => {
    const { container, getByText } = walk();
    if (way === "Escape") await fireEvent.keyDown(window, { key: "Escape" });
    else await fireEvent.click(getByText(t("coach-got-it")));
    expect(container.querySelector("[role=note]")).toBeNull();
    cleanup();
    expect(walk().container.textContent).not.toContain(t("note-walk", { points: 4 }));
  });

  test("goes with the answer, and one question brings one note", async () => {
    const message = read("Walk-1.json");
    const table = store(message);
    const { container } = render(CultistsPanel as unknown as Shown, { store: table as never });
    const first = container.querySelector("[role=note] p")!.textContent;
    table.apply({ type: "change", version: table.version + 1, table: {}, view: { asked: { ...message.view.asked!, number: 999 } }, journal: [] } as never);
    flushSync();
    const next = container.querySelector("[role=note] p")?.textContent ?? "";
    expect(next).not.toBe(first);
  });

  test("with the third comes the way to have no more", async () => {
    for (const file of ["Walk-1.json", "Act-1.json"]) {
      expect(panel(read(file), false).container.textContent).not.toContain(t("coach-off"));
      cleanup();
    }
    const { container, getByText } = panel(read("HoldVote-1.json"), false);
    await fireEvent.click(getByText(t("coach-off")));
    expect(container.querySelector("[role=note]")).toBeNull();
    expect(coach.on).toBe(false);
  });

  test("goes at once where notes are switched off, and comes back with them", () => {
    const { container } = walk();
    for (const on of [false, true]) {
      coach.turn(on);
      flushSync();
      expect(container.querySelectorAll("[role=note]")).toHaveLength(Number(on));
    }
  });

  test("hangs on the card of those who wait, too", () => {
    const { container } = panel(read("Inv-Waiting-1.json"), true);
    expect(container.querySelector("[role=note].waiting")).not.toBeNull();
    expect(container.querySelector(".paper")).toBeNull();
  });
});

describe("what one may do", () => {
  test("is explained the first time it stands in the list", async () => {
    const file = "Inv-Act-1.json";
    expect(panel(read(file), true).container.textContent).toContain(t("inv-note-plan"));
    cleanup();
    expect(panel(read(file), true).container.textContent).not.toContain(t("inv-note-plan"));
  });
});

describe("why", () => {
  test.each(asked)("%s: every rule behind it has the players' words", (file) => {
    const { clause, options } = read(file).view.asked!;
    const lines = isInvasion(file) && read(file).view.asked!.step.type === "Act" ? actionsOf(options as never) : [];
    const cited = [clause, ...options.map((option) => option.clause), ...lines.map((line) => line.clause)].filter(Boolean);
    expect(cited.filter((each) => plainRule(each, {}) === "")).toEqual([]);
  });

  test("says what holds at this table", () => {
    expect(plainRule("MOC-RQ-07", {})).toBe("Stepping out of a lift that hasn’t moved costs nothing.");
    expect(plainRule("MOC-RQ-07", { lift_exit_cost: 1 })).toBe("Stepping out of a lift that hasn’t moved costs one step.");
    expect(plainRule("AC-VOTE-08", { anonymous_ballots: true })).toContain("without names");
  });

  test("the exact rule is one tap further, with its number", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ id: "AC-MOVE-03", text: "Movement is compulsory.", language: "en" })));
    const { container, getByText } = panel(read("Walk-1.json"), false);
    const sheet = container.querySelector<HTMLDialogElement>("dialog")!;
    sheet.showModal = () => sheet.setAttribute("open", "");
    await fireEvent.click(container.querySelector("button.why")!);
    expect(sheet.textContent).toContain(plainRule("AC-MOVE-03", {}));
    expect(sheet.textContent).not.toMatch(/AC-MOVE/);
    await fireEvent.click(getByText(t("why-exact")));
    await vi.runAllTimersAsync();
    expect(sheet.textContent).toMatch(/AC-MOVE-03.*Movement is compulsory/s);
    vi.unstubAllGlobals();
  });
});
