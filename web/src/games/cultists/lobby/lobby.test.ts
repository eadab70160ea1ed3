import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import host from "../../../../fixtures/Lobby-host.json";
import { t } from "../../../i18n";
import { setRule } from "../../../pages/lobby/settings";
import type { Settings } from "../../../protocol/types";
import { fromFixture, type Sender } from "../../../store/table.svelte";
import kinds from "../kinds.json";
import { pointsOf } from "../setup";
import type { Cultists, CultistsEverything, CultistsOptions, CultistsStore } from "../store";
import { facts } from "./facts";
import GameSheet from "./GameSheet.svelte";
import { ruleSheet } from "./houserules";
import { setLevel, setPlan, setPlayers, setProfessions, setRoles } from "./settings";

const HOST = host as unknown as CultistsEverything;

afterEach(cleanup);

function table(message: CultistsEverything) {
  const send = vi.fn<Sender>(() => true);
  const store = fromFixture<Cultists>(message, send);
  return { store, send };
}

describe("what the host changes", () => {
  function told(change: (store: CultistsStore) => void, options = {}): Settings["options"] {
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
  const chosen = (options: Settings["options"], change: (store: CultistsStore) => void) => {
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
    expect(facts(store).map(({ words }) => words).join()).toContain(`${points} points of books win, within 10 hours`);
  });
});

describe("the sides", () => {
  it.each([
    [{ players: 5 }, "One cultist, 4 investigators"],
    [{ players: 4, automa: true }, "One cultist, 4 investigators"],
    [{ players: 8, level: "custom", roles: ["seer"] }, "2 cultists, 6 investigators"],
    [{ players: 8, level: "custom", roles: ["cursed_hunter"] }, "2 cultists, 5 investigators, a Cursed Hunter"],
  ])("of %o are %s", (options, sides) => {
    const { store } = table({ ...HOST, table: { ...HOST.table, settings: { ...HOST.table.settings, options } } });
    expect(facts(store).map(({ words }) => words)).toContain(sides);
  });
});

describe("house rules", () => {
  const rules = Object.entries(kinds.rules).map(([name, { values, clause }]) => ({ name, values, clause }));
  const parts = (options: CultistsOptions) => [...new Set(ruleSheet.groups(rules, options).map(({ part }) => part))];
  const called = (...names: string[]) => names.map((name) => t(`rules-part-${name}`));
  const names = (options: CultistsOptions) => ruleSheet.groups(rules, options).flatMap((group) => group.rules.map(({ name }) => name));

  it("are those of what is played", () => {
    expect(parts({})).toEqual(called("base"));
    expect(parts({ ropes_on_any_board: true })).toEqual(called("base", "mountains"));
    expect(names({}).filter((name) => name.startsWith("ropes"))).toEqual(["ropes_on_any_board"]);
    expect(parts({ board: "polar-station", professions: true })).toEqual(called("base", "surface", "professions"));
    expect(parts({ board: "mine", level: "expert" })).toEqual(called("base", "mountains", "newcomers"));
    expect(names({ board: "mine" })).toContain("lift_exit_cost");
    expect(names({ board: "mine" })).not.toContain("owl_mandatory");
    expect(names({ level: "custom", roles: ["celebrity"] }).filter((name) => /celebrity|curse/.test(name)).length).toBe(4);
    const newcomers = ruleSheet.groups(rules, { level: "custom", roles: ["celebrity", "seer"] }).filter(({ part }) => part === t("rules-part-newcomers"));
    expect(newcomers.map(({ title }) => title)).toEqual([t("rules-group-celebrity")]);
  });

  it("stay in sight while they are not by the book", () => {
    expect(names({ owl_mandatory: false })).toContain("owl_mandatory");
  });

  it("have a group, every one of them", () => {
    for (const board of ["university", "polar-station", "mine"]) {
      const all = { board, professions: true, level: "expert" as const };
      expect(ruleSheet.groups(rules, all).filter(({ title }) => title === t("rules-group-other"))).toEqual([]);
    }
  });
});

