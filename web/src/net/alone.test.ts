import { beforeEach, expect, it, vi } from "vitest";
import host from "../../fixtures/Lobby-host.json";
import walk from "../../fixtures/Walk-1.json";
import type { Everything } from "../protocol/types";
import { fromFixture, type Sender } from "../store/table.svelte";
import { isPassing, passLobby, wishAlone } from "./alone";
import { change } from "./fake";

const LOBBY = host as unknown as Everything;
let send: ReturnType<typeof vi.fn<Sender>>;

beforeEach(() => {
  send = vi.fn<Sender>(() => true);
  wishAlone(LOBBY.table.code);
});

it("seats a bot in each free chair, then begins", () => {
  const store = fromFixture(LOBBY, send);
  passLobby(store);
  expect(send).toHaveBeenLastCalledWith({ type: "seat_bot", chair: 5, bot: "careful" });
  const chairs = store.state!.chairs.map((chair) => (chair.person ? chair : { ...chair, bot: "careful" as const }));
  store.apply(change(store.version + 1, { table: { chairs, problem: "" } }));
  passLobby(store);
  expect(send).toHaveBeenLastCalledWith({ type: "begin" });
  expect(isPassing(LOBBY.table.code)).toBe(false);
});

it("does nothing at another table, nor without a line", () => {
  const other = fromFixture({ ...LOBBY, table: { ...LOBBY.table, code: "OTHER2" } }, send);
  passLobby(other);
  const cut = fromFixture(LOBBY, send);
  cut.link = "lost";
  passLobby(cut);
  expect(send).not.toHaveBeenCalled();
});

it("is over when the game is on", () => {
  passLobby(fromFixture({ ...(walk as unknown as Everything), table: { ...LOBBY.table, stage: "playing" } }, send));
  expect(isPassing(LOBBY.table.code)).toBe(false);
  expect(send).not.toHaveBeenCalled();
});
