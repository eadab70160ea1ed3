import { cleanup, render, screen, waitFor } from "@testing-library/svelte";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import guest from "../../../fixtures/Lobby-guest.json";
import host from "../../../fixtures/Lobby-host.json";
import { askForGuests } from "../../games/offered.svelte";
import { passLobby, wishFor } from "../../net/alone.svelte";
import { change } from "../../net/fake";
import { keepLevel, keepStyle } from "../../net/kept";
import type { ChairState, Everything, Settings } from "../../protocol/types";
import { fromFixture, type Sender } from "../../store/table.svelte";
import Lobby from "../Lobby.svelte";
import { setGame } from "./settings";

const [HOST, GUEST] = [host, guest] as unknown as [Everything, Everything];
const LEVELS = { easy: "careful", normal: "sleuth", hard: "searcher" };
const CARD = { players: [4, 8], lessons: [], levels: LEVELS };
const CARDS = [
  { name: "cultists", title: "Cultists", ...CARD, styles: { offered: ["gentle", "human", "keen"], usual: "human", kinds: ["sleuth"] } },
  { name: "invasion", title: "Invasion", ...CARD, styles: { offered: [], usual: "", kinds: [] } },
];

beforeAll(async () => {
  vi.stubGlobal("fetch", async (path: string) => {
    if (!path.endsWith("/games")) throw new TypeError("There is no server.");
    return Response.json(CARDS);
  });
  await askForGuests();
});
afterEach(() => (cleanup(), keepStyle(""), keepLevel("")));
afterAll(() => vi.unstubAllGlobals());

function table(message: Everything, settings: Partial<Settings> = {}, bot: string | null = null) {
  const chairs = message.table.chairs.map((chair): ChairState => (chair.person || bot === null ? { ...chair, bot: null } : { ...chair, bot }));
  const send = vi.fn<Sender>(() => true);
  const laid = { ...message.table.settings, style: "", ...settings };
  return { store: fromFixture({ ...message, table: { ...message.table, chairs, settings: laid } }, send), send };
}
/** By its label: to reckon the roles of a whole page takes long on a busy machine. */
const line = (does: string, words: string) => screen.findByLabelText(`${does}: ${words}`, {}, { timeout: 4_000 });
const ways = () => [...document.querySelectorAll<HTMLInputElement>("dialog input[type=radio]")];

it("stands in the lobby in plain words, and the host changes it", async () => {
  const { store, send } = table(HOST, {}, "sleuth");
  render(Lobby, { store });
  (await line("Change", "Bots play like people")).click();
  await waitFor(() => expect(ways().map(({ value, checked }) => (checked ? `${value} ✓` : value))).toEqual(["gentle", "human ✓", "keen"]));
  ways()[2]!.click();
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: "configure", settings: { ...store.state!.settings, style: "keen" } });
  store.apply(change(store.version + 1, { table: { settings: { ...store.state!.settings, style: "keen" } } }));
  await line("Change", "Bots play to win");
});

it("is shown to guests, who change nothing", async () => {
  const { store, send } = table(GUEST, { style: "gentle" }, "sleuth");
  render(Lobby, { store });
  (await line("View", "Bots play gently")).click();
  await waitFor(() => expect(ways().map(({ value, checked }) => (checked ? `${value} ✓` : value))).toEqual(["gentle ✓", "human", "keen"]));
  expect(ways().every((way) => way.closest("fieldset")!.disabled)).toBe(true);
  expect(send).not.toHaveBeenCalled();
});

it.each([["cultists", "careful"], ["cultists", "searcher"], ["invasion", "sleuth"]])("goes unsaid where it makes no difference: %s, %s", async (game, bot) => {
  const { store } = table(HOST, { game, options: {} }, bot);
  const { container } = render(Lobby, { store });
  await waitFor(() => expect(container.querySelectorAll("li").length).toBeGreaterThan(3));
  expect(container.textContent).not.toContain("Bots play");
});

it("is shown before any bot sits there, unless those that would come know none", async () => {
  const open = { ...HOST, table: { ...HOST.table, bots: ["sleuth", "searcher"] } };
  render(Lobby, { store: table(open).store });
  await line("Change", "Bots play like people");
  cleanup();
  keepLevel("hard");
  const { container } = render(Lobby, { store: table(open).store });
  await waitFor(() => expect(container.querySelectorAll("li").length).toBeGreaterThan(3));
  expect(container.textContent).not.toContain("Bots play");
});

it("of last time is that of the next table, and of the next game only where it knows it", () => {
  keepStyle("keen");
  const { store, send } = table(HOST);
  wishFor(HOST.table.code, "cultists", false);
  passLobby(store);
  expect(send).toHaveBeenLastCalledWith({ type: "configure", settings: { ...store.state!.settings, style: "keen" } });
  setGame(store, "invasion");
  expect(send.mock.lastCall![0]).toMatchObject({ settings: { game: "invasion", style: "" } });
});
