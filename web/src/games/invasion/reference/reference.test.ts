import { mount, unmount } from "svelte";
import { afterAll, describe, expect, test } from "vitest";
import { languages, setLanguage, t } from "../../../i18n";
import { referenceHash } from "../../../net/route";
import type { Everything } from "../../../protocol/types";
import { fromFixture } from "../../../store/table.svelte";
import fixture from "../../../../fixtures/Inv-Free-one.json";
import Reference from "../Reference.svelte";
import { factsOf, hashOf, optionsFrom } from "./facts";
import type { Invasion, InvasionOptions } from "../store";

function read(options: InvasionOptions): string {
  location.hash = referenceHash("invasion", options);
  const page = mount(Reference, { target: document.body });
  const words = (document.body.textContent ?? "").replace(/\s+/g, " ");
  void unmount(page);
  document.body.replaceChildren();
  return words;
}

afterAll(() => setLanguage("en"));

describe.each(languages)("$name", ({ code }) => {
  test.each([4, 5, 6, 7, 8].flatMap((players) => ["milan", "washington"].map((city) => ({ players, city }))))(
    "$players players, $city",
    async (options) => {
      await setLanguage(code);
      expect(read({ ...options, declare_window: "own_turn" })).not.toMatch(/[{}]|undefined|NaN|\binv-|reference-[a-z]/);
    },
  );
});

test("the numbers are this table's", async () => {
  await setLanguage("en");
  expect(read({})).toContain("Bring 5 scientists to the Duomo.");
  expect(read({ players: 4 })).toContain("One Assimilated card is in play");
  const other = read({ players: 8, city: "washington", scientists_to_save: 3, motherships_to_lose: 3, pressure_track: [0, 1, 3], pressure_up_on: "saved_only" });
  for (const words of ["Bring 3 scientists to the Capitol.", "See 3 Mother Ships arrive", "5 Assimilated cards", "It runs 0 1 3, and starts at 1."]) {
    expect(other).toContain(words);
  }
  expect(other).toContain("If someone was saved, the pressure rises by one.");
});

test("a city has its own gathering card, and house rules are named where they differ", async () => {
  await setLanguage("en");
  expect(factsOf({ city: "milan" }).events.map(([card]) => card)).not.toContain("capitol");
  expect(factsOf({ city: "washington" }).events.reduce((sum, [, copies]) => sum + copies, 0)).toBe(20);
  expect(read({})).not.toContain(t("inv-reference-house-rules"));
  expect(read({ free_partial: true, trap_sector_test: "touches" })).toContain("Districts may be freed one by one INV-RQ-51 Yes");
});

test("the address carries a table's facts, and nothing it should not", () => {
  const store = fromFixture<Invasion>(fixture as unknown as Everything);
  expect(optionsFrom(hashOf(store))).toEqual({ city: "washington", yellow_events_optional: true, rescue_in_place: true, free_partial: true });
  const strange = { players: 99, city: "<b>", pressure_track: ["x"], pressure_start_index: 9, scientists_to_save: -1, free_partial: "x", other: 1 };
  expect(optionsFrom(referenceHash("invasion", strange))).toEqual({});
  expect(optionsFrom("#/reference/invasion/%E0%A4%A")).toEqual({});
});
