import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import host from "../../fixtures/Lobby-host.json";
import { t } from "../i18n";
import { FREE, hasOwner, isFree } from "../protocol/chairs";
import type { ChairState, Everything } from "../protocol/types";
import { fromFixture, type Sender } from "../store/table.svelte";
import { describeSitter, sitterOf } from "../table/seats";
import ClocksSheet from "./lobby/ClocksSheet.svelte";
import SeatSheet from "./lobby/SeatSheet.svelte";
import Facade from "./lobby/Facade.svelte";

const HOST = host as unknown as Everything;
const ADA: ChairState = { ...FREE, name: "Ada", character: 3, program: true, ready: true };

afterEach(cleanup);

/** The lobby of a host, with a program in the second chair. */
function table(ada = ADA) {
  const send = vi.fn<Sender>(() => true);
  const chairs = HOST.table.chairs.map((chair, number) => (number === 1 ? ada : chair));
  return { store: fromFixture({ ...HOST, table: { ...HOST.table, chairs } }, send), send };
}

describe("a program", () => {
  it("has a chair of its own and is no person", () => {
    expect([hasOwner(ADA), isFree(ADA), ADA.person]).toEqual([true, false, false]);
    expect([hasOwner(FREE), isFree(FREE), isFree({ ...FREE, bot: "random" })]).toEqual([false, true, false]);
  });

  it("is called one at its window, where somebody who cannot see it hears it", async () => {
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(900);
    vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(600);
    const chairs = [{ ...FREE, name: "Ann", person: true }, ADA, { ...ADA, ready: false }];
    const { container } = render(Facade, { chairs, me: 0 });
    const said = [...container.querySelectorAll(".window")].map((window) => window.getAttribute("aria-label"));
    expect(said.slice(1)).toEqual(["Ada, a program, ready", "Ada, a program, not ready yet"]);
    const marks = [...container.querySelectorAll(".badge use")].map((mark) => mark.getAttribute("href"));
    expect(marks).toEqual(["#i-bot", "#i-bot"]);
    vi.restoreAllMocks();
  });

  it("is told apart on its sheet, and the host may ask it to leave", () => {
    const { store, send } = table();
    render(SeatSheet, { store, chair: 1, onclose: () => {} });
    expect(screen.getByText("Ada isn’t a person but a program someone brought along.")).toBeTruthy();
    expect(screen.getByText("Ada is ready.")).toBeTruthy();
    screen.getByRole("button", { name: "Ask Ada to leave" }).click();
    expect(send).toHaveBeenLastCalledWith({ type: "remove", chair: 1 });
  });

  it("is marked in its seat, also while it is away", () => {
    const sitter = (ada: ChairState) => sitterOf(table(ada).store, 1, []);
    expect([sitter(ADA).bot, sitter(ADA).program]).toEqual([false, true]);
    expect(describeSitter(sitter(ADA), [])).toBe("Ada, a program");
    expect(describeSitter(sitter({ ...ADA, away: true }), [])).toBe(`Ada, a program, ${t("seat-lost")}`);
    expect(describeSitter(sitter({ ...ADA, away: true, covered: true }), [])).toBe(`Ada, a program, ${t("seat-minded")}`);
  });

  it("has as much time as the host gives it", () => {
    const { store, send } = table();
    render(ClocksSheet, { store, usual: { turn: 0 }, onclose: () => {} });
    const bank = screen.getByLabelText<HTMLSelectElement>("Plus, for the whole game");
    expect(bank.value).toBe("300");
    expect([...bank.options].map(({ text }) => text).slice(0, 3)).toEqual(["no extra time", "one minute", "2 minutes"]);
    bank.value = "600";
    bank.dispatchEvent(new Event("change", { bubbles: true }));
    expect(send).toHaveBeenLastCalledWith({ type: "configure", settings: { ...HOST.table.settings, time_bank: { game: 600 } } });
  });

  it("is not spoken of where there is none", () => {
    const { store } = table(FREE);
    render(ClocksSheet, { store, usual: { turn: 0 }, onclose: () => {} });
    expect(screen.queryByText("Time for programs")).toBeNull();
  });
});
