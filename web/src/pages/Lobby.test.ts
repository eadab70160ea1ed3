import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import guest from "../../fixtures/Lobby-guest.json";
import host from "../../fixtures/Lobby-host.json";
import { change } from "../net/fake";
import type { Everything, Settings } from "../protocol/types";
import { fromFixture, type Sender } from "../store/table.svelte";
import { setLevel, setPlayers, setRoles, setRule } from "./lobby/settings";
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
