import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import guest from "../../fixtures/Lobby-guest.json";
import host from "../../fixtures/Lobby-host.json";
import { setLanguage } from "../i18n";
import { change } from "../net/fake";
import type { Everything, Settings } from "../protocol/types";
import { fromFixture, type Sender } from "../store/table.svelte";
import kinds from "../games/cultists/kinds.json";
import { grouped } from "../games/cultists/houserules";
import { pointsOf } from "../games/cultists/setup";
import GameSheet from "./lobby/GameSheet.svelte";
import { setLevel, setPlan, setPlayers, setProfessions, setRoles, setRule } from "./lobby/settings";
import { building, panes } from "./lobby/geometry";
import Lobby from "./Lobby.svelte";

const HOST = host as unknown as Everything;
const GUEST = guest as unknown as Everything;

afterEach(cleanup);

function table(message: Everything) {
  const send = vi.fn<Sender>(() => true);
  const store = fromFixture(message, send);
  return { store, send };
}

describe("what the host changes", () => {
  function told(change: (store: ReturnType<typeof table>["store"]) => void, options = {}): Settings["options"] {
    const message = { ...HOST, table: { ...HOST.table, settings: { ...HOST.table.settings, options } } };
    const { store, send } = table(message);
    change(store);
    const request = send.mock.calls[0]![0];
    if (request.type !== "configure") throw new Error("nothing was configured");
    return request.settings.options;
  }

  it("keeps all else", () => {
    expect(told((store) => setPlayers(store, 7), { players: 6, self_vote: "forbidden" })).toEqual({ players: 7, self_vote: "forbidden" });
  });

  it("lets the AUTOMA go where it may not sit", () => {
    expect(told((store) => setPlayers(store, 7), { players: 6, automa: true })).toEqual({ players: 7 });
  });

  it("drops the Roles by hand where the level brings its own", () => {
    expect(told((store) => setLevel(store, "first"), { level: "expert", roles: ["seer"] })).toEqual({ level: "first" });
    expect(told((store) => setLevel(store, "custom"), { level: "expert", roles: ["seer"] })).toEqual({ level: "custom", roles: ["seer"] });
  });

  it("writes nothing down that is by the book", () => {
    expect(told((store) => setRule(store, "self_vote", "forbidden", "allowed"))).toEqual({ self_vote: "forbidden" });
    expect(told((store) => setRule(store, "self_vote", "allowed", "allowed"), { self_vote: "forbidden" })).toEqual({});
    expect(told((store) => setRoles(store, []), { roles: ["seer"] })).toEqual({});
  });
});

describe("the board", () => {
  const chosen = (options: Settings["options"], change: (store: ReturnType<typeof table>["store"]) => void) => {
    const { store, send } = table({ ...HOST, table: { ...HOST.table, settings: { ...HOST.table.settings, options } } });
    change(store);
    const request = send.mock.calls[0]![0];
    return request.type === "configure" ? request.settings.options : null;
  };

  it("is named, and the university goes without saying", () => {
    expect(chosen({}, (store) => setPlan(store, "mine"))).toEqual({ board: "mine" });
    expect(chosen({ board: "mine", professions: true }, (store) => setPlan(store, "university"))).toEqual({ professions: true });
    expect(chosen({}, (store) => setProfessions(store, true))).toEqual({ professions: true });
    expect(chosen({ professions: true }, (store) => setProfessions(store, false))).toEqual({});
  });

  it("is one of three cards, and what does not go together is explained", async () => {
    const options = { players: 5, board: "polar-station", professions: true };
    const problem = { problem: "Professions need two Cultists …", problem_reason: "professions-cultists", problem_facts: {} };
    const { store, send } = table({ ...HOST, table: { ...HOST.table, ...problem, settings: { ...HOST.table.settings, options } } });
    render(GameSheet, { store, onclose: () => {} });
    const cards = screen.getAllByRole<HTMLInputElement>("radio").filter(({ name }) => name === "plan");
    expect(cards.map(({ checked }) => checked)).toEqual([false, true, false]);
    expect(screen.getByRole("alert").textContent).toContain("two cultists");
    cards[2]!.click();
    expect(send).toHaveBeenLastCalledWith(expect.objectContaining({ settings: expect.objectContaining({ options: { ...options, board: "mine" } }) }));
  });
});

describe("the aim", () => {
  it.each([
    [{ players: 6 }, 12],
    [{ players: 6, board: "polar-station" }, 11],
    [{ players: 4, board: "mine" }, 10],
    [{ players: 8, board: "mine-8" }, 12],
    [{ players: 6, automa: true, board: "polar-station" }, 11],
    [{ players: 8, board_file: "mine-of-mine.toml" }, 13],
  ])("of %o is %i points", (options, points) => {
    expect(pointsOf(options)).toBe(points);
    const { store } = table({ ...HOST, table: { ...HOST.table, settings: { ...HOST.table.settings, options } } });
    const { container } = render(Lobby, { store });
    expect(container.textContent).toContain(`${points} points or 10 hours`);
  });
});

describe("house rules", () => {
  const rules = Object.entries(kinds.rules).map(([name, { values, clause }]) => ({ name, values, clause }));
  const parts = (options: Settings["options"]) => [...new Set(grouped(rules, options).map(({ part }) => part))];
  const names = (options: Settings["options"]) => grouped(rules, options).flatMap((group) => group.rules.map(({ name }) => name));

  it("are those of what is played", () => {
    expect(parts({})).toEqual(["base"]);
    expect(parts({ ropes_on_any_board: true })).toEqual(["base", "mountains"]);
    expect(names({}).filter((name) => name.startsWith("ropes"))).toEqual(["ropes_on_any_board"]);
    expect(parts({ board: "polar-station", professions: true })).toEqual(["base", "surface", "professions"]);
    expect(parts({ board: "mine", level: "expert" })).toEqual(["base", "mountains", "newcomers"]);
    expect(names({ board: "mine" })).toContain("lift_exit_cost");
    expect(names({ board: "mine" })).not.toContain("owl_mandatory");
    expect(names({ level: "custom", roles: ["celebrity"] }).filter((name) => /celebrity|curse/.test(name)).length).toBe(4);
    const newcomers = grouped(rules, { level: "custom", roles: ["celebrity", "seer"] }).filter(({ part }) => part === "newcomers");
    expect(newcomers.map(({ name }) => name)).toEqual(["celebrity"]);
  });

  it("stay in sight while they are not by the book", () => {
    expect(names({ owl_mandatory: false })).toContain("owl_mandatory");
  });

  it("have a group, every one of them", () => {
    for (const board of ["university", "polar-station", "mine"]) {
      const all = { board, professions: true, level: "expert" as const };
      expect(grouped(rules, all).filter(({ name }) => name === "other")).toEqual([]);
    }
  });
});

describe("the page", () => {
  const button = (name: RegExp | string) => screen.queryByRole("button", { name });

  it("lets the host begin as soon as nothing is in the way", async () => {
    const { store, send } = table(HOST);
    const { container } = render(Lobby, { store });
    const begin = () => container.querySelector<HTMLButtonElement>(".begin")!;
    expect(begin().disabled).toBe(true);
    store.apply(change(store.version + 1, { table: { problem: "" } }));
    await Promise.resolve();
    expect(begin().disabled).toBe(false);
    begin().click();
    expect(send).toHaveBeenLastCalledWith({ type: "begin" });
  });

  it("says in its reader's language why the game cannot begin", async () => {
    const chairs = HOST.table.chairs.map((chair) => ({ ...chair, person: true, ready: true }));
    const problem = { problem: "Each special Role exists once …", problem_reason: "roles-twice", problem_facts: {} };
    const { store } = table({ ...HOST, table: { ...HOST.table, chairs, ...problem } });
    await setLanguage("de");
    render(Lobby, { store });
    expect(screen.getByRole("alert").textContent).toBe("Jede besondere Rolle gibt es einmal. Nimm keine doppelt.");
    await setLanguage("en");
    expect(screen.getByRole("alert").textContent).toBe("Each special role exists once. Take none of them twice.");
  });

  it("lets a guest be ready, and change nothing", () => {
    const { store, send } = table(GUEST);
    const { container } = render(Lobby, { store });
    container.querySelector<HTMLButtonElement>(".begin")!.click();
    expect(send).toHaveBeenLastCalledWith({ type: "ready", ready: true });
    expect(button(/^facts-change|^Change/)).toBeNull();
  });

  it("asks nothing of those who watch", () => {
    const { store } = table({ ...HOST, chair: null });
    const { container } = render(Lobby, { store });
    expect(container.querySelector(".begin")).toBeNull();
  });
});

describe("the windows", () => {
  it.each([
    [360, 400],
    [390, 400],
    [768, 500],
    [1000, 700],
    [1440, 900],
  ])("can be tapped at %i × %i, and none hides another", (width, height) => {
    for (const chairs of [4, 5, 6, 7, 8]) {
      const found = panes(building(width, height), chairs);
      expect(found).toHaveLength(chairs);
      for (const pane of found) {
        expect(pane.width).toBeGreaterThanOrEqual(44);
        expect(pane.height).toBeGreaterThanOrEqual(44);
        const others = found.filter((other) => other !== pane);
        const hidden = others.filter(
          (other) => Math.abs(other.x - pane.x) < pane.width && Math.abs(other.top - pane.top) < pane.height,
        );
        expect(hidden).toEqual([]);
      }
    }
  });
});
