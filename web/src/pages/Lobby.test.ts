import { cleanup, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import guest from "../../fixtures/Lobby-guest.json";
import host from "../../fixtures/Lobby-host.json";
import { setLanguage } from "../i18n";
import { change } from "../net/fake";
import type { Everything, Settings } from "../protocol/types";
import { fromFixture, type Sender } from "../store/table.svelte";
import { clockWords } from "./lobby/clocks";
import { building, nameRoom, panes } from "./lobby/geometry";
import SeatSheet from "./lobby/SeatSheet.svelte";
import { setClock, setGame } from "./lobby/settings";
import WhichSheet from "./lobby/WhichSheet.svelte";
import Lobby from "./Lobby.svelte";

const HOST = host as unknown as Everything;
const GUEST = guest as unknown as Everything;

afterEach(cleanup);

function table(message: Everything) {
  const send = vi.fn<Sender>(() => true);
  const store = fromFixture(message, send);
  return { store, send };
}

function laid(change: Partial<Settings>): Everything {
  return { ...HOST, table: { ...HOST.table, settings: { ...HOST.table.settings, ...change } } };
}

describe("the game", () => {
  it("is one of two cards, and another one leaves the options of the one before", () => {
    const { store, send } = table(laid({ options: { players: 7, level: "expert", roles: ["seer"] } }));
    render(WhichSheet, { store, onclose: () => {} });
    const cards = screen.getAllByRole<HTMLInputElement>("radio");
    expect(cards.map(({ checked }) => checked)).toEqual([true, false]);
    cards[1]!.click();
    const settings = { ...HOST.table.settings, game: "invasion", options: { players: 7 }, style: "" };
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: "configure", settings });
  });

  it("that is there already changes nothing", () => {
    const { store, send } = table(HOST);
    setGame(store, "cultists");
    expect(send).not.toHaveBeenCalled();
  });

  it("is told in its own lines, and in those of another one when the host changes it", async () => {
    const { store } = table(HOST);
    const { container } = render(Lobby, { store });
    await waitFor(() => expect(container.textContent).toContain("12 points of books win, within 10 hours"));
    store.apply(change(store.version + 1, { table: { settings: { ...HOST.table.settings, game: "invasion", options: {} } } }));
    await waitFor(() => expect(container.textContent).toContain("Milan"));
    expect(container.textContent).not.toContain("10 hours");
  });
});

describe("the clocks", () => {
  it("are those that the game uses; what is usual goes without saying", () => {
    const used = { turn: 0, vote: 0, window: 3 };
    expect(clockWords({}, used)).toBe("No time limits");
    expect(clockWords({ encounter: 30 }, used)).toBe("No time limits");
    expect(clockWords({ turn: 60, window: 5 }, used)).toBe("Time to answer: Moving and acting: 60 s and Declaring before a turn: 5 s");
  });

  it("keeps a change that is still on its way when the next one is made, unless it was refused", () => {
    const { store, send } = table(laid({ clocks: {} }));
    const sent = () => (send.mock.lastCall![0] as { settings: Settings }).settings.clocks;
    setClock(store, "turn", 60);
    setClock(store, "vote", 30);
    expect(sent()).toEqual({ turn: 60, vote: 30 });
    store.refuse({ type: "refusal", reason: "not-now", sentence: "", facts: {}, mark: "" });
    setClock(store, "vote", 90);
    expect(sent()).toEqual({ vote: 90 });
  });

  it("keep all else when one is changed", () => {
    const { store, send } = table(laid({ clocks: { turn: 60 } }));
    setClock(store, "window", 5);
    expect(send).toHaveBeenLastCalledWith({ type: "configure", settings: { ...HOST.table.settings, clocks: { turn: 60, window: 5 } } });
  });
});

describe("a free chair", () => {
  it("offers the bots that know the game, with a word on each", () => {
    const { store, send } = table({ ...HOST, table: { ...HOST.table, bots: ["careful", "sleuth", "searcher", "random"] } });
    render(SeatSheet, { store, chair: 5, onclose: () => {} });
    const offered = ["Careful bot", "Sleuth", "Searcher", "Random bot"].map((name) => screen.getByRole("button", { name: new RegExp(`^${name}`) }));
    expect(offered.every(({ textContent }) => textContent!.length > 30)).toBe(true);
    offered[1]!.click();
    expect(send).toHaveBeenLastCalledWith({ type: "seat_bot", chair: 5, bot: "sleuth" });
  });
});

describe("one's own seat", () => {
  const seated = (name: string): Everything => {
    const chairs = HOST.table.chairs.map((chair, number) => ({ ...chair, name: number === HOST.chair ? name : chair.name, character: number }));
    return { ...HOST, table: { ...HOST.table, chairs } };
  };

  it("gives the name away with the face that it came with, and keeps one that was typed", async () => {
    for (const [name, sent] of [["Agnes", ""], ["Ann", "Ann"]]) {
      const { store, send } = table(seated(name!));
      render(SeatSheet, { store, chair: HOST.chair!, onclose: () => {} });
      const field = screen.getByRole<HTMLInputElement>("textbox");
      expect(field.placeholder).toBe("Agnes");
      screen.getByRole("radio", { name: "The student" }).click();
      await waitFor(() => expect(field.placeholder).toBe("Felix"));
      screen.getByRole("button", { name: "That’s me" }).click();
      await waitFor(() => expect(send).toHaveBeenLastCalledWith({ type: "present", name: sent, character: 9 }));
      cleanup();
    }
  });

  it("offers no face that somebody wears", () => {
    const { store } = table(seated("Ann"));
    render(SeatSheet, { store, chair: HOST.chair!, onclose: () => {} });
    const worn = HOST.table.chairs.flatMap((chair, number) => (number !== HOST.chair && (chair.person || chair.bot) ? [number] : []));
    const closed = screen.getAllByRole<HTMLInputElement>("radio").flatMap((face, number) => (face.disabled ? [number] : []));
    expect(worn.length).toBeGreaterThan(0);
    expect(closed).toEqual(worn);
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
    expect(screen.getByRole("alert").textContent).toBe("Each special role can be used once. Remove the duplicate.");
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

  it.each([
    [360, 230],
    [390, 304],
    [430, 335],
    [1024, 768],
    [1366, 657],
    [1440, 900],
  ])("keep their names at %i × %i: no window below lies over one", (width, height) => {
    const house = building(width, height);
    for (const chairs of [4, 5, 6, 7, 8]) {
      const found = panes(house, chairs);
      expect(found[0]!.top, "below the roof").toBeGreaterThan(house.top);
      for (const { top, height: glass } of found) {
        const below = found.filter((other) => other.top > top);
        for (const other of below) expect(other.top - top - glass, `${chairs} chairs`).toBeGreaterThanOrEqual(nameRoom(house) - 0.01);
      }
    }
  });
});
