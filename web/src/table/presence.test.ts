import { cleanup, render, screen } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { facets } from "../games/cultists/facets";
import QuestionPanel from "../games/cultists/questions/QuestionPanel.svelte";
import { selection } from "../games/cultists/questions/selection";
import type { Cultists, CultistsEverything } from "../games/cultists/store";
import type { ChairState, Request, TableState } from "../protocol/types";
import { fromFixture } from "../store/table.svelte";
import { awaitedPeople } from "./presence.svelte";

afterEach(cleanup);

const PATIENCE = 120;

/** A moment of a game, looked at from a seat, `open` seconds after the question was put. */
function moment(name: string, from: number | null, changed: Record<number, Partial<ChairState>> = {}, table: Partial<TableState> = {}, open = 0) {
  const told = JSON.parse(readFileSync(resolve(import.meta.dirname, "../../fixtures", `${name}.json`), "utf-8")) as CultistsEverything;
  const chairs = told.table.chairs.map((chair, seat) => ({ ...chair, bot: null, person: true, ...changed[seat] }));
  const settings = { ...told.table.settings, patience: PATIENCE };
  const sent: Request[] = [];
  const mine = from === told.chair;
  const view = { ...told.view!, asked: { ...told.view!.asked!, options: mine ? told.view!.asked!.options : [] } };
  const message = { ...told, chair: from, view, table: { ...told.table, chairs, settings, now: open, asked_at: 0, ...table } };
  return { sent, message, asked: told.chair!, store: fromFixture<Cultists>(message, (request) => sent.push(request) > 0) };
}
const other = (seat: number) => (seat === 0 ? 1 : 0);
const { asked: walker, message: walking } = moment("Walk-1", null);
const name = walking.table.chairs[walker]!.name;

function waits(changed: Partial<ChairState>, open: number, from: number | null = other(walker)) {
  const { store, sent } = moment("Walk-1", from, { [walker]: changed }, {}, open);
  render(QuestionPanel, { store });
  return { store, sent };
}

describe("whom the table waits for", () => {
  it("is not spoken of as long as they may only be thinking", () => {
    waits({}, PATIENCE - 60);
    expect(screen.queryByRole("button", { name: /Let a bot play/ })).toBeNull();
    expect(screen.getByText(`Waiting for ${name}.`)).toBeTruthy();
  });

  it("has lost the connection, for so long, and a bot is one tap away", () => {
    const { sent } = waits({ away: true, since: 5 }, 190);
    expect(screen.getByText(`${name} lost the connection 3 minutes ago.`)).toBeTruthy();
    expect(screen.queryByText(`Waiting for ${name}.`)).toBeNull();
    screen.getByRole("button", { name: `Let a bot play for ${name}` }).click();
    expect(sent).toEqual([{ type: "cover", chair: walker, covered: true }]);
  });

  it("has not answered for so long, beyond the table's patience", () => {
    waits({}, PATIENCE);
    expect(screen.getByText(`${name} hasn’t answered for 2 minutes.`)).toBeTruthy();
  });

  it("may be spoken up for by one more; and one's own word can be taken back", () => {
    const me = other(walker);
    const { sent } = waits({ agreed: [me] }, PATIENCE);
    expect(screen.getByText(`You would let a bot play for ${name}. One more is enough.`)).toBeTruthy();
    screen.getByRole("button", { name: "Wait a little longer" }).click();
    expect(sent).toEqual([{ type: "cover", chair: walker, covered: false }]);
  });

  it("is told of to spectators too, who have no say", () => {
    waits({ away: true }, 0, null);
    expect(screen.getByText(`${name} has lost the connection.`)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Let a bot play/ })).toBeNull();
  });

  it("is not told apart where answers are sealed: all who were asked are the same", () => {
    const { store, message } = moment("Meet-1", null, {}, {}, PATIENCE);
    const people = awaitedPeople(store, facets, true);
    expect(people.map(({ seat }) => seat)).toEqual(message.view!.waiting_for);
    expect(new Set(people.map(({ standing }) => standing))).toEqual(new Set(["asked"]));
  });
});

describe("in a seat that a bot minds", () => {
  const minded = { decisions: 3, since: 0 };

  it("nothing can be answered, and one button takes it back, with the focus on it", () => {
    const { store, sent } = moment("Walk-1", walker, { [walker]: { covered: true } }, { minded });
    render(QuestionPanel, { store });
    expect(screen.getByText("While you were away it made 3 decisions.")).toBeTruthy();
    expect([store.view!.asked!.options, selection.places.size]).toEqual([[], 0]);
    const back = screen.getByRole("button", { name: "Take my seat back" });
    expect(document.activeElement).toBe(back);
    back.click();
    expect(sent).toEqual([{ type: "cover", chair: walker, covered: false }]);
  });

  it("a sentence of the talk is not torn from under the hands", () => {
    const form = document.body.appendChild(document.createElement("form"));
    const field = form.appendChild(document.createElement("input"));
    field.focus();
    const { store } = moment("Walk-1", walker, { [walker]: { covered: true } }, { minded });
    render(QuestionPanel, { store });
    expect(document.activeElement).toBe(field);
    form.remove();
  });
});

it("patience runs out while one looks on", async () => {
  vi.useFakeTimers();
  const { store } = waits({}, PATIENCE - 1);
  expect(store.overdue).toBe(false);
  await vi.advanceTimersByTimeAsync(1500);
  expect(store.overdue).toBe(true);
  vi.useRealTimers();
});
