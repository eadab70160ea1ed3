import { mount, unmount } from "svelte";
import { afterAll, describe, expect, test } from "vitest";
import kinds from "../games/cultists/kinds.json";
import { factsOf, optionsInHash, referenceHash } from "../games/cultists/reference/facts";
import { personActions, roomActions } from "../games/cultists/reference/actions";
import { languages, setLanguage } from "../i18n";
import type { Everything, GameOptions, Level } from "../protocol/types";
import { fromFixture } from "../store/table.svelte";
import walk from "../../fixtures/Walk-1.json";
import Reference from "./Reference.svelte";

const levels = kinds.levels as Level[];
const tables = [4, 5, 6, 7, 8].flatMap((players) => levels.map((level): GameOptions => ({ players, level })));

function read(options: GameOptions): string {
  location.hash = `#/reference/${encodeURIComponent(JSON.stringify(options))}`;
  const page = mount(Reference, { target: document.body });
  const words = document.body.textContent ?? "";
  void unmount(page);
  document.body.replaceChildren();
  return words;
}

afterAll(() => setLanguage("en"));

describe.each(languages)("$name", ({ code }) => {
  test.each(tables)("$players players, $level", async (options) => {
    await setLanguage(code);
    expect(read(options)).not.toMatch(/[{}]|undefined|NaN|(reference|action|role|token|house|level)-[a-z]/);
  });
});

test("the numbers are this table's", async () => {
  await setLanguage("en");
  expect(read({ players: 5 })).toContain("Reach 10 points of books on the shelf, or see the cultist leave.");
  expect(read({ players: 8 })).toContain("Have 5 investigators dead");
});

test("a first game knows no unsafe passages, and only a game with the Assassin a strike", () => {
  const ids = (options: GameOptions) => personActions(factsOf(options)).map(({ id }) => id);
  expect(ids({ level: "first" })).not.toContain("secure-hallway");
  expect(ids({ level: "expert" })).toContain("secure-hallway");
  expect(ids({ level: "expert" })).not.toContain("assassinate");
  expect(ids({ level: "custom", roles: ["assassin"] })).toContain("assassinate");
});

test("house rules change who may do what", () => {
  const bound = factsOf({ camera_state_check_is_character_action: false, portal_close: "joint_action_with_consent" });
  expect(personActions(bound).map(({ id }) => id)).not.toContain("watch-state");
  expect(roomActions(bound).map(({ id }) => id)).toEqual(expect.arrayContaining(["watch-state", "close-together"]));
});

test("the address carries a table's facts, and nothing it should not", () => {
  const store = fromFixture(walk as unknown as Everything);
  expect(optionsInHash(referenceHash(store))).toEqual({ players: 6, level: "experienced", roles: ["seer", "infected", "firestarter"] });
  const strange = { players: 99, level: "<b>", roles: ["no"], self_vote: "x", other: 1 };
  expect(optionsInHash(`#/reference/${encodeURIComponent(JSON.stringify(strange))}`)).toEqual({ roles: [] });
  expect(optionsInHash("#/reference/%E0%A4%A")).toEqual({});
});
