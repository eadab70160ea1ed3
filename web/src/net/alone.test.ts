import { beforeEach, expect, it, vi } from "vitest";
import host from "../../fixtures/Lobby-host.json";
import walk from "../../fixtures/Walk-1.json";
import type { Everything } from "../protocol/types";
import { fromFixture, type Sender } from "../store/table.svelte";
import { isPassing, passLobby, wishFor } from "./alone.svelte";
import { change } from "./fake";

const LOBBY = host as unknown as Everything;
const { code, settings } = LOBBY.table;
let send: ReturnType<typeof vi.fn<Sender>>;

beforeEach(() => {
  send = vi.fn<Sender>(() => true);
  wishFor(code, "cultists", true);
});

it("seats a bot in each free chair, then begins", () => {
  const store = fromFixture(LOBBY, send);
  passLobby(store);
  expect(send).toHaveBeenLastCalledWith({ type: "seat_bot", chair: 5, bot: "careful" });
  const chairs = store.state!.chairs.map((chair) => (chair.person ? chair : { ...chair, bot: "careful" }));
  store.apply(change(store.version + 1, { table: { chairs, problem: "" } }));
  passLobby(store);
  expect(send).toHaveBeenLastCalledWith({ type: "begin" });
  expect(isPassing(code)).toBe(false);
});

it("lays the game that was wished for first, and brings none of the options along", () => {
  wishFor(code, "invasion", true);
  const store = fromFixture({ ...LOBBY, table: { ...LOBBY.table, settings: { ...settings, options: { level: "expert" } } } }, send);
  passLobby(store);
  const laid = { ...settings, game: "invasion", options: {}, clocks: {}, style: "" };
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: "configure", settings: laid });
  store.apply(change(store.version + 1, { table: { settings: laid } }));
  passLobby(store);
  expect(send).toHaveBeenLastCalledWith({ type: "seat_bot", chair: 5, bot: "careful" });
});

it("leaves the chairs to those who did not wish to play alone", () => {
  wishFor(code, "cultists", false);
  passLobby(fromFixture(LOBBY, send));
  expect(send).not.toHaveBeenCalled();
  expect(isPassing(code)).toBe(false);
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
  expect(isPassing(code)).toBe(false);
  expect(send).not.toHaveBeenCalled();
});

it("gives up what the house refuses", () => {
  const store = fromFixture(LOBBY, send);
  store.refuse({ type: "refusal", reason: "unknown-bot", sentence: "No.", facts: {}, mark: "" });
  passLobby(store);
  expect(isPassing(code)).toBe(false);
  expect(send).not.toHaveBeenCalled();
});
