import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import host from "../../../../fixtures/Lobby-host.json";
import { languages, setLanguage, t } from "../../../i18n";
import type { Everything, HouseRule } from "../../../protocol/types";
import { fromFixture, type Sender } from "../../../store/table.svelte";
import kinds from "../kinds.json";
import type { Invasion, InvasionOptions } from "../store";
import { facts } from "./facts";
import GameSheet from "./GameSheet.svelte";
import { ruleSheet } from "./houserules";

afterEach(async () => {
  cleanup();
  await setLanguage("en");
});

function table(options: InvasionOptions) {
  const message = host as unknown as Everything;
  const settings = { ...message.table.settings, game: "invasion", options };
  const send = vi.fn<Sender>(() => true);
  const store = fromFixture<Invasion>({ ...message, table: { ...message.table, settings, lobby: {} } }, send);
  const chosen = () => send.mock.calls.map(([request]) => (request.type === "configure" ? request.settings.options : null)).at(-1);
  return { store, chosen };
}

describe("the city", () => {
  it("is one of two cards, each with its map; Milan goes without saying", () => {
    const { store, chosen } = table({ players: 6, city: "washington" });
    const { container } = render(GameSheet, { store, onclose: () => {} });
    const cards = screen.getAllByRole<HTMLInputElement>("radio").filter(({ name }) => name === "city");
    expect(cards.map(({ checked }) => checked)).toEqual([false, true]);
    const drawn = [...container.querySelectorAll(".city svg")].map((map) => map.innerHTML.match(/z/g)!.length);
    expect(drawn).toEqual([121, 123]); // districts, the gathering point, and a river
    cards[0]!.click();
    expect(chosen()).toEqual({ players: 6 });
  });
});

describe("the players", () => {
  it("are four to eight, and say how many may turn alien", () => {
    const { store, chosen } = table({ players: 8 });
    const { container } = render(GameSheet, { store, onclose: () => {} });
    const seats = screen.getAllByRole<HTMLInputElement>("radio").filter(({ name }) => name === "players");
    expect(seats).toHaveLength(5);
    expect(seats[4]!.checked).toBe(true);
    expect(container.textContent).toContain("5 Assimilated cards are in the deck");
    seats[1]!.click();
    expect(chosen()).toEqual({});
  });
});

describe("what will be played", () => {
  it.each(languages)("is told in $name", async ({ code }) => {
    await setLanguage(code);
    const words = facts(table({ players: 4, scientists_to_save: 4 }).store).map((line) => line.words);
    expect(words).toHaveLength(4);
    expect(words.join()).not.toMatch(/inv-|[{}]/);
    expect(words[2]).toContain("4");
  });
});

describe("house rules", () => {
  const rules = Object.entries(kinds.rules).map(([name, { values, clause }]): HouseRule => ({ name, values: values as HouseRule["values"], clause }));

  it("have a group and words, every one that can be chosen", async () => {
    for (const { code } of languages) {
      await setLanguage(code);
      const groups = ruleSheet.groups(rules, {});
      expect(groups.map(({ title }) => title)).not.toContain(t("inv-rules-group-other"));
      for (const { rules } of groups)
        for (const { name, values } of rules) {
          expect(ruleSheet.title(name), name).not.toMatch(/inv-|^$/);
          expect(new Set(values.map((value) => ruleSheet.value(name, value))).size, name).toBe(values.length);
        }
    }
  });

  it("offer numbers where the book names one, the book's first", () => {
    const offered = ruleSheet.groups(rules, {}).flatMap((group) => group.rules);
    expect(offered.find(({ name }) => name === "motherships_to_lose")?.values).toEqual([4, 3, 5]);
    expect(offered.map(({ name }) => name)).not.toContain("pressure_track");
    expect(ruleSheet.changed({ players: 6, city: "washington", free_partial: true })).toEqual(["free_partial"]);
  });
});
